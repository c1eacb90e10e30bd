// Queue of the screen reader's live region: at most one message a second, and a limited backlog.
export interface Speech {
  /** Sentences in the queue. */
  waiting: readonly string[];
  /** Time of the last message. */
  saidAt: number;
}

export const SILENCE: Speech = { waiting: [], saidAt: -Infinity };

const BETWEEN_MS = 1000;
/** Longest backlog; older sentences are dropped, as the log has them. */
const MOST_SENTENCES = 8;

export const hear = (speech: Speech, sentences: readonly string[]): Speech => ({
  ...speech,
  waiting: [...speech.waiting, ...sentences].slice(-MOST_SENTENCES),
});

/** Milliseconds until the next message is due; null if the queue is empty. */
export const waitToSpeak = ({ waiting, saidAt }: Speech, now: number): number | null =>
  waiting.length === 0 ? null : Math.max(0, saidAt + BETWEEN_MS - now);

export const say = (speech: Speech, now: number): { message: string; speech: Speech } => ({
  message: speech.waiting.join(' '),
  speech: { waiting: [], saidAt: now },
});
