// Queue of the screen reader's live region: at most one message a second, what happened before what is asked, and a limited backlog.
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
  /** May be dropped when too many wait: the log has it, too. */
  isRoutine: boolean;
  /** The player it is about; null or left out for those about everybody. */
  seat?: Seat | null;
  /** When too many wait, the sentences about one player's serving are summed up in one. */
  served?: Served | null;
  /** Follows from what the sentence before says: it is summed up together with that one or not at all. */
  isConsequence?: boolean;
}

/** Dice that are moved, and events that follow from another one that is said. */
const ROUTINE: readonly EventType[] = ['placed', 'takenOff', 'received', 'stepped', 'shuffled', 'gained'];
/** Events that other ones cause: without those they cannot be understood. */
const CONSEQUENCES: readonly EventType[] = ['bonus', 'lost'];

/** The income that an event adds. Nothing counts twice: events that follow from a die or a bonus have no sentence of their own. */
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
    // Adds nothing, as the steps were counted with their die, but its sentence is summed up with the others.
    case 'stepped':
    case 'lost':
      return { ...nothing, seat: event.seat };
    default:
      return null;
  }
}

/** The sentence about an event in that phase. */
export const sentenceAbout = (event: Event, phase: Phase, text: string): Sentence => ({
  text,
  isRoutine: ROUTINE.includes(event.type),
  seat: 'seat' in event ? event.seat : null,
  served: phase === 'serving' ? servedIn(event) : null,
  isConsequence: CONSEQUENCES.includes(event.type),
});

export interface Speech {
  /** Sentences in the queue. */
  waiting: readonly Sentence[];
  /** The present question to the player, said after everything else; empty when there is nothing new. */
  prompt: string;
  /** Time of the last message. */
  saidAt: number;
}

export const SILENCE: Speech = { waiting: [], prompt: '', saidAt: -Infinity };

const BETWEEN_MS = 1000;
/** A longer backlog has what was served summed up, and then loses its oldest routine sentences. */
const MOST_WITH_ROUTINE = 8;
/** A longer backlog loses its oldest sentences, whatever they say. */
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
  let isPreviousSummedUp = false;
  for (const sentence of sentences) {
    const { served = null, isConsequence = false } = sentence;
    // A consequence goes with the sentence before it.
    const isSummedUp: boolean = served !== null && (!isConsequence || isPreviousSummedUp);
    isPreviousSummedUp = isSummedUp;
    if (served === null || !isSummedUp) {
      result.push(sentence);
      continue;
    }
    const place = placeOf.get(served.seat) ?? result.length;
    const sum = sumOf(result[place]?.served, served);
    placeOf.set(served.seat, place);
    result[place] = { text: tell(sum), isRoutine: false, seat: sum.seat, served: sum };
  }
  return result.filter(({ text }) => text !== '');
}

function limited(sentences: readonly Sentence[], tell: (served: Served) => string): Sentence[] {
  if (sentences.length <= MOST_WITH_ROUTINE) return [...sentences];
  const shorter = summedUp(sentences, tell);
  const surplus = Math.max(0, shorter.length - MOST_WITH_ROUTINE);
  const dropped = new Set(shorter.filter(({ isRoutine }) => isRoutine).slice(0, surplus));
  return shorter.filter((sentence) => !dropped.has(sentence)).slice(-MOST_SENTENCES);
}

/** `tell` puts what was served in one sentence; empty if that is nothing. */
export const withSentences = (
  speech: Speech,
  sentences: readonly Sentence[],
  tell: (served: Served) => string,
): Speech => ({ ...speech, waiting: limited([...speech.waiting, ...sentences], tell) });

/** A player's reason follows what waits to be said of that player, or comes last. */
export function withReason(speech: Speech, seat: Seat, text: string): Speech {
  const { waiting } = speech;
  const at = waiting.findLastIndex((sentence) => sentence.seat === seat);
  const reason = { text, isRoutine: true, seat };
  return { ...speech, waiting: waiting.toSpliced(at < 0 ? waiting.length : at + 1, 0, reason) };
}

/** A prompt that has not been said yet is replaced: it is out of date. */
export const withPrompt = (speech: Speech, prompt: string): Speech => ({ ...speech, prompt });

/** Milliseconds until the next message is due; null if the queue is empty. */
export const msToNextMessage = ({ waiting, prompt, saidAt }: Speech, now: number): number | null =>
  waiting.length === 0 && prompt === '' ? null : Math.max(0, saidAt + BETWEEN_MS - now);

/** The message with everything that waits, and the empty queue after it. */
export const nextMessage = (speech: Speech, now: number): { message: string; speech: Speech } => ({
  message: [...speech.waiting.map(({ text }) => text), speech.prompt].join(' ').trim(),
  speech: { waiting: [], prompt: '', saidAt: now },
});
