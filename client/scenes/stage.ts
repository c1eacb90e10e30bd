// The stage: Phaser in a host element; shows a table and reports picks.
import type { Game } from 'phaser';
import type { Face, Space } from '../../game/index.ts';
import type { Spot } from '../model/spots.ts';
import type { CreateStage, TableSelection, Pick, Rect, Stage, StageSettings } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';
import { loadFonts } from '../art/fonts.ts';
import { Ambience } from './ambience/ambience.ts';
import { fullness } from './ambience/fullness.ts';
import { boot, shutDown } from './boot.ts';
import { FramePacer } from './framePacer.ts';
import { listenToPointer, type HitTargets } from './pointerInput.ts';
import { LiftedDie } from './liftedDie.ts';
import { layoutOf, type Layout } from './layout.ts';
import { Camera } from './camera.ts';
import { needsOf } from './needsOf.ts';
import { hitTargetsOf, type TableShown } from './hitTargets.ts';
import { shiningSpots } from './pieces/highlights.ts';
import { judge } from './renderer.ts';
import { ScreenRects } from './screenRects.ts';
import { Sounds } from './sound.ts';
import { listenToStage } from './stageEvents.ts';
import { tableauOf } from './tableau.ts';
import { TableScene } from './TableScene.ts';
import { TimelinePlayer } from './timelinePlayer.ts';

/** Higher pixel ratios cost time and are not visible. */
const SHARPEST = 2;

export const createStage: CreateStage = async (host, settings, onPick) => {
  await loadFonts();
  const scene = new TableScene();
  const ratio = Math.min(window.devicePixelRatio, SHARPEST);
  const game = await boot(host, scene, ratio);
  return new PhaserStage(host, game, scene, settings, onPick);
};

/** A host of less width or height, in CSS pixels, counts as hidden. */
const SMALLEST = 100;

class PhaserStage implements Stage {
  readonly #host: HTMLElement;
  readonly #game: Game;
  readonly #scene: TableScene;
  readonly #frames: FramePacer;
  readonly #onPick: (pick: Pick) => void;
  readonly #player: TimelinePlayer;
  readonly #sounds: Sounds;
  readonly #ambience: Ambience;
  readonly #lifted: LiftedDie;
  readonly #camera: Camera;
  readonly #rects: ScreenRects;
  readonly #leave: (() => void)[];
  #settings: StageSettings;
  #dock = { width: 0, height: 0 };
  #signs: readonly string[] = [];
  #shown: TableShown | null = null;
  #gone = false;
  /** Timelines are played one after the other. */
  #queue: Promise<void> = Promise.resolve();
  #shows = 0;
  #hurries = 0;

  constructor(host: HTMLElement, game: Game, scene: TableScene, settings: StageSettings, onPick: (pick: Pick) => void) {
    this.#host = host;
    this.#game = game;
    this.#scene = scene;
    this.#settings = settings;
    this.#onPick = onPick;
    this.#frames = new FramePacer(game.loop, () => this.#mend());
    this.#lifted = new LiftedDie(scene, this.#frames);
    this.#camera = new Camera(host, scene);
    this.#sounds = new Sounds();
    this.#ambience = new Ambience();
    this.#hear(settings);
    this.#player = new TimelinePlayer(scene, this.#frames, this.#sounds);
    this.#scene.book.clear(Math.min(window.devicePixelRatio, SHARPEST));
    this.#rects = new ScreenRects(scene.board, this.#camera, () => this.#shown);
    this.#leave = [
      listenToStage(host, game, {
        onFrame: () => this.#frames.afterFrame(),
        onStale: () => this.#frames.request(),
        onHidden: () => this.hurry(),
        onPress: () => {
          if (this.#player.playing) this.hurry();
        },
        onResize: () => this.#resize(),
      }),
      listenToPointer(host, this.#hitTargets(), (pick) => this.#picked(pick)),
    ];
    this.#player.configure(settings);
    this.#resize();
  }

  show(model: TableModel, selection: TableSelection): void {
    this.#shows += 1;
    this.#player.finish();
    this.#draw(model, selection);
  }

  play(timeline: Timeline, model: TableModel, selection: TableSelection, onSeen: () => void): Promise<void> {
    const [shows, hurries] = [this.#shows, this.#hurries];
    this.#queue = this.#queue.then(async () => {
      // A newer table was shown meanwhile.
      if (this.#gone || this.#shows !== shows) return;
      const before = this.#shown;
      const still = this.#settings.speed === 0 || document.hidden || !this.#hasRoom || timeline.cues.length === 0;
      if (before === null || still || this.#hurries !== hurries) this.#draw(model, selection);
      else await this.#perform(timeline, before.model, model, selection, onSeen);
    });
    return this.#queue;
  }

  /** Counts the frames while a timeline is played; returns a function that ends the count. */
  #countFrames(): () => void {
    const [frame, time] = [this.#game.loop.frame, performance.now()];
    return () => judge(this.#game, this.#game.loop.frame - frame, performance.now() - time);
  }

  hurry(): void {
    this.#hurries += 1;
    this.#player.finish();
  }

  #perform(
    timeline: Timeline,
    before: TableModel,
    after: TableModel,
    selection: TableSelection,
    onSeen: () => void,
  ): Promise<void> {
    const layout = this.#layoutFor(after, selection, before);
    const watched = this.#countFrames();
    const played = this.#player.play({
      timeline,
      layout,
      before,
      after,
      coming: tableauOf(after, selection, layout, this.#signs),
      drawBefore: () => this.#drawAt({ ...before, offers: [] }, { ...selection, held: null, pointedAt: null }, layout),
      drawAfter: () => this.#draw(after, selection),
      onSeen,
    });
    return played.then(watched);
  }

  configure(settings: StageSettings): void {
    this.#settings = settings;
    this.#player.configure(settings);
    this.#hear(settings);
    this.#resize();
  }

  keepFree(corner: { width: number; height: number }): void {
    if (corner.width === this.#dock.width && corner.height === this.#dock.height) return;
    this.#dock = corner;
    this.#whenStill(() => this.#redraw());
  }

  setTavernNames(names: readonly string[]): void {
    if (names.join('\n') === this.#signs.join('\n')) return;
    this.#signs = names;
    this.#whenStill(() => this.#redraw());
  }

  rectOf(spot: Spot): Rect | null {
    return this.#rects.ofSpot(spot);
  }

  rectOfDie(value: Face, own: boolean, from: Space | null): Rect | null {
    return this.#rects.ofDie({ value, own, from });
  }

  rectOfCoasterDie(value: Face): Rect | null {
    return this.#rects.ofCoasterDie(value);
  }

  scroll(across: number, down: number): void {
    this.#moveTable(-across * this.#host.clientWidth, -down * this.#host.clientHeight);
  }

  silence(): void {
    this.#hear({ volumes: { effects: 0, music: 0 } });
  }

  destroy(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#player.finish();
    this.#sounds.close();
    this.#ambience.close();
    for (const leave of this.#leave) leave();
    shutDown(this.#game);
    this.#frames.request();
  }

  /** False while the host is hidden: its table is drawn once it has a size again. */
  get #hasRoom(): boolean {
    return this.#host.clientWidth >= SMALLEST && this.#host.clientHeight >= SMALLEST;
  }

  #hear({ volumes }: { volumes: StageSettings['volumes'] }): void {
    this.#sounds.turn(volumes.effects);
    this.#ambience.turn(volumes.music);
  }

  #draw(model: TableModel, selection: TableSelection): void {
    if (this.#gone) return;
    this.#ambience.fill(fullness(model.view));
    this.#drawAt(model, selection, this.#layoutFor(model, selection));
  }

  #drawAt(model: TableModel, selection: TableSelection, layout: Layout): void {
    const colour = model.people[selection.focus]?.colour ?? 'red';
    this.#shown = { model, selection, layout };
    if (!this.#hasRoom) return;
    if (this.#scene.book.isFull) this.#scene.repaint(this.#scene.book.ratio);
    const plain = this.#settings.highContrast;
    this.#scene.setScenery({ modules: model.view.modules, focus: selection.focus, colour, plain }, layout);
    this.#scene.show(tableauOf(model, selection, layout, this.#signs));
    this.#lifted.paint();
    const { focus, pointedAt, lights = [] } = selection;
    this.#camera.show(layout, `${model.view.phase} ${focus}`, pointedAt, lights, shiningSpots(model, selection));
    this.#frames.request();
  }

  /** `also` is a second table the layout has to fit, as things fly between the two. */
  #layoutFor(model: TableModel, selection: TableSelection, also?: TableModel): Layout {
    const { clientWidth: width, clientHeight: height } = this.#host;
    return layoutOf(needsOf(model, selection, { width, height, scale: this.#settings.scale, dock: this.#dock }, also));
  }

  /** A change that can wait does not cut short what is being shown. */
  #whenStill(change: () => void): void {
    if (this.#gone) return;
    if (this.#player.playing) void this.#queue.then(() => this.#whenStill(change));
    else change();
  }

  #resize(): void {
    const ratio = Math.min(window.devicePixelRatio, SHARPEST);
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (this.#gone || !this.#hasRoom) return;
    this.#player.finish();
    if (ratio !== this.#scene.book.ratio) this.#scene.repaint(ratio);
    this.#game.scale.setZoom(1 / ratio);
    this.#game.scale.resize(Math.round(width * ratio), Math.round(height * ratio));
    // Phaser does not update the canvas's size in the document.
    const { style } = this.#game.canvas;
    [style.width, style.height] = [`${width}px`, `${height}px`];
    this.#redraw();
    this.#frames.request();
  }

  /** After a frame that failed: paints everything anew, as what it showed may be lost. */
  #mend(): void {
    if (this.#gone) return;
    this.#player.finish();
    this.#scene.repaint(this.#scene.book.ratio);
    this.#redraw();
  }

  #redraw(): void {
    if (this.#shown !== null) this.#draw(this.#shown.model, this.#shown.selection);
  }

  #picked(pick: Pick): void {
    if (this.#player.playing && pick.pick === 'spot') this.hurry();
    this.#onPick(pick);
  }

  #hitTargets(): HitTargets {
    return hitTargetsOf({
      shown: () => this.#shown,
      board: this.#scene.board,
      camera: this.#camera,
      lifted: this.#lifted,
      moveTable: (dx, dy) => this.#moveTable(dx, dy),
    });
  }

  #moveTable(dx: number, dy: number): boolean {
    const isMoved = this.#camera.move(dx, dy);
    if (isMoved) this.#frames.request();
    return isMoved;
  }
}
