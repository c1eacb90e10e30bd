// The stage: Phaser in a host element, showing a table and telling what hands do on it.
import { Core, Game, Scale, type Types } from 'phaser';
import type { Face, Space } from '../../game/index.ts';
import type { Spot } from '../model/spots.ts';
import type { CreateStage, Gaze, Pick, Rect, Stage, StageSettings } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';
import { loadFonts } from '../art/fonts.ts';
import { FrameCare } from './frameCare.ts';
import { handsOn, type DieInHand } from './hands.ts';
import { pieceAt, spotAt } from './hitTest.ts';
import { LiftedDie } from './liftedDie.ts';
import { layoutOf, rectIn, screenOf, type Layout } from './layout.ts';
import { clamp, overlaps } from './layout/rect.ts';
import { needsOf } from './needsOf.ts';
import type { Piece } from './pieces/piece.ts';
import { judge, rendererFor } from './renderer.ts';
import { watchSize } from './size.ts';
import { Sounds } from './sound.ts';
import { tableauOf } from './tableau.ts';
import { TableScene } from './TableScene.ts';
import { TimelinePlayer } from './timelinePlayer.ts';

/** More than this nobody sees, and it costs. */
const SHARPEST = 2;

export const createStage: CreateStage = async (host, settings, onPick) => {
  await loadFonts();
  const scene = new TableScene();
  const ratio = Math.min(window.devicePixelRatio, SHARPEST);
  const game = await boot(host, scene, ratio);
  return new PhaserStage(host, game, scene, settings, onPick);
};

/** Resolves when the scene can be drawn on. */
function boot(host: HTMLElement, scene: TableScene, ratio: number): Promise<Game> {
  const config: Types.Core.GameConfig = {
    ...rendererFor(),
    parent: host,
    width: Math.max(1, Math.round(host.clientWidth * ratio)),
    height: Math.max(1, Math.round(host.clientHeight * ratio)),
    scale: { mode: Scale.NONE, zoom: 1 / ratio },
    backgroundColor: '#150c06',
    banner: false,
    // What is played lasts as long as it is meant to, however slow the frames are.
    fps: { smoothStep: false },
    audio: { noAudio: true },
    // Hands are the stage's own affair: they have to work while no frame is drawn.
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    // Pictures lie on whole pixels, and those that turn move: more samples for each pixel would only cost.
    render: { antialiasGL: false, powerPreference: 'high-performance' },
    scene,
  };
  return new Promise((resolve) => {
    const game = new Game(config);
    game.events.once(Core.Events.READY, () => {
      game.canvas.setAttribute('aria-hidden', 'true');
      game.canvas.style.display = 'block';
      resolve(game);
    });
  });
}

/** A smaller host shows nothing: it is put aside, or its window is folded up. */
const SMALLEST = 100;

/** So little more of the table is not worth a hint. */
const BARELY = 12;

/** The tavern lies at the lower right end of every table that has to be moved. */
const lookAtTavern = ({ screen, width, height }: Layout): { x: number; y: number } => ({
  x: screen === 'desk' ? 0 : width,
  y: height,
});

class PhaserStage implements Stage {
  readonly #host: HTMLElement;
  readonly #game: Game;
  readonly #scene: TableScene;
  readonly #care: FrameCare;
  readonly #onPick: (pick: Pick) => void;
  readonly #player: TimelinePlayer;
  readonly #sounds: Sounds;
  readonly #lifted: LiftedDie;
  readonly #leave: (() => void)[];
  #settings: StageSettings;
  #shown: { model: TableModel; gaze: Gaze; layout: Layout } | null = null;
  #moved = { x: 0, y: 0 };
  /** Whenever the phase or the tavern is another one, a table that is larger than the host shows the tavern. */
  #lookedAt = '';
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
    this.#care = new FrameCare(game.loop);
    this.#lifted = new LiftedDie(scene, this.#care);
    this.#sounds = new Sounds(settings.sound);
    this.#player = new TimelinePlayer(scene, this.#care, this.#sounds);
    this.#scene.book.clear(Math.min(window.devicePixelRatio, SHARPEST));
    const drawn = (): void => this.#care.drawn();
    const again = (): void => this.#care.once();
    const hidden = (): void => {
      if (document.hidden) this.hurry();
      else again();
    };
    game.events.on(Core.Events.POST_RENDER, drawn);
    game.canvas.addEventListener('webglcontextrestored', again);
    document.addEventListener('visibilitychange', hidden);
    this.#leave = [
      watchSize(host, () => this.#resize()),
      handsOn(host, this.#touchable(), (pick) => this.#picked(pick)),
      () => game.events.off(Core.Events.POST_RENDER, drawn),
      () => game.canvas.removeEventListener('webglcontextrestored', again),
      () => document.removeEventListener('visibilitychange', hidden),
    ];
    this.#player.configure(settings);
    this.#resize();
  }

  show(model: TableModel, gaze: Gaze): void {
    this.#shows += 1;
    this.#player.finish();
    this.#draw(model, gaze);
  }

  play(timeline: Timeline, model: TableModel, gaze: Gaze): Promise<void> {
    const [shows, hurries] = [this.#shows, this.#hurries];
    this.#queue = this.#queue.then(async () => {
      // What was shown at once since is newer than this.
      if (this.#gone || this.#shows !== shows) return;
      const before = this.#shown;
      const still = this.#settings.speed === 0 || document.hidden || !this.#hasRoom || timeline.cues.length === 0;
      if (before === null || still || this.#hurries !== hurries) this.#draw(model, gaze);
      else await this.#perform(timeline, before.model, model, gaze);
    });
    return this.#queue;
  }

  /** Counts the frames of a performance; returns how to end. */
  #watch(): () => void {
    const [frame, time] = [this.#game.loop.frame, performance.now()];
    return () => judge(this.#game, this.#game.loop.frame - frame, performance.now() - time);
  }

  hurry(): void {
    this.#hurries += 1;
    this.#player.finish();
  }

  #perform(timeline: Timeline, before: TableModel, after: TableModel, gaze: Gaze): Promise<void> {
    const layout = this.#layoutFor(after, gaze, before);
    const watched = this.#watch();
    const played = this.#player.play({
      timeline,
      layout,
      before,
      after,
      coming: tableauOf(after, gaze, layout),
      drawBefore: () => this.#drawAt({ ...before, offers: [] }, { ...gaze, held: null, pointedAt: null }, layout),
      drawAfter: () => this.#draw(after, gaze),
    });
    return played.then(watched);
  }

  configure(settings: StageSettings): void {
    this.#settings = settings;
    this.#player.configure(settings);
    this.#sounds.turn(settings.sound);
    this.#resize();
  }

  rectOf(spot: Spot): Rect | null {
    const box = this.#shown === null ? null : rectIn(this.#shown.layout, spot);
    return box === null ? null : this.#seen(box);
  }

  rectOfDie(value: Face, own: boolean, from: Space | null): Rect | null {
    const me = this.#shown?.model.me ?? null;
    return this.#rectOfPiece(
      ({ stands }) =>
        stands?.is === 'die' &&
        stands.seat === me &&
        stands.value === value &&
        stands.own === own &&
        stands.at === from,
    );
  }

  rectOfCoasterDie(value: Face): Rect | null {
    const me = this.#shown?.model.me ?? null;
    return this.#rectOfPiece(
      ({ stands }) => stands?.is === 'coasterDie' && stands.seat === me && stands.value === value,
    );
  }

  push(across: number, down: number): void {
    this.#moveTable(-across * this.#host.clientWidth, -down * this.#host.clientHeight);
  }

  destroy(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#player.finish();
    this.#sounds.close();
    for (const leave of this.#leave) leave();
    const { renderer } = this.#game;
    this.#game.destroy(true);
    // Phaser takes itself apart in the next frame, and browsers allow only so many contexts at a time.
    this.#game.events.once(Core.Events.DESTROY, () => {
      if ('gl' in renderer) renderer.gl.getExtension('WEBGL_lose_context')?.loseContext();
    });
    this.#care.once();
  }

  #rectOfPiece(fits: (piece: Piece) => boolean): Rect | null {
    const found = this.#scene.board.pieces.find(({ piece }) => fits(piece));
    return found === undefined ? null : this.#seen(found.piece.box);
  }

  /** What is shown without room is drawn as soon as there is some. */
  get #hasRoom(): boolean {
    return this.#host.clientWidth >= SMALLEST && this.#host.clientHeight >= SMALLEST;
  }

  /** Null when the table was moved so far that it lies outside. */
  #seen(box: Rect): Rect | null {
    const seen = { ...box, x: box.x - this.#moved.x, y: box.y - this.#moved.y };
    const host = { x: 0, y: 0, width: this.#host.clientWidth, height: this.#host.clientHeight };
    return overlaps(host, seen) ? seen : null;
  }

  #draw(model: TableModel, gaze: Gaze): void {
    if (this.#gone) return;
    this.#drawAt(model, gaze, this.#layoutFor(model, gaze));
  }

  #drawAt(model: TableModel, gaze: Gaze, layout: Layout): void {
    const colour = model.people[gaze.focus]?.colour ?? 'red';
    const phase = `${model.view.phase} ${gaze.focus}`;
    this.#shown = { model, gaze, layout };
    if (!this.#hasRoom) return;
    if (phase !== this.#lookedAt) this.#moved = lookAtTavern(layout);
    this.#lookedAt = phase;
    if (gaze.pointedAt !== null) this.#bringIntoView(gaze.pointedAt, layout);
    if (this.#scene.book.full) this.#scene.repaint(this.#scene.book.ratio);
    const plain = this.#settings.highContrast;
    this.#scene.setScenery({ module: model.view.module, focus: gaze.focus, colour, plain }, layout);
    this.#scene.show(tableauOf(model, gaze, layout));
    this.#lifted.fade();
    this.#look();
    this.#care.once();
  }

  /** `also` is a table that has to fit in as well, as things fly from the one to the other. */
  #layoutFor(model: TableModel, gaze: Gaze, also?: TableModel): Layout {
    const { clientWidth: width, clientHeight: height } = this.#host;
    return layoutOf(needsOf(model, gaze, { width, height, scale: this.#settings.scale }, also));
  }

  #resize(): void {
    const ratio = Math.min(window.devicePixelRatio, SHARPEST);
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (this.#gone || !this.#hasRoom) return;
    this.#player.finish();
    if (ratio !== this.#scene.book.ratio) this.#scene.repaint(ratio);
    this.#game.scale.setZoom(1 / ratio);
    this.#game.scale.resize(Math.round(width * ratio), Math.round(height * ratio));
    // Phaser leaves the size in the document as it was at the start.
    const { style } = this.#game.canvas;
    [style.width, style.height] = [`${width}px`, `${height}px`];
    // A phone that was turned looks at the tavern again.
    if (screenOf(width, height) !== this.#shown?.layout.screen) this.#lookedAt = '';
    if (this.#shown !== null) this.#draw(this.#shown.model, this.#shown.gaze);
    this.#care.once();
  }

  #look(): void {
    const layout = this.#shown?.layout;
    if (layout === undefined) return;
    this.#moved.x = clamp(this.#moved.x, 0, Math.max(0, layout.width - this.#host.clientWidth));
    this.#moved.y = clamp(this.#moved.y, 0, Math.max(0, layout.height - this.#host.clientHeight));
    this.#scene.lookAt(this.#scene.book.ratio, this.#moved.x, this.#moved.y);
    this.#tellMore(layout);
  }

  /** In which directions there is more of the table than is seen: the document shows a hint there. */
  #tellMore({ width, height }: Layout): void {
    const { x, y } = this.#moved;
    const beyond = {
      left: x,
      up: y,
      right: width - this.#host.clientWidth - x,
      down: height - this.#host.clientHeight - y,
    };
    const more = Object.entries(beyond).flatMap(([side, far]) => (far > BARELY ? [side] : []));
    this.#host.dataset.more = more.join(' ');
  }

  #bringIntoView(spot: Spot, layout: Layout): void {
    const box = rectIn(layout, spot);
    if (box === null) return;
    const { clientWidth: width, clientHeight: height } = this.#host;
    const { x, y } = this.#moved;
    this.#moved = {
      x: clamp(x, box.x + box.width - width, box.x),
      y: clamp(y, box.y + box.height - height, box.y),
    };
  }

  #picked(pick: Pick): void {
    if (this.#player.playing && pick.pick === 'spot') this.hurry();
    this.#onPick(pick);
  }

  #touchable(): Parameters<typeof handsOn>[1] {
    const pieces = (is: 'die' | 'coasterDie'): Piece[] => {
      const me = this.#shown?.model.me ?? null;
      return this.#scene.board.pieces.flatMap(({ piece }) =>
        piece.stands?.is === is && piece.stands.seat === me && piece.alpha === undefined ? [piece] : [],
      );
    };
    const here = (x: number, y: number): [number, number] => [x + this.#moved.x, y + this.#moved.y];
    return {
      dieAt: (x, y, finger) => {
        const stands = pieceAt(pieces('die'), ...here(x, y), finger)?.stands;
        return stands?.is === 'die' ? { value: stands.value, own: stands.own, from: stands.at } : null;
      },
      coasterDieAt: (x, y, finger) => {
        const stands = pieceAt(pieces('coasterDie'), ...here(x, y), finger)?.stands;
        return stands?.is === 'coasterDie' ? stands.value : null;
      },
      spotAt: (x, y, finger) => (this.#shown === null ? null : spotAt(this.#shown.layout, ...here(x, y), finger)),
      answers: (spot) => this.#answers(spot),
      meansSpace: (die) => this.#meansSpace(die),
      lift: (die, x, y) => this.#lift(die, ...here(x, y)),
      drag: (x, y) => this.#lifted.move(...here(x, y)),
      letGo: () => this.#lifted.letGo(),
      moveTable: (dx, dy) => this.#moveTable(dx, dy),
    };
  }

  #answers(spot: Spot): boolean {
    const model = this.#shown?.model;
    if (model === undefined) return false;
    if ('seat' in spot && spot.seat !== this.#shown?.gaze.focus) return true;
    return model.offers.some((offer) => offer.spot !== null && JSON.stringify(offer.spot) === JSON.stringify(spot));
  }

  /** With a die held, a click on dice that lie on another space means that space, if the held one can go there. */
  #meansSpace(die: DieInHand): Spot | null {
    const held = this.#shown?.gaze.held ?? null;
    if (held === null || die.from === null || die.from === held.from) return null;
    const offer = this.#shown?.model.offers.find(({ move, refused }) => {
      const shift = move.type === 'put' ? move.dice[0] : undefined;
      return (
        refused === null &&
        shift?.to === die.from &&
        shift.value === held.value &&
        shift.own === held.own &&
        shift.from === held.from
      );
    });
    return offer?.spot ?? null;
  }

  #lift(die: DieInHand, x: number, y: number): void {
    const me = this.#shown?.model.me ?? null;
    const found = this.#scene.board.pieces.find(
      ({ piece: { stands } }) =>
        stands?.is === 'die' &&
        stands.seat === me &&
        stands.value === die.value &&
        stands.own === die.own &&
        stands.at === die.from,
    );
    if (found !== undefined) this.#lifted.lift(found, x, y);
  }

  #moveTable(dx: number, dy: number): boolean {
    const { x, y } = this.#moved;
    this.#moved = { x: x - dx, y: y - dy };
    this.#look();
    if (this.#moved.x === x && this.#moved.y === y) return false;
    this.#care.once();
    return true;
  }
}
