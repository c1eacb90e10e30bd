// The stage of a session: draws the table on it, and waits with that while an animation is running.
import type { Stage, StageSettings, TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { AnimationQueue } from './animationQueue.ts';

export class SessionStage {
  readonly #animations: AnimationQueue;
  #stage: Stage | null = null;
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
}
