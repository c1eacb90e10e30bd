// The interface of bots: asked with its seat's view, a bot answers with a move, the reasons and the alternatives.
import type { Move, Rng, Seat, Space, View } from '../index.ts';

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

/** The reasons that a bot itself gives for a move; `coach/reasons.ts` adds those that follow from the rules. */
export type Reason =
  /** No other move was legal, but for taking something back. */
  | { readonly because: 'onlyMove' }
  /** The die is for this space. */
  | { readonly because: 'dieFor'; readonly space: Space };

/** A move that was compared, with the points that the player is expected to have at the end of the game. */
export interface Candidate {
  readonly move: Move;
  readonly value: number;
}

export interface Decision {
  readonly move: Move;
  readonly reasons: readonly Reason[];
  /** The best few of the moves that were compared, the best first; empty where nothing was compared. */
  readonly candidates: readonly Candidate[];
}

/** Returns null when there is nothing that the bot wants to do. */
export type Bot = (asked: Asked, rng: Rng, budget: Budget) => Decision | null;
