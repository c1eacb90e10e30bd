// The stage of a session: draws the table on it, waits with that while an animation is running, and animates the opening.
import { bareTable } from '../model/opening.ts';
import type { Stage, StageSettings, TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Update } from '../net/connection.ts';
import type { AnimationQueue } from './animationQueue.ts';

export class SessionStage {
  readonly #animations: AnimationQueue;
  #stage: Stage | null = null;
  #isOpeningShown = false;
  /** The model or the selection has changed while an animation was running. */
  #isOutdated = false;

  constructor(animations: AnimationQueue) {
    this.#animations = animations;
  }

  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  attach(stage: Stage | null, settings: StageSettings): void {
    this.#stage = stage;
    this.#animations.attach(stage);
    stage?.configure(settings);
  }

  configure(settings: StageSettings): void {
    this.#stage?.configure(settings);
  }

  draw(model: TableModel | null, selection: TableSelection): void {
    this.#isOutdated = this.#animations.isRunning;
    if (model !== null && !this.#isOutdated) this.#stage?.show(model, selection);
  }

  /** Animates the beginning of a new game, once. The log has these events already, as it does not wait for a stage. */
  animateOpening({ view, history, isFresh }: Update): void {
    if (this.#stage === null || isFresh !== true || this.#isOpeningShown) return;
    this.#isOpeningShown = true;
    this.#animations.add({ events: history, isLogged: true, before: bareTable(view), after: view });
  }
}
