// Queue of the screen reader's live region: one message a second, events before the question, a limited backlog.
import type { Bonus, Event, EventType, Phase, Seat } from '../../game/index.ts';

/** The income of a player's served dice. */
export interface Served {
  seat: Seat;
  thalers: number;
  beer: number;
  steps: number;
  bonuses: readonly Bonus[];
}

export interface Sentence {
  text: string;
  /** Dropped before other sentences when too many wait. */
  isRoutine: boolean;
  /** The player it is about; null or left out for those about everybody. */
  seat?: Seat | null;
  /** The event that it tells; null or left out if it tells none. */
  about?: EventType | null;
  /** About the listener: only the dice taken off are summed up, and sentences about other players are dropped first. */
  isOwn?: boolean;
  /** When too many wait, the sentences about one player's serving are summed up in one. */
  served?: Served | null;
  /** Follows from what the sentence before says: it is summed up together with that one or not at all. */
  isConsequence?: boolean;
  /** The sentence after this one gives the reason for what this one tells. */
  hasReason?: boolean;
}

/** Dice that are moved, and events that follow from another one that is said. */
const ROUTINE: readonly EventType[] = ['placed', 'takenOff', 'received', 'stepped', 'shuffled', 'gained'];
/** Events that other ones cause: without those they cannot be understood. */
const CONSEQUENCES: readonly EventType[] = ['bonus', 'lost', 'received', 'stepped'];

/** The income that an event adds. Nothing counts twice: what is received for a die or a bonus has no sentence. */
function servedIn(event: Event): Served | null {
  const nothing = { thalers: 0, beer: 0, steps: 0, bonuses: [] };
  switch (event.type) {
    case 'takenOff': {
      const { seat, thalers, beer, steps } = event;
      return { seat, thalers, beer, steps, bonuses: [] };
    }
    case 'received':
      return event.what === 'schnapps'
        ? { ...nothing, seat: event.seat, bonuses: [{ gives: 'schnapps', count: event.count }] }
        : { ...nothing, seat: event.seat, [event.what]: event.count };
    case 'bonus':
      return { ...nothing, seat: event.seat, bonuses: [event.bonus] };
    // The sentence is summed up with others but adds nothing: steps were counted with their die, losses are left out.
    case 'stepped':
    case 'lost':
      return { ...nothing, seat: event.seat };
    default:
      return null;
  }
}

/** The sentence about an event in that phase; `me` is the listener's seat. */
export function sentenceAbout(event: Event, phase: Phase, text: string, me: Seat | null): Sentence {
  const seat = 'seat' in event ? event.seat : null;
  const isOwn = seat !== null && seat === me;
  const isSummable = phase === 'serving' && (!isOwn || event.type === 'takenOff');
  return {
    text,
    isRoutine: !isOwn && ROUTINE.includes(event.type),
    seat,
    about: event.type,
    isOwn,
    served: isSummable ? servedIn(event) : null,
    isConsequence: CONSEQUENCES.includes(event.type),
  };
}

export interface Speech {
  /** Sentences in the queue. */
  waiting: readonly Sentence[];
  /** The present question to the player, said after everything else; empty when there is nothing new. */
  prompt: string;
  /** The sentences of the last message. */
  said: readonly Sentence[];
  /** Time of the last message. */
  saidAt: number;
}

export const SILENCE: Speech = { waiting: [], prompt: '', said: [], saidAt: -Infinity };

const BETWEEN_MS = 1000;
/** A longer backlog has what was served summed up, and then loses its oldest routine sentences. */
const MOST_WITH_ROUTINE = 8;
/** A longer backlog loses its oldest sentences, whatever they say: those about the listener last. */
const MOST_SENTENCES = 16;

const sumOf = (one: Served | null | undefined, other: Served): Served => ({
  seat: other.seat,
  thalers: (one?.thalers ?? 0) + other.thalers,
  beer: (one?.beer ?? 0) + other.beer,
  steps: (one?.steps ?? 0) + other.steps,
  bonuses: [...(one?.bonuses ?? []), ...other.bonuses],
});

/** All sentences about a player's serving as one, in the place of the first of them. */
function summedUp(sentences: readonly Sentence[], tell: (served: Served) => string): Sentence[] {
  const result: Sentence[] = [];
  const placeOf = new Map<Seat, number>();
  /** The player whose serving the sentence before is summed up with. */
  let previous: Seat | null = null;
  for (const sentence of sentences) {
    const { served = null, isConsequence = false } = sentence;
    // A consequence goes with the sentence before it.
    if (served === null || (isConsequence && previous !== served.seat)) {
      previous = null;
      result.push(sentence);
      continue;
    }
    previous = served.seat;
    const place = placeOf.get(served.seat);
    // One sentence alone is told as it is.
    if (place === undefined) {
      placeOf.set(served.seat, result.length);
      result.push(sentence);
      continue;
    }
    const sum = sumOf(result[place]?.served, served);
    result[place] = {
      text: tell(sum),
      isRoutine: false,
      seat: sum.seat,
      isOwn: sentence.isOwn ?? false,
      about: 'takenOff',
      served: sum,
    };
  }
  return result.filter(({ text }) => text !== '');
}

function limited(sentences: readonly Sentence[], tell: (served: Served) => string): Sentence[] {
  if (sentences.length <= MOST_WITH_ROUTINE) return [...sentences];
  const shorter = summedUp(sentences, tell);
  const surplus = Math.max(0, shorter.length - MOST_WITH_ROUTINE);
  const dropped = new Set(shorter.filter(({ isRoutine }) => isRoutine).slice(0, surplus));
  const kept = shorter.filter((sentence) => !dropped.has(sentence));
  const tooMany = Math.max(0, kept.length - MOST_SENTENCES);
  const oldest = new Set(kept.filter(({ isOwn = false }) => !isOwn).slice(0, tooMany));
  return kept.filter((sentence) => !oldest.has(sentence)).slice(-MOST_SENTENCES);
}

/** `tell` puts what was served in one sentence; empty if that is nothing. */
export const withSentences = (
  speech: Speech,
  sentences: readonly Sentence[],
  tell: (served: Served) => string,
): Speech => ({ ...speech, waiting: limited([...speech.waiting, ...sentences], tell) });

/** Why a player has done something. */
export interface SpokenReason {
  seat: Seat;
  /** The event that tells what was done; null if none does. */
  action: EventType | null;
  /** Understood only right after the sentence about that event. */
  text: string;
  /** The reason together with what was done. */
  whole: string;
}

/** The reason follows the action that it belongs to; if more was said of the player since then, it names the action. */
export function withReason(speech: Speech, { seat, action, text, whole }: SpokenReason): Speech {
  const { waiting, said } = speech;
  const at = waiting.findLastIndex(
    (sentence) => sentence.seat === seat && sentence.about === action && sentence.hasReason !== true,
  );
  const reason = { text, isRoutine: true, seat };
  const told = waiting[at];
  if (told !== undefined) return { ...speech, waiting: waiting.toSpliced(at, 1, { ...told, hasReason: true }, reason) };
  const last = said.findLast((sentence) => sentence.seat === seat && sentence.isConsequence !== true);
  const isNext = last?.about === action && waiting.every((sentence) => sentence.seat !== seat);
  return { ...speech, waiting: [isNext ? reason : { ...reason, text: whole }, ...waiting] };
}

/** A prompt that has not been said yet is replaced: it is out of date. */
export const withPrompt = (speech: Speech, prompt: string): Speech => ({ ...speech, prompt });

/** Milliseconds until the next message is due; null if the queue is empty. */
export const msToNextMessage = ({ waiting, prompt, saidAt }: Speech, now: number): number | null =>
  waiting.length === 0 && prompt === '' ? null : Math.max(0, saidAt + BETWEEN_MS - now);

/** The message with everything that waits, and the empty queue after it. */
export const nextMessage = (speech: Speech, now: number): { message: string; speech: Speech } => ({
  message: [...speech.waiting.map(({ text }) => text), speech.prompt].join(' ').trim(),
  speech: { waiting: [], prompt: '', said: speech.waiting, saidAt: now },
});
