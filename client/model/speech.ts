// What the live region says: all that happened, but no more than one message a second, and never a flood.
export interface Speech {
  /** Sentences that wait to be said. */
  waiting: readonly string[];
  /** When something was said last. */
  saidAt: number;
}

export const SILENCE: Speech = { waiting: [], saidAt: -Infinity };

const BETWEEN_MS = 1000;
/** Older news is left to the log. */
const MOST_SENTENCES = 8;

export const hear = (speech: Speech, sentences: readonly string[]): Speech => ({
  ...speech,
  waiting: [...speech.waiting, ...sentences].slice(-MOST_SENTENCES),
});

/** Milliseconds until something may be said; null when there is nothing to say. */
export const waitToSpeak = ({ waiting, saidAt }: Speech, now: number): number | null =>
  waiting.length === 0 ? null : Math.max(0, saidAt + BETWEEN_MS - now);

export const say = (speech: Speech, now: number): { message: string; speech: Speech } => ({
  message: speech.waiting.join(' '),
  speech: { waiting: [], saidAt: now },
});
