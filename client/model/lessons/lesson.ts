// The form of a lesson: a game with fixed chance, and steps with goals read off the table, not scripted clicks; and the
// conditions that several lessons share.
import {
  PHASES,
  turnOrder,
  waitedFor,
  type Modules,
  type Phase,
  type Player,
  type Seat,
  type View,
} from '../../../game/index.ts';
import type { Spot } from '../spots.ts';
import type { LitButton } from '../stage.ts';

/** A question about the table, from the learner's seat. */
export type Condition = (view: View, player: Player) => boolean;

export interface Step {
  /** The key of its words. */
  readonly id: string;
  /** The step is not shown before this holds, unless it is over by then and shown late. */
  readonly when: Condition;
  /** The step is over, whether its goal was reached or not. */
  readonly over: Condition;
  /** Asked when the step is over before it was shown: it is shown late while this holds, and otherwise left out. */
  readonly isOfUse?: Condition;
  /** Makes up for the step of this name: it comes only if that one was left out. */
  readonly insteadOf?: string;
  /** Asked when a step shown in time is over: false if the learner is to be told what would have been better. */
  readonly isGood?: Condition;
  /** Holds while what the step says is true of this table; otherwise its more general words are said. */
  readonly isTrue?: Condition;
  /** The step can be left without a move: a button leads to the next step as well. */
  readonly hasNextButton?: boolean;
  /** The spots that are lit on the table. */
  readonly lights: (view: View, player: Player) => readonly Spot[];
  /** The button that the step asks for now, lit as well. */
  readonly button?: (view: View, player: Player) => LitButton | null;
}

export interface Lesson {
  readonly modules: Modules;
  /** Fixes all rolls and shuffles of its game; 64 hexadecimal digits. */
  readonly secret: string;
  /** Bots play all seats up to here before the learner takes over; null for the beginning of the game. */
  readonly begins: Condition | null;
  /** The last evening that the lesson guides through; a review of the game judges only the evenings after it. */
  readonly taughtEvenings: number;
  /** The number of steps at the beginning in which the panel names the keys of the table; 0 by default. */
  readonly stepsWithKeys?: number;
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

export const always: Condition = () => true;

export const not =
  (condition: Condition): Condition =>
  (view, player) =>
    !condition(view, player);

export const isDone: Condition = (_view, player) => player.done;

/** The learner's serving turn of this evening is over: the phase is over, or a player serves who comes later. */
export const ownTurnOver = (round: number): Condition =>
  either(after(round, 'serving'), all(during(round, 'serving'), hasServed));

const hasServed: Condition = (view) => {
  const order = turnOrder(view);
  return view.turn !== null && order.indexOf(view.turn) > order.indexOf(LEARNER);
};

export const nothing = (): readonly Spot[] => [];

export const spotsOfTables = (_view: View, { tables }: Player): Spot[] =>
  tables.flatMap((card, table): Spot[] => (card === null ? [] : [{ at: 'table', seat: LEARNER, table }]));
