// Thalers: one coin, or several with a number on the uppermost.
import { isolated, ball, disc, figure, type Ink, inSquare, shadow, shape } from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';

/** The size of a one-digit number as a share of the coin's. */
export const COIN_LETTERS = 0.62;

/** A thaler seen from above; with a number it stands for that many. */
export function coin(ink: Ink, x: number, y: number, size: number, count?: number): void {
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 48, PALETTE.goldDark);
    });
    disc(ink, 0, -1.5, 47, ball(ink, 0, 0, 50, [0, '#fff3c0', 0.45, '#eec04a', 1, '#a8700f']));
    // The milled edge: short strokes all around.
    ink.lineWidth = 2;
    ink.strokeStyle = 'rgba(110,66,6,.65)';
    ink.beginPath();
    for (let tooth = 0; tooth < 44; tooth++) {
      const angle = (tooth / 44) * Math.PI * 2;
      ink.moveTo(Math.cos(angle) * 43, Math.sin(angle) * 43 - 1.5);
      ink.lineTo(Math.cos(angle) * 46.5, Math.sin(angle) * 46.5 - 1.5);
    }
    ink.stroke();
    disc(ink, 0, -1, 39, ball(ink, 0, 0, 44, [0, '#d89a25', 1, '#f4cf66']));
    disc(ink, 0, 0.5, 37, ball(ink, 0, 0, 44, [0, '#ffe698', 0.6, '#f1c650', 1, '#d79a26']));
    if (count === undefined) {
      // A crown.
      ink.globalAlpha = 0.85;
      shape(ink, 'M-20 17L-25-13L-11 1L0-19L11 1L25-13L20 17Z', '#a26a10');
      shape(ink, 'M-20 19L-25-11L-11 3L0-17L11 3L25-11L20 19Z', null, ['rgba(255,244,190,.8)', 1.6]);
      ink.globalAlpha = 1;
    } else figure(ink, String(count), 0, 0, count > 9 ? 50 : 100 * COIN_LETTERS, '#3d2204', 'rgba(255,236,160,.75)');
  });
}

/** Coins lying on one another, and the number on the uppermost. */
export function coins(ink: Ink, x: number, y: number, size: number, count: number): void {
  const below = Math.min(3, Math.max(0, count - 1));
  for (let at = below; at > 0; at--) {
    const side = at % 2 === 0 ? -1 : 1;
    coin(ink, x + side * size * 0.07 * (1 + at * 0.3), y + size * 0.075 * at, size);
  }
  coin(ink, x, y, size, count);
}
