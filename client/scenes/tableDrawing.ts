// Draws a table in the host: lays it out, shows scenery, pieces and the die that is being dragged, and aims the camera.
import type { Game } from 'phaser';
import { reputationTrack } from '../../game/index.ts';
import { characterOf } from '../model/people.ts';
import type { Spot } from '../model/spots.ts';
import type { StageSettings, TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import { Camera } from './camera.ts';
import type { FramePacer } from './framePacer.ts';
import { hitTargetsOf, type HitTargets, type TableShown } from './hitTargets.ts';
import { layoutOf, type Layout } from './layout.ts';
import { LiftedDie } from './liftedDie.ts';
import { needsOf } from './needsOf.ts';
import type { Piece } from './pieces/piece.ts';
import { ScreenRects } from './screenRects.ts';
import { tableauOf } from './tableau.ts';
import { mayFollow, shiningSpots } from './pieces/highlights.ts';
import type { TableScene } from './TableScene.ts';

/** The highest pixel ratio that is painted: a higher one costs time and cannot be seen. */
const SHARPEST = 2;

export const pixelRatio = (): number => Math.min(window.devicePixelRatio, SHARPEST);

/** A host of less width or height, in CSS pixels, counts as hidden. */
const SMALLEST = 100;

/** While the player settles the reputation, the spot to which the camera scrolls: the last space of the track. */
const settlingSpots = ({ prompt, view, me }: TableModel): Spot[] =>
  prompt.kind !== 'settle' || me === null
    ? []
    : [{ at: 'reputation', seat: me, space: reputationTrack(view.modules).length - 1 }];

export class TableDrawing {
  readonly rects: ScreenRects;
  readonly #host: HTMLElement;
  readonly #game: Game;
  readonly #scene: TableScene;
  readonly #frames: FramePacer;
  readonly #camera: Camera;
  readonly #lifted: LiftedDie;
  /** The size of the lower right corner of the host that stays empty, as the dock lies over it. */
  dock = { width: 0, height: 0 };
  /** The names on the signs of the taverns, by seat. */
  signs: readonly string[] = [];
  settings: StageSettings;
  #shown: TableShown | null = null;

  constructor(host: HTMLElement, game: Game, scene: TableScene, frames: FramePacer, settings: StageSettings) {
    this.#host = host;
    this.#game = game;
    this.#scene = scene;
    this.#frames = frames;
    this.settings = settings;
    this.#camera = new Camera(host, scene);
    this.#lifted = new LiftedDie(scene, frames);
    this.rects = new ScreenRects(scene.board, this.#camera, () => this.#shown);
    scene.book.clear(pixelRatio());
  }

  /** The latest table; while the host is hidden, it has not been drawn yet. */
  get shown(): TableShown | null {
    return this.#shown;
  }

  /** False while the host is hidden: its table is drawn once it has a size again. */
  get hasRoom(): boolean {
    return this.#host.clientWidth >= SMALLEST && this.#host.clientHeight >= SMALLEST;
  }

  get hitTargets(): HitTargets {
    return hitTargetsOf({
      shown: () => this.#shown,
      board: this.#scene.board,
      camera: this.#camera,
      lifted: this.#lifted,
      moveTable: (dx, dy) => this.moveTable(dx, dy),
      firstClickOnlyShows: () => this.settings.firstClickOnlyShows,
    });
  }

  /** `also` is a second table that the layout has to fit, as things fly between the two. */
  layoutFor(model: TableModel, selection: TableSelection, also?: TableModel): Layout {
    const { clientWidth: width, clientHeight: height } = this.#host;
    return layoutOf(needsOf(model, selection, { width, height, scale: this.settings.scale, dock: this.dock }, also));
  }

  piecesOf(model: TableModel, selection: TableSelection, layout: Layout): Piece[] {
    return tableauOf(model, selection, layout, this.signs);
  }

  draw(model: TableModel, selection: TableSelection, layout: Layout): void {
    const person = model.people[selection.focus];
    const colour = person?.colour ?? 'red';
    const character = person === undefined ? null : characterOf(person);
    this.#shown = { model, selection, layout };
    if (!this.hasRoom) return;
    if (this.#scene.book.isFull) this.#scene.repaint(this.#scene.book.ratio);
    const isPlain = this.settings.highContrast;
    const { modules } = model.view;
    this.#scene.setScenery({ modules, focus: selection.focus, colour, character, isPlain }, layout);
    this.#scene.show(this.piecesOf(model, selection, layout));
    this.#lifted.paint();
    const { focus, pointedAt, lights = [] } = selection;
    const settling = settlingSpots(model);
    this.#camera.show(layout, {
      // Settling is a situation of its own: when it is over, the tavern comes into view again.
      situation: `${settling.length > 0 ? 'settling' : model.view.phase} ${focus}`,
      pointedAt,
      lights: lights.length > 0 ? lights : settling,
      shining: shiningSpots(model, selection),
      follows: mayFollow(model),
    });
    this.#frames.request();
  }

  /** Fits canvas and pixel ratio to the host. */
  fit(): void {
    const ratio = pixelRatio();
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (ratio !== this.#scene.book.ratio) this.#scene.repaint(ratio);
    this.#game.scale.setZoom(1 / ratio);
    this.#game.scale.resize(Math.round(width * ratio), Math.round(height * ratio));
    // At a pixel ratio of 1 Phaser does not update the canvas's size in the document.
    const { style } = this.#game.canvas;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Scrolls; false if the table ends in that direction. */
  moveTable(dx: number, dy: number): boolean {
    const isMoved = this.#camera.move(dx, dy);
    if (isMoved) this.#frames.request();
    return isMoved;
  }
}
