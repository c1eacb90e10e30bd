// Animates events in order: those that come while an animation runs are joined and played next, or skipped if there are
// many.
import type { Event, View } from '../../game/index.ts';
import { timelineOf } from '../model/choreography.ts';
import { runsOn } from '../model/log.ts';
import { shortenTurn } from '../model/botTurnTime.ts';
import type { TableSelection, Stage } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';

/** The way from one view to a later one. */
export interface Transition {
  events: readonly Event[];
  before: View;
  after: View;
}

export interface AnimationHost {
  modelOf(view: View): TableModel;
  /** An animation begins: until it is over, the document shows the earlier table. */
  beginAnimation(before: View, after: TableModel): void;
  /** These events have been seen, and can be told. */
  tell(events: readonly Event[], after: TableModel): void;
  /** Makes the table the present one for the document; these events have not been told yet. */
  present(model: TableModel, events: readonly Event[]): void;
  selection(): TableSelection;
  /** The longest time, in milliseconds at normal speed, in which what follows this view is to be shown. */
  timeFor(before: View): number;
  /** False where nothing is animated: at instant speed, or on a page that nobody sees. */
  isAnimated(): boolean;
  /** The queue is empty and no animation is running. */
  onIdle(): void;
}

/** With more events than this at once only the outcome is shown: after a long absence the player wants to go on. */
const MOST_EVENTS = 150;

/** Time beyond the length of a timeline after which a stage counts as stuck. */
const GRACE_MS = 2500;

/** Longest wait for a stage; the game goes on without one that is still being loaded. */
const STAGE_MS = 6000;

export class AnimationQueue {
  readonly #host: AnimationHost;
  #stage: Stage | null = null;
  #waiting: Transition[] = [];
  /** The animation that is running: its events that have not been told yet, and how many of them have been seen. */
  #running: { after: View; untold: Event[]; seen: number } | null = null;
  #isHurried = false;
  /** Ends the wait for a stage: called when one is attached, or is to be waited for no longer. Null without a wait. */
  #onStage: (() => void) | null = null;
  /** True also while transitions wait for a stage. */
  isRunning = false;

  constructor(host: AnimationHost) {
    this.#host = host;
  }

  /** Null when the stage is gone. */
  attach(stage: Stage | null): void {
    this.#stage = stage;
    this.#onStage?.();
  }

  /** Holds transitions back until a stage is attached, `hurry` is called, or the longest wait is over. */
  awaitStage(): void {
    const timer = setTimeout(() => this.#onStage?.(), STAGE_MS);
    this.#onStage = () => {
      clearTimeout(timer);
      this.#onStage = null;
      void this.#run();
    };
  }

  add(transition: Transition): void {
    this.#waiting.push(transition);
    if (this.#onStage !== null) this.isRunning = true;
    else if (!this.isRunning) void this.#run();
  }

  /** Ends the running animation and presents what waits, both at once. */
  hurry(): void {
    if (!this.isRunning) return;
    this.#isHurried = true;
    this.#presentLatest();
    this.#stage?.hurry();
    this.#onStage?.();
  }

  /** Ends the running animation, and forgets the waiting transitions, as when another seat gets the screen. */
  clear(): void {
    this.#waiting = [];
    this.hurry();
  }

  async #run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.#takeWaiting(); next !== null; next = this.#takeWaiting()) {
      const { events, after } = next;
      const stage = this.#stage;
      const isInstant =
        this.#isHurried || !this.#host.isAnimated() || events.length === 0 || events.length > MOST_EVENTS;
      if (stage !== null && !isInstant) {
        await this.#play(stage, next);
        continue;
      }
      const model = this.#host.modelOf(after);
      this.#host.present(model, events);
      stage?.show(model, this.#host.selection());
    }
    this.isRunning = false;
    this.#isHurried = false;
    this.#host.onIdle();
  }

  /** All waiting transitions joined into one. */
  #takeWaiting(): Transition | null {
    const [first] = this.#waiting;
    const last = this.#waiting.at(-1);
    if (first === undefined || last === undefined) return null;
    const events = this.#waiting.flatMap((transition) => transition.events);
    this.#waiting = [];
    return { events, before: first.before, after: last.after };
  }

  async #play(stage: Stage, { events, before, after }: Transition): Promise<void> {
    const model = this.#host.modelOf(after);
    const timeline = shortenTurn(timelineOf(events, before, after), this.#host.timeFor(before));
    this.#running = { after, untold: [...events], seen: 0 };
    this.#host.beginAnimation(before, model);
    await this.#perform(stage, timeline, model);
    this.#presentLatest();
  }

  /**
   * Shows once more what the document has told already. Resolves at once where nothing is animated, or while something
   * else is being shown.
   */
  async showAgain({ events, before, after }: Transition): Promise<void> {
    const stage = this.#stage;
    if (stage === null || this.isRunning || !this.#host.isAnimated()) return;
    this.isRunning = true;
    stage.show(this.#host.modelOf(before), this.#host.selection());
    await this.#perform(stage, timelineOf(events, before, after), this.#host.modelOf(after));
    await this.#run();
  }

  async #perform(stage: Stage, timeline: Timeline, model: TableModel): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        stage.hurry();
        resolve();
      }, timeline.lasts + GRACE_MS);
    });
    const played = stage.play(timeline, model, this.#host.selection(), () => this.#onSeen(model));
    try {
      await Promise.race([played, timeout]);
    } catch {
      // A failed animation must not leave a wrong table behind.
      stage.show(model, this.#host.selection());
    }
    clearTimeout(timer);
  }

  /** The next event has been seen. Runs of the same event are told together. */
  #onSeen(model: TableModel): void {
    if (this.#running === null) return;
    const { untold } = this.#running;
    this.#running.seen += 1;
    const { seen } = this.#running;
    const last = untold[seen - 1];
    const next = untold[seen];
    if (last !== undefined && next !== undefined && runsOn(last, next)) return;
    this.#running.seen = 0;
    this.#host.tell(untold.splice(0, seen), model);
  }

  /** Presents the table after the running animation; when hurried, after all that waits. */
  #presentLatest(): void {
    const running = this.#running;
    this.#running = null;
    const waiting = this.#isHurried ? this.#takeWaiting() : null;
    const after = waiting?.after ?? running?.after;
    if (after === undefined) return;
    const model = this.#host.modelOf(after);
    this.#host.present(model, [...(running?.untold ?? []), ...(waiting?.events ?? [])]);
    if (waiting !== null) this.#stage?.show(model, this.#host.selection());
  }
}
