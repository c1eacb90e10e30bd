// Queue of the screen reader's live region: at most one message a second, what happened before what is asked, and a limited backlog.
export interface Speech {
  /** Sentences in the queue. */
  waiting: readonly string[];
  /** The present question to the player, said after everything else; empty when there is nothing new. */
  prompt: string;
  /** Time of the last message. */
  saidAt: number;
}

export const SILENCE: Speech = { waiting: [], prompt: '', saidAt: -Infinity };

const BETWEEN_MS = 1000;
/** Longest backlog; older sentences are dropped, as the log has them. */
const MOST_SENTENCES = 8;

export const withSentences = (speech: Speech, sentences: readonly string[]): Speech => ({
  ...speech,
  waiting: [...speech.waiting, ...sentences].slice(-MOST_SENTENCES),
});

/** A prompt that has not been said yet is replaced: it is out of date. */
export const withPrompt = (speech: Speech, prompt: string): Speech => ({ ...speech, prompt });

/** Milliseconds until the next message is due; null if the queue is empty. */
export const msToNextMessage = ({ waiting, prompt, saidAt }: Speech, now: number): number | null =>
  waiting.length === 0 && prompt === '' ? null : Math.max(0, saidAt + BETWEEN_MS - now);

/** The message with everything that waits, and the empty queue after it. */
export const nextMessage = (speech: Speech, now: number): { message: string; speech: Speech } => ({
  message: [...speech.waiting, speech.prompt].join(' ').trim(),
  speech: { waiting: [], prompt: '', saidAt: now },
});
