// The interface of the canvas to the rest of the client: a stage that shows a table and reports picks.
import type { Face, Move, Seat, Space } from '../../game/index.ts';
import type { HeldDie } from './heldDie.ts';
import type { Spot } from './spots.ts';
import type { TableModel } from './tableModel.ts';
import type { Timeline } from './timeline.ts';

/** An action of the pointer on the table. */
export type Pick =
  | { pick: 'spot'; spot: Spot }
  /** One of the player's dice was clicked, or lifted to be dragged. */
  | (HeldDie & { pick: 'die'; lifted: boolean })
  /** A die was dropped on a spot, or on none (null). */
  | { pick: 'drop'; value: Face; own: boolean; from: Space | null; spot: Spot | null }
  | { pick: 'coasterDie'; value: Face }
  /** A die of the coaster was dropped on a spot. */
  | { pick: 'coasterDrop'; value: Face; spot: Spot }
  /** The die under the pointer, whose targets are shown; null if there is none. */
  | { pick: 'consider'; die: ConsideredDie | null }
  /**
   * The spot under the pointer, to be explained; null if there is none. `x` and `y` are those of the pointer over the
   * host. An explanation that a press has opened has buttons.
   */
  | { pick: 'hover'; spot: Spot | null; x: number; y: number; isOpened?: boolean };

/** A die that is only looked at: one of the player's, or one that could be taken from the coaster. */
export interface ConsideredDie extends HeldDie {
  onCoaster: boolean;
}

/** A move that the coach advises, shown as dice in a dashed frame and as light around the things it concerns. */
export interface Advised {
  move: Move;
  /** The space that a die taken from the coaster is meant for. */
  space: Space | null;
  /** In a replay: the seat whose move it is. Otherwise the viewer's. */
  seat?: Seat;
}

/** A button below the table that a lesson can light. */
export type LitButton = 'confirm' | 'end';

/** A lesson's request: a button below the table, something on the table, or to read on, by the lesson's own button. */
export type LessonAsks = LitButton | 'table' | 'reading';

/** The things of the table that the player looks at or holds, and those that the coach and a lesson light. */
export interface TableSelection {
  /** The seat whose tavern is shown large. */
  focus: Seat;
  /** The held die; the spaces it can go to light up. */
  held: HeldDie | null;
  /** The die under the pointer or the keyboard's focus; its targets light up while no die is held. */
  considered?: ConsideredDie | null;
  /** The spot that has the keyboard's focus in the document, or that the log points at. */
  pointedAt: Spot | null;
  advised?: Advised | null;
  /** Lit by a lesson. */
  lights?: readonly Spot[];
  /** The lesson's request: other buttons are not golden meanwhile. */
  asks?: LessonAsks | null;
}

export interface StageSettings {
  /** Speed factor: 1, 2, or 0 for instant. */
  speed: 0 | 1 | 2;
  reducedMotion: boolean;
  highContrast: boolean;
  /** Scale of the table, 0.8 to 1.6. */
  scale: number;
  /** From 0, off, to 1. */
  volumes: { effects: number; music: number };
  /** A first click on a purchase that cannot be taken back, or on a counter guest, only explains it. */
  firstClickOnlyShows: boolean;
}

/** In CSS pixels, from the upper left corner of the stage's host. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The directions in which a table that is larger than its host can be scrolled. */
export type ScrollDirection = 'left' | 'right' | 'up' | 'down';

/** A scroll arrow, by its upper left corner over the host. */
export interface Arrow {
  side: ScrollDirection;
  /** True if something that shines lies in that direction, out of view. */
  isLit: boolean;
  /** About half as wide, where there is no room for more. */
  isSlim: boolean;
  x: number;
  y: number;
}

export interface Stage {
  /** Draws the table as it is, at once. */
  show(model: TableModel, selection: TableSelection): void;
  /**
   * Plays the timeline and ends with the table of `model`. Resolves when it is over or was hurried. `onSeen` is called
   * for each event, in order, once it has been seen; not for those that are skipped, and for none with reduced motion.
   */
  play(timeline: Timeline, model: TableModel, selection: TableSelection, onSeen: () => void): Promise<void>;
  /** Ends the current timeline. */
  hurry(): void;
  configure(settings: StageSettings): void;
  /** Leaves the lower right corner of the host empty: the dock lies over it. */
  keepFree(corner: { width: number; height: number }): void;
  /** The names on the signs of the taverns, by seat. */
  setTavernNames(names: readonly string[]): void;
  /** Box of a spot, for focus rings, tooltips and speech bubbles over the canvas; null if it is not visible. */
  rectOf(spot: Spot): Rect | null;
  /** Box of one of the player's dice. */
  rectOfDie(die: HeldDie): Rect | null;
  /** Box of a die on the coaster that the player takes from. */
  rectOfCoasterDie(value: Face): Rect | null;
  /** Scrolls a table that is larger than the host, by so many widths of the host to the right and heights down. */
  scroll(across: number, down: number): void;
  /** The table was left: all sound stops until `configure` is called. */
  silence(): void;
  destroy(): void;
}

export type CreateStage = (host: HTMLElement, settings: StageSettings, onPick: (pick: Pick) => void) => Promise<Stage>;
