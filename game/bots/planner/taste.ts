// A character's taste: a leaning, the sides of the entertainers that it likes, and favourite options of other choices. The
// home page loads it with the characters, without the rules.
import type { Side } from '../../index.ts';
import type { Leaning } from './leaning.ts';

export interface Taste {
  readonly leaning: Leaning;
  /** Taken even if the other promises more: in games between bots neither side of an entertainer won more often. */
  readonly sides: readonly Side[];
  /** Start cards and options of the evenings, the most liked first; taken as long as little is given up for them. */
  readonly favourites: readonly string[];
  /** The most expected points that are given up for a favourite. */
  readonly mostGivenUp: number;
}

export const NO_TASTE: Taste = { leaning: {}, sides: [], favourites: [], mostGivenUp: 0 };
