// The form of a lesson: a game with a fixed chance, and steps with goals that are read off the table, never scripted clicks.
import { PHASES, waitedFor, type Modules, type Phase, type Player, type Seat, type View } from '../../../game/index.ts';
import type { Spot } from '../spots.ts';
import type { LitButton } from '../stage.ts';

/** A question about the table, from the learner's seat. */
export type Condition = (view: View, player: Player) => boolean;

export interface Step {
  /** The key of its words. */
  readonly id: string;
  /** The step is not shown before this holds. */
  readonly when: Condition;
  /** The step is over, whether its goal was reached or not. */
  readonly over: Condition;
  /** Asked when the step is over: false if the learner is to be told what would have been better. */
  readonly isGood?: Condition;
  /** Holds while what the step says is true of this table; otherwise its more general words are said. */
  readonly isTrue?: Condition;
  /** There is nothing to do in this step but to read it, so a button, too, leads to the next one. */
  readonly isRead?: boolean;
  /** Lit on the table. */
  readonly lights: (view: View, player: Player) => readonly Spot[];
  /** The button that it asks for, lit as well. */
  readonly button?: LitButton;
}

export interface Lesson {
  readonly modules: Modules;
  /** The chance of its game, as 64 hexadecimal digits. */
  readonly secret: string;
  /** Bots play all seats up to here before the learner takes over; null for the beginning of the game. */
  readonly begins: Condition | null;
  /** The last evening that the lesson guides through; a review of the game judges only the evenings after it. */
  readonly taughtEvenings: number;
  readonly steps: readonly Step[];
}

/** The learner sits in the first seat, a bot in the second. */
export const LEARNER: Seat = 0;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (view, player) =>
    conditions.every((holds) => holds(view, player));

export const either =
  (...conditions: readonly Condition[]): Condition =>
  (view, player) =>
    conditions.some((holds) => holds(view, player));

export const during =
  (round: number, phase: Phase): Condition =>
  (view) =>
    view.round === round && view.phase === phase;

export const after =
  (round: number, phase: Phase): Condition =>
  (view) =>
    view.phase === 'over' ||
    view.round > round ||
    (view.round === round && PHASES.indexOf(view.phase) > PHASES.indexOf(phase));

/** The game waits for the learner. */
export const isAsked: Condition = (view) => waitedFor(view).includes(LEARNER);

export const not =
  (condition: Condition): Condition =>
  (view, player) =>
    !condition(view, player);

export const isDone: Condition = (_view, player) => player.done;

export const nothing = (): readonly Spot[] => [];

export const spotsOfTables = (_view: View, { tables }: Player): Spot[] =>
  tables.flatMap((card, table): Spot[] => (card === null ? [] : [{ at: 'table', seat: LEARNER, table }]));
