// The symbol of staff cards that were drawn from the deck, in a small tavern: a card in the colour of its trade, with the
// sign of the trade and how many there are.
import type { TavernCard } from '../../../game/index.ts';
import { cardToken, disc, figure, LETTERS, PALETTE, ring } from '../art.ts';
import { clamp } from '../layout/rect.ts';
import type { Sketch } from '../sketches.ts';

/** The width of the card, as a share of its height. */
const CARD_WIDTH = 0.74;
/** The part of the number's disc that is beyond the right edge of the card, as a share of the disc's radius. */
const OVER_EDGE = 0.6;

export const staffSymbol = (card: TavernCard, count: number): Sketch => ({
  key: `staff ${card} ${count}`,
  paint: (ink, width, height) => {
    const radius = clamp(height * 0.28, LETTERS.least * 0.62, 15);
    const size = Math.min(height, (width - radius * OVER_EDGE) / CARD_WIDTH);
    const left = (width - size * CARD_WIDTH - radius * OVER_EDGE) / 2;
    cardToken(ink, card, left + (size * CARD_WIDTH) / 2, height / 2, size);
    if (count < 2) return;
    const x = left + size * CARD_WIDTH + radius * (OVER_EDGE - 1);
    const y = height / 2 + size / 2 - radius;
    disc(ink, x, y, radius, PALETTE.cream);
    ring(ink, x, y, radius, 1, PALETTE.brassDark);
    figure(ink, String(count), x, y, Math.max(LETTERS.least, radius * 1.4), PALETTE.ink);
  },
});
