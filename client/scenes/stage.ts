// The stage: Phaser in a host element; shows a table and reports picks.
import type { Game } from 'phaser';
import type { Face } from '../../game/index.ts';
import type { HeldDie } from '../model/heldDie.ts';
import type { Spot } from '../model/spots.ts';
import type { CreateStage, TableSelection, Pick, Rect, Stage, StageSettings } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';
import { loadFonts } from '../art/fonts.ts';
import { Ambience } from './ambience/ambience.ts';
import { fullness } from './ambience/fullness.ts';
import { boot, shutDown } from './boot.ts';
import { FramePacer } from './framePacer.ts';
import { listenToPointer } from './pointerInput.ts';
import type { Layout } from './layout.ts';
import { judgeFrameRate } from './renderer.ts';
import { Sounds } from './sound.ts';
import { listenToStage } from './stageEvents.ts';
import { pixelRatio, TableDrawing } from './tableDrawing.ts';
import { TableScene } from './TableScene.ts';
import { TimelinePlayer } from './timelinePlayer.ts';

export const createStage: CreateStage = async (host, settings, onPick) => {
  await loadFonts();
  const scene = new TableScene();
  const game = await boot(host, scene, pixelRatio());
  return new PhaserStage(host, game, scene, settings, onPick);
};

class PhaserStage implements Stage {
  readonly #host: HTMLElement;
  readonly #game: Game;
  readonly #scene: TableScene;
  readonly #frames: FramePacer;
  readonly #onPick: (pick: Pick) => void;
  readonly #player: TimelinePlayer;
  readonly #sounds: Sounds;
  readonly #ambience: Ambience;
  readonly #drawing: TableDrawing;
  readonly #stopListening: (() => void)[];
  #isDestroyed = false;
  /** Timelines are played one after the other. */
  #queue: Promise<void> = Promise.resolve();
  /** Numbers of calls of `show` and `hurry`: a timeline queued before the last call of either is no longer played. */
  #shows = 0;
  #hurries = 0;

  constructor(host: HTMLElement, game: Game, scene: TableScene, settings: StageSettings, onPick: (pick: Pick) => void) {
    this.#host = host;
    this.#game = game;
    this.#scene = scene;
    this.#onPick = onPick;
    this.#frames = new FramePacer(game.loop, () => this.#mend());
    this.#drawing = new TableDrawing(host, game, scene, this.#frames, settings);
    this.#sounds = new Sounds();
    this.#ambience = new Ambience();
    this.#setVolumes(settings);
    this.#player = new TimelinePlayer(scene, this.#frames, this.#sounds);
    this.#stopListening = [
      listenToStage(host, game, {
        onFrame: () => this.#frames.afterFrame(),
        onStale: () => this.#frames.request(),
        onHidden: () => this.hurry(),
        onPress: () => {
          if (this.#player.isPlaying) this.hurry();
        },
        onResize: () => {
          this.#resize();
          this.#frames.drawNow();
        },
      }),
      listenToPointer(host, this.#drawing.hitTargets, (pick) => this.#onPicked(pick)),
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
    const shows = this.#shows;
    const hurries = this.#hurries;
    const played = this.#queue.then(async () => {
      // A newer table was shown meanwhile.
      if (this.#isDestroyed || this.#shows !== shows) return;
      const before = this.#drawing.shown;
      const { hasRoom, settings } = this.#drawing;
      const isInstant = settings.speed === 0 || document.hidden || !hasRoom || timeline.cues.length === 0;
      if (before === null || isInstant || this.#hurries !== hurries) this.#draw(model, selection);
      else await this.#perform(timeline, before.model, model, selection, onSeen);
    });
    // A timeline that fails is reported to its own caller; those after it are played.
    this.#queue = played.catch(() => undefined);
    return played;
  }

  hurry(): void {
    this.#hurries += 1;
    this.#player.finish();
  }

  configure(settings: StageSettings): void {
    this.#drawing.settings = settings;
    this.#player.configure(settings);
    this.#setVolumes(settings);
    this.#resize();
  }

  keepFree(corner: { width: number; height: number }): void {
    const { dock } = this.#drawing;
    if (corner.width === dock.width && corner.height === dock.height) return;
    this.#drawing.dock = corner;
    this.#whenStill(() => this.#redraw());
  }

  setTavernNames(names: readonly string[]): void {
    if (names.join('\n') === this.#drawing.signs.join('\n')) return;
    this.#drawing.signs = names;
    this.#whenStill(() => this.#redraw());
  }

  rectOf(spot: Spot): Rect | null {
    return this.#drawing.rects.ofSpot(spot);
  }

  rectOfDie(die: HeldDie): Rect | null {
    return this.#drawing.rects.ofDie(die);
  }

  rectOfCoasterDie(value: Face): Rect | null {
    return this.#drawing.rects.ofCoasterDie(value);
  }

  scroll(across: number, down: number): void {
    this.#drawing.moveTable(-across * this.#host.clientWidth, -down * this.#host.clientHeight);
  }

  silence(): void {
    this.#setVolumes({ volumes: { effects: 0, music: 0 } });
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#player.finish();
    this.#sounds.close();
    this.#ambience.close();
    for (const stop of this.#stopListening) stop();
    shutDown(this.#game);
    // Phaser destroys itself in its next frame.
    this.#frames.request();
  }

  #perform(
    timeline: Timeline,
    before: TableModel,
    after: TableModel,
    selection: TableSelection,
    onSeen: () => void,
  ): Promise<void> {
    const layout = this.#drawing.layoutFor(after, selection, before);
    const endCount = this.#countFrames();
    const played = this.#player.play({
      timeline,
      layout,
      before,
      after,
      coming: this.#drawing.piecesOf(after, selection, layout),
      drawBefore: () => this.#drawAt({ ...before, offers: [] }, { ...selection, held: null, pointedAt: null }, layout),
      drawAfter: () => this.#draw(after, selection),
      onSeen,
    });
    return played.then(endCount);
  }

  /** Measures the frame rate while a timeline is played; returns a function that ends this and judges the rate. */
  #countFrames(): () => void {
    const firstFrame = this.#game.loop.frame;
    const begun = performance.now();
    return () => judgeFrameRate(this.#game, this.#game.loop.frame - firstFrame, performance.now() - begun);
  }

  #setVolumes({ volumes }: { volumes: StageSettings['volumes'] }): void {
    this.#sounds.setVolume(volumes.effects);
    this.#ambience.setVolume(volumes.music);
  }

  #draw(model: TableModel, selection: TableSelection): void {
    if (this.#isDestroyed) return;
    this.#ambience.setFullness(fullness(model.view));
    this.#drawAt(model, selection, this.#drawing.layoutFor(model, selection));
  }

  #drawAt(model: TableModel, selection: TableSelection, layout: Layout): void {
    if (!this.#isDestroyed) this.#drawing.draw(model, selection, layout);
  }

  /** Makes a change once no timeline is playing. */
  #whenStill(change: () => void): void {
    if (this.#isDestroyed) return;
    if (this.#player.isPlaying) void this.#queue.then(() => this.#whenStill(change));
    else change();
  }

  #resize(): void {
    if (this.#isDestroyed || !this.#drawing.hasRoom) return;
    this.#player.finish();
    this.#drawing.fit();
    this.#redraw();
    this.#frames.request();
  }

  /** After a frame that failed: paints everything anew, as any picture may be lost. */
  #mend(): void {
    if (this.#isDestroyed) return;
    this.#player.finish();
    this.#scene.repaint(this.#scene.book.ratio);
    this.#redraw();
  }

  #redraw(): void {
    const { shown } = this.#drawing;
    if (shown !== null) this.#draw(shown.model, shown.selection);
  }

  #onPicked(pick: Pick): void {
    if (this.#player.isPlaying && pick.pick === 'spot') this.hurry();
    this.#onPick(pick);
  }
}
