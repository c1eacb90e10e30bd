// The coach's sentences about an advised move, to be shown after its name and worth.
import type { Advice } from '../../../game/bots/coach/advise.ts';
import type { Viewpoint } from '../../words/facts.ts';
import type { Words } from '../../words/index.ts';

/** The places of dice, the reasons, the lasting use of a purchase, and the purchases that follow. */
export const adviceDetails = (words: Words, { move, why, next }: Advice, viewpoint: Viewpoint): string =>
  [
    words.placements(move, viewpoint),
    words.why(why, viewpoint),
    words.lastingUse(move, viewpoint),
    words.thenBuys(next, viewpoint),
  ]
    .filter(Boolean)
    .join(' ');
