// The interface of bots: asked with its seat's view, a bot answers with a move, the reasons and the alternatives.
import type { Face, Move, Rng, Seat, Space, View } from '../index.ts';

/** The question to a bot: its seat's view, and the legal moves there. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The time left for a decision. The game has no clock, so callers supply it. */
export interface Budget {
  /** Milliseconds; 0 or less when the time is up. */
  readonly left: () => number;
}

/** For callers that need no limit, such as tests of bots that do not search. */
export const UNLIMITED: Budget = { left: () => Infinity };

/** Why a move was made, as data; the client puts it in words. */
export type Reason =
  /** No other move was legal. */
  | { readonly because: 'onlyMove' }
  /** The die is for this space. */
  | { readonly because: 'dieFor'; readonly value: Face; readonly space: Space }
  /** No player after this one finds such a die on the coaster. */
  | { readonly because: 'leavesNone'; readonly value: Face }
  /** The income of the dice on their spaces. */
  | { readonly because: 'income'; readonly thalers: number; readonly beer: number; readonly steps: number }
  /** Points that are certain at once. */
  | { readonly because: 'points'; readonly points: number }
  /** Points expected at the end of the game, ahead of the worst move that was compared. */
  | { readonly because: 'worth'; readonly points: number };

/** A move that was compared, with the points that the player is expected to have at the end of the game. */
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
