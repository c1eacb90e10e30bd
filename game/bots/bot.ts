// What a bot is: asked with what its seat can see, it answers with a move, its reasons and the moves that came close.
import type { Face, Move, Rng, Seat, Space, View } from '../index.ts';

/** What the seat can see, and every legal move that `legal` names. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** How much longer a bot may think. The game has no clock, so it comes in from outside. */
export interface Budget {
  /** Milliseconds; 0 or less when the time is up. */
  readonly left: () => number;
}

/** For callers that need no limit, such as tests of bots that do not search. */
export const UNLIMITED: Budget = { left: () => Infinity };

/** Why a move was made, as data; the client puts it in words. */
export type Reason =
  /** Nothing else could be done. */
  | { readonly because: 'onlyMove' }
  /** The die is for this space. */
  | { readonly because: 'dieFor'; readonly value: Face; readonly space: Space }
  /** No player after this one finds such a die on the coaster. */
  | { readonly because: 'leavesNone'; readonly value: Face }
  /** What the dice, as they lie, will bring. */
  | { readonly because: 'income'; readonly thalers: number; readonly beer: number; readonly steps: number }
  /** Points that are certain at once. */
  | { readonly because: 'points'; readonly points: number }
  /** Points expected by the end of the game over those of doing nothing of the kind. */
  | { readonly because: 'worth'; readonly points: number };

/** A move that was thought of, with the points that the player is expected to have at the end of the game. */
export interface Candidate {
  readonly move: Move;
  readonly value: number;
}

export interface Decision {
  readonly move: Move;
  readonly reasons: readonly Reason[];
  /** The best first, the move itself among them; empty where nothing was compared. */
  readonly candidates: readonly Candidate[];
}

/** Null when there is nothing that it wants to do. */
export type Bot = (asked: Asked, rng: Rng, budget: Budget) => Decision | null;
