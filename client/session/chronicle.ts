// What a session remembers of the game and says of it: the log, the scores of each round, the words for ears.
import type { Event, View } from '../../game/index.ts';
import { scoreHistory, scoresWith, type ScoreHistory } from '../model/history.ts';
import { emptyLog, readOn, type Log, type LogEntry } from '../model/log.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Update } from '../net/connection.ts';
import type { SessionState } from '../tableSession.ts';
import type { Words } from '../words/index.ts';
import { Speaker } from './speaker.ts';

export class Chronicle {
  scores: ScoreHistory;
  speech: SessionState['speech'] = { polite: '', urgent: '' };
  #log: Log = emptyLog(1);
  readonly #words: Words;
  readonly #speaker: Speaker;

  constructor(words: Words, past: readonly View[], onSpoken: () => void) {
    this.#words = words;
    this.scores = scoreHistory(past);
    this.#speaker = new Speaker((polite) => {
      this.speech = { ...this.speech, polite };
      onSpoken();
    });
  }

  get entries(): readonly LogEntry[] {
    return this.#log.entries;
  }

  /** Reads all that has happened so far, and says none of it. */
  startOver({ view, history }: Update): void {
    this.#log = readOn(emptyLog(view.modules), history);
  }

  /** All tables that there were. */
  recall(tables: readonly View[]): void {
    this.scores = scoreHistory(tables);
  }

  hear(events: readonly Event[], { view, people, me }: TableModel): void {
    const news = readOn({ ...this.#log, entries: [] }, events).entries;
    this.#log = readOn(this.#log, events);
    this.scores = scoresWith(this.scores, view);
    this.#speaker.hear(news.map((entry) => this.#words.entry(entry, people, me)));
  }

  /** Says at once what is asked now. */
  announce(model: TableModel): void {
    const { title, todo } = this.#words.prompt(model.prompt, model);
    this.speech = { ...this.speech, urgent: model.prompt.kind === 'wait' ? '' : `${title}. ${todo}` };
  }

  close(): void {
    this.#speaker.close();
  }
}
