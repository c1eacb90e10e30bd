// The shape of every move, answers to questions among them. The verb of each, in `verbs/`, says what the move does.
import type { Column, Face, GuestId, Regular, Space, TavernCard, Tile } from '../data/index.ts';

/** One die that is lifted and put down elsewhere; a null space is the hand, where unplaced dice lie. */
export interface Shift {
  value: Face;
  own: boolean;
  from: Space | null;
  to: Space | null;
}

export type Move =
  // Phases in which all act at the same time
  | { type: 'choose'; option: string }
  | { type: 'confirm' }
  | { type: 'withdraw' }
  // Planning, and serving
  | { type: 'put'; dice: [Shift, ...Shift[]] }
  // Planning
  | { type: 'juggle'; value: Face; own: boolean; from: Space | null; to: Face }
  // Orders
  | { type: 'draft'; value: Face }
  // Guests, and serving
  /** A counter guest is given up. */
  | { type: 'giveUp' }
  // Serving
  | { type: 'settle' }
  | { type: 'take'; value: Face; own: boolean; from: Space }
  | { type: 'buy'; card: TavernCard }
  | { type: 'upgrade'; tile: Tile; returns: number }
  | { type: 'recruit'; guest: GuestId }
  | { type: 'nobles'; count: number }
  | { type: 'dance' }
  | { type: 'breathe' }
  | { type: 'breatheOn'; tile: Tile }
  | { type: 'bard' }
  | { type: 'end' }
  // Answers
  | { type: 'deny'; table: number | null }
  | { type: 'pick'; what: 'schnapps' | 'deny' }
  | { type: 'sign'; column: Column }
  /** A regular is removed from the player's deck for good. */
  | { type: 'strike'; regular: Regular }
  // Undo
  | { type: 'takeBack' };

export type MoveType = Move['type'];
/** Every move but `takeBack`, which only undoes others: see `undo.ts`. */
export type ActionType = Exclude<MoveType, 'takeBack'>;
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
