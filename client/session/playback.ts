// Plays back a recorded game as the connection of a spectator: step by step, by jumps, or by itself.
import type { Event, View } from '../../game/index.ts';
import type { Connection, MoveOutcome, Update } from '../net/connection.ts';
import type { Moment } from '../net/recording.ts';
import type { Playback, PlaybackState, SessionSettings } from './types.ts';

/** Milliseconds between two moments while the replay goes on by itself, by speed; an animation may take longer. */
const PACE_MS = { 0: 250, 1: 900, 2: 450 } as const satisfies Record<SessionSettings['speed'], number>;

export interface PlaybackHost {
  speed(): SessionSettings['speed'];
  isAnimating(): boolean;
  /** Ends the running animation. */
  hurry(): void;
  /** Resolves when no animation is running. */
  settled(): Promise<void>;
  onChange(): void;
}

export class RecordedConnection implements Connection, Playback {
  readonly seat = null;
  readonly #moments: readonly Moment[];
  readonly #listeners = new Set<(update: Update) => void>();
  #host: PlaybackHost | null = null;
  #moment: number;
  /** The moment that listeners have been given; another than `#moment` until a running animation has ended. */
  #shown: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  /** Grows with every `play`: a wait for an animation that began before a pause must not go on after it. */
  #run = 0;

  constructor(moments: readonly Moment[], event: number) {
    this.#moments = moments;
    this.#moment = this.#momentOf(event);
    this.#shown = this.#moment;
  }

  get state(): PlaybackState {
    return { moment: this.#moment, lastMoment: this.#lastMoment, isRunning: this.#isRunning };
  }

  /** All views up to the moment that is shown. */
  get past(): View[] {
    return this.#moments.slice(0, this.#shown + 1).map(({ view }) => view);
  }

  /** The events of the moment that is shown. */
  get events(): readonly Event[] {
    return this.#moments[this.#shown]?.events ?? [];
  }

  attach(host: PlaybackHost): void {
    this.#host = host;
  }

  goTo(wanted: number): void {
    const moment = Math.max(0, Math.min(wanted, this.#lastMoment));
    if (moment === this.#moment) return;
    this.#moment = moment;
    if (this.#host?.isAnimating() !== true) return this.#show();
    this.#host.onChange();
    this.#host.hurry();
    void this.#host.settled().then(() => this.#show());
  }

  goToEvent(event: number): void {
    this.goTo(this.#momentOf(event));
  }

  play(): void {
    if (this.#isRunning) return;
    // At the end it begins again from the first moment.
    if (this.#moment >= this.#lastMoment) this.goTo(0);
    this.#isRunning = true;
    this.#run += 1;
    this.#scheduleNext();
    this.#host?.onChange();
  }

  pause(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    clearTimeout(this.#timer);
    this.#host?.onChange();
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#update([]));
    return () => this.#listeners.delete(listener);
  }

  send(): Promise<MoveOutcome> {
    return Promise.resolve({ because: 'noSuchSeat' });
  }

  close(): void {
    this.#listeners.clear();
    this.#isRunning = false;
    clearTimeout(this.#timer);
  }

  get #lastMoment(): number {
    return this.#moments.length - 1;
  }

  /** The moment of an event, by its number in the game, from 0; past the last event, the last moment. */
  #momentOf(event: number): number {
    let count = 0;
    const moment = this.#moments.findIndex(({ events }) => {
      count += events.length;
      return event < count;
    });
    return moment < 0 ? this.#lastMoment : moment;
  }

  #show(): void {
    if (this.#shown === this.#moment) return;
    const isNext = this.#moment === this.#shown + 1;
    this.#shown = this.#moment;
    const update = this.#update(isNext ? (this.#moments[this.#moment]?.events ?? []) : []);
    for (const listener of this.#listeners) listener(update);
  }

  #update(events: Update['events']): Update {
    const moments = this.#moments.slice(0, this.#shown + 1);
    // There is always the moment of the set-up.
    const { view } = moments.at(-1) as Moment;
    return { view, events, history: moments.flatMap((moment) => moment.events), connected: true };
  }

  #scheduleNext(): void {
    if (this.#moment >= this.#lastMoment) return this.pause();
    const run = this.#run;
    this.#timer = setTimeout(
      () => {
        void this.#host?.settled().then(() => {
          if (!this.#isRunning || run !== this.#run) return;
          this.goTo(this.#moment + 1);
          this.#scheduleNext();
        });
      },
      PACE_MS[this.#host?.speed() ?? 1],
    );
  }
}
