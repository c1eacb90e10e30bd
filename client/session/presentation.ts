// The document's state of a match: table, log, scores, remarks and announcements, in step with the animations.
import type { Event, View } from '../../game/index.ts';
import type { Person, TableModel } from '../model/tableModel.ts';
import { afterSeeing, beforeOpening, whileAnimating } from '../model/duringAnimation.ts';
import type { Update } from '../net/connection.ts';
import type { BotMove } from '../net/localBots.ts';
import type { Words } from '../words/index.ts';
import { Announcer } from './announcer.ts';
import { GameHistory } from './gameHistory.ts';
import { RemarkQueue } from './remarkQueue.ts';
import type { SessionState } from './types.ts';

export class Presentation {
  /** Null before the first update of the match. */
  model: TableModel | null = null;
  /** True while the model is an earlier table: during an animation, and before the opening of a new game. */
  isAnimating = false;
  readonly #history: GameHistory;
  readonly #announcer: Announcer;
  readonly #remarks: RemarkQueue;

  constructor(words: () => Words, past: readonly View[], onMessage: () => void) {
    this.#history = new GameHistory(past);
    this.#announcer = new Announcer(words, onMessage);
    this.#remarks = new RemarkQueue(words, this.#announcer);
  }

  get state(): Pick<SessionState, 'remark' | 'log' | 'speech' | 'history'> {
    return {
      remark: this.model === null ? null : this.#remarks.shownIn(this.model.view),
      log: this.#history.entries,
      speech: this.#announcer.message,
      history: this.#history.scores,
    };
  }

  /** Reads the log anew, from the beginning of the match. */
  restart(update: Pick<Update, 'view' | 'history'>): void {
    this.#history.restart(update);
  }

  /** Shows a new game as it is before its opening has been seen. */
  beginNewGame(bare: TableModel): void {
    this.restart({ view: bare.view, history: [] });
    this.isAnimating = true;
    this.model = beforeOpening(bare);
  }

  setPast(views: readonly View[]): void {
    this.#history.setPast(views);
  }

  beginAnimation(coming: TableModel): void {
    if (this.model === null) return;
    this.isAnimating = true;
    this.#show(whileAnimating(this.model, coming), { announcesPrompt: true });
  }

  tell(events: readonly Event[], coming: TableModel): void {
    this.#announcer.addEntries(this.#history.add(events), coming);
    this.#remarks.announceWith(events, coming);
    if (this.model !== null) this.model = afterSeeing(this.model, events);
  }

  /** Called with every update, also with those whose animation is joined with the next evening's. */
  addScores(view: View): void {
    this.#history.addScores(view);
  }

  /**
   * `announcesPrompt` is false when the prompt is about to be answered without the player; `latest` is the view of the
   * latest update.
   */
  present(
    model: TableModel,
    events: readonly Event[],
    { announcesPrompt, latest }: { announcesPrompt: boolean; latest: View | undefined },
  ): void {
    this.isAnimating = false;
    this.#announcer.addEntries(this.#history.add(events), model);
    this.#remarks.announceWith(events, model);
    this.#show(model, { announcesPrompt });
    // A remark waits for its move, which may still be waiting for its animation.
    if (model.view === latest) this.#remarks.showAll(model);
  }

  /** Says the events of a moment of a replay that was jumped to, and nothing that waited before. */
  announceMoment(events: readonly Event[]): void {
    this.#announcer.clear();
    if (this.model !== null) this.#announcer.addEntries(this.#history.newest(events.length), this.model);
  }

  /** The plan or the people have changed, the match has not. */
  refresh(modelOf: (view: View) => TableModel, people: Person[]): void {
    if (this.model === null) return;
    this.model = this.isAnimating ? { ...this.model, people } : modelOf(this.model.view);
  }

  /** Shows the remark once its move has been presented; `latest` is the view of the latest update. */
  remarkOn(made: BotMove, latest: View | undefined): void {
    this.#remarks.add(made);
    if (this.model !== null && !this.isAnimating && this.model.view === latest) this.#remarks.showAll(this.model);
  }

  speak(sentence: string): void {
    this.#announcer.add(sentence);
  }

  close(): void {
    this.#announcer.close();
  }

  /** Replaces the model, and announces its prompt if that has changed. */
  #show(model: TableModel, { announcesPrompt }: { announcesPrompt: boolean }): void {
    const before = this.model?.prompt ?? null;
    this.model = model;
    if (announcesPrompt && JSON.stringify(before) !== JSON.stringify(model.prompt))
      this.#announcer.announcePrompt(model);
  }
}
