// Keeps the move log and the scores of each round of the match in a session.
import type { Event, View } from '../../game/index.ts';
import { scoreHistory, scoresWith, type ScoreHistory } from '../model/history.ts';
import { emptyLog, appendEvents, type Log, type LogEntry } from '../model/log.ts';
import type { Update } from '../net/connection.ts';

export class GameHistory {
  scores: ScoreHistory;
  /** Replaced with the first update, which tells the modules. */
  #log: Log = emptyLog(1);

  constructor(past: readonly View[]) {
    this.scores = scoreHistory(past);
  }

  get entries(): readonly LogEntry[] {
    return this.#log.entries;
  }

  /** Reads the log anew, from the beginning of the match. */
  restart({ view, history }: Pick<Update, 'view' | 'history'>): void {
    this.#log = appendEvents(emptyLog(view.modules), history);
  }

  /** Recalculates the scores from all views of the game so far. */
  setPast(views: readonly View[]): void {
    this.scores = scoreHistory(views);
  }

  /** Returns the entries that the events add to the log. */
  add(events: readonly Event[]): readonly LogEntry[] {
    const added = appendEvents({ ...this.#log, entries: [] }, events).entries;
    this.#log = appendEvents(this.#log, events);
    return added;
  }

  /** The entries of the last events; at least the newest entry. */
  newest(eventCount: number): readonly LogEntry[] {
    const { entries, read } = this.#log;
    const newest = entries.filter(({ number }) => number >= read - eventCount);
    return newest.length > 0 ? newest : entries.slice(-1);
  }

  /** To be called with every view: the last one of an evening holds what its last purchases brought. */
  addScores(view: View): void {
    this.scores = scoresWith(this.scores, view);
  }
}
