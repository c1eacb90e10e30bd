// Writes the messages for screen readers: what happened, then what is asked, one message at a time so that each can be heard.
import type { LogEntry } from '../model/log.ts';
import {
  isRoutine,
  msToNextMessage,
  nextMessage,
  SILENCE,
  withPrompt,
  withSentences,
  type Speech,
} from '../model/speech.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Words } from '../words/index.ts';
import type { SessionState } from './types.ts';

export class Announcer {
  message: SessionState['speech'] = '';
  #queue: Speech = SILENCE;
  /** Seat and text of the last prompt. */
  #asked = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #words: () => Words;
  readonly #onMessage: () => void;

  constructor(words: () => Words, onMessage: () => void) {
    this.#words = words;
    this.#onMessage = onMessage;
  }

  addEntries(entries: readonly LogEntry[], viewpoint: TableModel): void {
    this.#queue = withSentences(
      this.#queue,
      entries.map((entry) => ({ text: this.#words().entry(entry, viewpoint), isRoutine: isRoutine(entry.event.type) })),
    );
    this.#schedule();
  }

  /** Adds a sentence to those that wait to be said; it is routine if what it tells is said without it, too. */
  add(sentence: string, { isRoutine = false } = {}): void {
    this.#queue = withSentences(this.#queue, [{ text: sentence, isRoutine }]);
    this.#schedule();
  }

  /** The same question is not repeated until something else was asked, or others were to act. */
  announcePrompt(model: TableModel): void {
    const asked = model.prompt.kind === 'wait' ? '' : this.#words().spokenPrompt(model.prompt, model);
    const key = `${model.me} ${asked}`;
    if (key === this.#asked) return;
    this.#asked = key;
    this.#queue = withPrompt(this.#queue, asked);
    this.#schedule();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = SILENCE;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const ms = msToNextMessage(this.#queue, Date.now());
    if (ms === null) return;
    this.#timer = setTimeout(() => {
      const { message, speech } = nextMessage(this.#queue, Date.now());
      this.#queue = speech;
      this.message = message;
      this.#onMessage();
    }, ms);
  }
}
