// Animates events in order: those that come while an animation runs are joined and played next, or skipped if there are many.
import type { Event, View } from '../../game/index.ts';
import { timelineOf } from '../model/choreography.ts';
import type { TableSelection, Stage } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';

/** The way from one view to a later one. */
export interface Transition {
  events: readonly Event[];
  /** The events are in the log already, and are only to be animated. */
  isLogged?: boolean;
  before: View;
  after: View;
}

export interface AnimationHost {
  /** Makes the view the present one for the document, before it is animated; `events` are new to the log. */
  present(view: View, events: readonly Event[]): TableModel;
  selection(): TableSelection;
  /** False where nothing is animated: at instant speed, or on a page that nobody sees. */
  isAnimated(): boolean;
  /** The queue is empty and no animation is running. */
  onIdle(): void;
}

/** With more events than this at once only the outcome is shown: after a long absence the player wants to go on. */
const MOST_EVENTS = 150;

/** Time beyond the length of a timeline after which a stage counts as stuck. */
const GRACE_MS = 2500;

export class AnimationQueue {
  readonly #host: AnimationHost;
  #stage: Stage | null = null;
  #waiting: Transition[] = [];
  #isHurried = false;
  isRunning = false;

  constructor(host: AnimationHost) {
    this.#host = host;
  }

  attach(stage: Stage | null): void {
    this.#stage = stage;
  }

  add(transition: Transition): void {
    this.#waiting.push(transition);
    if (!this.isRunning) void this.#run();
  }

  /** Ends the running animation, and shows the waiting transitions at once. */
  hurry(): void {
    if (!this.isRunning) return;
    this.#isHurried = true;
    this.#stage?.hurry();
  }

  /** Forgets the waiting transitions: another seat looks now, or the connection had a gap. */
  clear(): void {
    this.#waiting = [];
    this.hurry();
  }

  async #run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.#takeWaiting(); next !== null; next = this.#takeWaiting()) {
      const { events, unlogged, before, after } = next;
      const model = this.#host.present(after, unlogged);
      const stage = this.#stage;
      if (stage === null) continue;
      const isInstant =
        this.#isHurried || !this.#host.isAnimated() || events.length === 0 || events.length > MOST_EVENTS;
      if (isInstant) stage.show(model, this.#host.selection());
      else await this.#play(stage, timelineOf(events, before, after), model);
    }
    this.isRunning = false;
    this.#isHurried = false;
    this.#host.onIdle();
  }

  /** All waiting transitions joined into one. */
  #takeWaiting(): (Transition & { unlogged: readonly Event[] }) | null {
    const [first] = this.#waiting;
    const last = this.#waiting.at(-1);
    if (first === undefined || last === undefined) return null;
    const events = this.#waiting.flatMap((transition) => transition.events);
    const unlogged = this.#waiting.flatMap((transition) => (transition.isLogged === true ? [] : transition.events));
    this.#waiting = [];
    return { events, unlogged, before: first.before, after: last.after };
  }

  async #play(stage: Stage, timeline: ReturnType<typeof timelineOf>, model: TableModel): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        stage.hurry();
        resolve();
      }, timeline.lasts + GRACE_MS);
    });
    try {
      await Promise.race([stage.play(timeline, model, this.#host.selection()), timeout]);
    } catch {
      // A failed animation must not leave a wrong table behind.
      stage.show(model, this.#host.selection());
    }
    clearTimeout(timer);
  }
}
