// Writes the messages for screen readers, at most one a second, so that each can be heard: what has happened since the
// last one, shortened if that is much, then what is asked.
import type { LogEntry } from '../model/log.ts';
import {
  msToNextMessage,
  nextMessage,
  sentenceAbout,
  SILENCE,
  withPrompt,
  withReason,
  withSentences,
  type SpokenReason,
  type Sentence,
  type Speech,
} from '../model/speech.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Words } from '../words/index.ts';
import type { SessionState } from './types.ts';

export class Announcer {
  /** The last message. */
  message: SessionState['speech'] = { text: '', number: 0 };
  #queue: Speech = SILENCE;
  /** The table of the last events. */
  #viewpoint: TableModel | null = null;
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
    this.#viewpoint = viewpoint;
    this.#add(
      entries.map((entry) =>
        sentenceAbout(entry.event, entry.phase, this.#words().entry(entry, viewpoint), viewpoint.me),
      ),
    );
  }

  /** Adds a sentence to the queue. */
  add(text: string): void {
    this.#add([{ text, isRoutine: false }]);
  }

  /** Adds why a player has done something; may be dropped when too many sentences wait. */
  addReason(reason: SpokenReason): void {
    this.#queue = withReason(this.#queue, reason);
    this.#schedule();
  }

  /** Leaves unsaid what waits. */
  clear(): void {
    this.#queue = { ...this.#queue, waiting: [], prompt: '' };
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

  #add(sentences: readonly Sentence[]): void {
    // When too many sentences wait, `served`, the income of one player's dice, is told in one sentence.
    this.#queue = withSentences(this.#queue, sentences, (served) =>
      this.#viewpoint === null ? '' : this.#words().served(served, this.#viewpoint),
    );
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const ms = msToNextMessage(this.#queue, Date.now());
    if (ms === null) return;
    this.#timer = setTimeout(() => {
      const { message, speech } = nextMessage(this.#queue, Date.now());
      this.#queue = speech;
      this.message = { text: message, number: this.message.number + 1 };
      this.#onMessage();
    }, ms);
  }
}
