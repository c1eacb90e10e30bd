// Shows what happened in order: what comes while something plays is joined and played next, or skipped when it is much.
import type { Event, View } from '../../game/index.ts';
import { timelineOf } from '../model/choreography.ts';
import type { Gaze, Stage } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';

/** One way from a table to the next. */
export interface Step {
  events: readonly Event[];
  /** Has been told already, and is only to be seen now. */
  isTold?: boolean;
  before: View;
  after: View;
}

export interface PerformanceOptions {
  /** Makes a table the present one, for the document; what happened on the way to it is told. */
  present(view: View, events: readonly Event[]): TableModel;
  gaze(): Gaze;
  /** False where nothing moves: instant speed, or a page that nobody sees. */
  moves(): boolean;
  /** Nothing is left to be shown. */
  rested(): void;
}

/** Of this many events at once only the outcome is shown: who was away that long wants to go on. */
const TOO_MANY = 150;

/** Over and above what the timeline should take; a stage that is stuck is passed over then. */
const GRACE_MS = 2500;

export class Performance {
  readonly #options: PerformanceOptions;
  #stage: Stage | null = null;
  #waiting: Step[] = [];
  #isHurried = false;
  playing = false;

  constructor(options: PerformanceOptions) {
    this.#options = options;
  }

  attach(stage: Stage | null): void {
    this.#stage = stage;
  }

  add(step: Step): void {
    this.#waiting.push(step);
    if (!this.playing) void this.#run();
  }

  /** Ends what is playing, and shows the rest at once. */
  hurry(): void {
    if (!this.playing) return;
    this.#isHurried = true;
    this.#stage?.hurry();
  }

  /** What waits is no longer of interest: other eyes look now, or the match began anew. */
  drop(): void {
    this.#waiting = [];
    this.hurry();
  }

  async #run(): Promise<void> {
    this.playing = true;
    for (let step = this.#next(); step !== null; step = this.#next()) {
      const { events, news, before, after } = step;
      const model = this.#options.present(after, news);
      const stage = this.#stage;
      if (stage === null) continue;
      const isShown = this.#isHurried || !this.#options.moves() || events.length === 0 || events.length > TOO_MANY;
      if (isShown) stage.show(model, this.#options.gaze());
      else await this.#play(stage, timelineOf(events, before, after), model);
    }
    this.playing = false;
    this.#isHurried = false;
    this.#options.rested();
  }

  /** All that waits, as one step; the news are what has not been told yet. */
  #next(): (Step & { news: readonly Event[] }) | null {
    const [first] = this.#waiting;
    const last = this.#waiting.at(-1);
    if (first === undefined || last === undefined) return null;
    const events = this.#waiting.flatMap((step) => step.events);
    const news = this.#waiting.flatMap((step) => (step.isTold === true ? [] : step.events));
    this.#waiting = [];
    return { events, news, before: first.before, after: last.after };
  }

  async #play(stage: Stage, timeline: ReturnType<typeof timelineOf>, model: TableModel): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        stage.hurry();
        resolve();
      }, timeline.lasts + GRACE_MS);
    });
    try {
      await Promise.race([stage.play(timeline, model, this.#options.gaze()), patience]);
    } catch {
      // Whatever a stage stumbles over, the table must be right afterwards.
      stage.show(model, this.#options.gaze());
    }
    clearTimeout(timer);
  }
}
