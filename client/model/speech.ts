// Queue of the screen reader's live region: at most one message a second, what happened before what is asked, and a limited backlog.
import type { EventType } from '../../game/index.ts';

export interface Sentence {
  text: string;
  /** True for what one can do without when much happens at once, as the log has it. */
  isRoutine: boolean;
}

/** Dice that come and go, and what follows from something else that is said. */
const ROUTINE: readonly EventType[] = ['placed', 'takenOff', 'received', 'stepped', 'refilled', 'shuffled', 'gained'];

export const isRoutine = (type: EventType): boolean => ROUTINE.includes(type);

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
/** A longer backlog loses its oldest routine sentences. */
const MOST_SENTENCES = 8;
/** The longest backlog of others; older ones are dropped. */
const MOST_NEWS = 16;

function limited(sentences: readonly Sentence[]): Sentence[] {
  const surplus = Math.max(0, sentences.length - MOST_SENTENCES);
  const dropped = new Set(sentences.filter(({ isRoutine }) => isRoutine).slice(0, surplus));
  return sentences.filter((sentence) => !dropped.has(sentence)).slice(-MOST_NEWS);
}

export const withSentences = (speech: Speech, sentences: readonly Sentence[]): Speech => ({
  ...speech,
  waiting: limited([...speech.waiting, ...sentences]),
});

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
