// Plays a timeline, as motions or as a fade; the table is correct afterwards even if a motion fails.
import type { Event } from '../../game/index.ts';
import type { StageSettings } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';
import type { FramePacer } from './framePacer.ts';
import type { Layout } from './layout.ts';
import { Animator } from './motions/animator.ts';
import { playAside } from './motions/asides.ts';
import { playMotion } from './motions/index.ts';
import type { Piece } from './pieces/piece.ts';
import type { Sounds } from './sound.ts';
import type { TableScene } from './TableScene.ts';

export interface AnimatedStep {
  timeline: Timeline;
  layout: Layout;
  before: TableModel;
  after: TableModel;
  /** Pieces of the table after the timeline, in the same layout. */
  coming: readonly Piece[];
  drawBefore: () => void;
  drawAfter: () => void;
  /** Called for each event once it has been seen; never with reduced motion. */
  onSeen: () => void;
}

/** The time in which the new pieces of a table fade in, with reduced motion. */
const FADE_MS = 220;
/** A timeline is ended when it is this late: background pages get no frames. */
const PATIENCE_MS = 1500;

export class TimelinePlayer {
  readonly #scene: TableScene;
  readonly #frames: FramePacer;
  readonly #sounds: Sounds;
  #settings: Pick<StageSettings, 'speed' | 'reducedMotion'> = { speed: 1, reducedMotion: false };
  #end: (() => void) | null = null;

  constructor(scene: TableScene, frames: FramePacer, sounds: Sounds) {
    this.#scene = scene;
    this.#frames = frames;
    this.#sounds = sounds;
  }

  get isPlaying(): boolean {
    return this.#end !== null;
  }

  configure(settings: StageSettings): void {
    this.#settings = settings;
  }

  play(step: AnimatedStep): Promise<void> {
    return this.#settings.reducedMotion ? this.#fade(step) : this.#playMotions(step);
  }

  /** Ends the current timeline at once and shows its final table. */
  finish(): void {
    this.#end?.();
  }

  #playMotions({
    timeline,
    layout,
    before,
    after,
    coming,
    drawBefore,
    drawAfter,
    onSeen,
  }: AnimatedStep): Promise<void> {
    const speed = this.#settings.speed === 0 ? 1 : this.#settings.speed;
    drawBefore();
    this.#scene.bake();
    const animator = new Animator({ scene: this.#scene, layout, before, after, coming, speed });
    const begun = new Set<Event>();
    for (const { begin, lasts, motion, event } of timeline.cues)
      animator.later(begin, () => {
        markBegin(motion.motion, event.type, lasts / speed);
        this.#sounds.play(motion);
        if (!begun.has(event)) playAside(animator, event);
        begun.add(event);
        playMotion(animator, motion, lasts);
      });
    for (const at of timeline.seen) animator.later(at, onSeen);
    return this.#until(
      timeline.lasts / speed,
      (over) => animator.later(timeline.lasts, over),
      () => {
        this.#scene.unbake();
        animator.end();
        drawAfter();
      },
    );
  }

  #fade({ timeline, drawAfter }: AnimatedStep): Promise<void> {
    const keysBefore = new Set(this.#scene.board.pieces.map(({ piece }) => piece.key));
    drawAfter();
    for (const { motion } of timeline.cues) this.#sounds.play(motion);
    const fresh = this.#scene.board.pieces.filter(({ piece }) => !keysBefore.has(piece.key));
    for (const { image } of fresh) image.setAlpha(0);
    for (const { image, piece } of fresh)
      this.#scene.tweens.add({ targets: image, alpha: piece.alpha ?? 1, duration: FADE_MS });
    return this.#until(
      FADE_MS,
      (over) => this.#scene.time.delayedCall(FADE_MS, over),
      () => {
        this.#scene.tweens.killAll();
        this.#scene.time.removeAllEvents();
        for (const { image, piece } of fresh) image.setAlpha(piece.alpha ?? 1);
      },
    );
  }

  /**
   * Calls `end` and resolves when the scheduled call comes, the timeline is hurried, or no frames arrive any more.
   * `realMs` is the time after which that call is due.
   */
  #until(realMs: number, schedule: (over: () => void) => void, end: () => void): Promise<void> {
    const stopDrawing = this.#frames.keepDrawing();
    return new Promise((resolve) => {
      const finish = (): void => {
        if (this.#end !== finish) return;
        this.#end = null;
        window.clearTimeout(patience);
        try {
          end();
        } finally {
          // Also if the table could not be drawn: the timelines after this one wait for it.
          stopDrawing();
          resolve();
        }
      };
      const patience = window.setTimeout(finish, realMs + PATIENCE_MS);
      this.#end = finish;
      schedule(finish);
    });
  }
}

/** Sets a performance mark, which profilers and the bench observe, and clears it at once, as marks would pile up. */
function markBegin(motion: string, event: string, lasts: number): void {
  performance.mark(motion, { detail: { event, lasts } });
  performance.clearMarks(motion);
}
