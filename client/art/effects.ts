// Sparks, glows and the small things that fly.
import { barrelUpright, hop } from './barrels.ts';
import { disc, glowing, type Ink, light, shape } from './ink.ts';
import { coin } from './money.ts';
import { stamp } from './stamps.ts';
import { stein } from './vessels.ts';
import { hollow } from './brass.ts';
import { OAK } from './wood.ts';

/** Light for candles and celebrations; the scene tints and scales it. */
export const glow = (ink: Ink): void =>
  disc(
    ink,
    64,
    64,
    64,
    glowing(ink, 64, 64, 64, [
      0,
      'rgba(255,206,120,.85)',
      0.25,
      'rgba(255,176,80,.42)',
      0.6,
      'rgba(255,140,50,.12)',
      1,
      'rgba(255,120,40,0)',
    ]),
  );

export const spark = (ink: Ink): void => {
  light(ink, 8, 8, 8, '#ffd27a', 0.9);
  shape(ink, 'M8 0L9.6 6.4L16 8L9.6 9.6L8 16L6.4 9.6L0 8L6.4 6.4Z', '#fff6d8');
};

/** A step on a track, as it flies. */
export const step = (ink: Ink): void => stamp(ink, 'feet', 16, 16, 28, '#cfe3ef', '#16283a');

export const flyingCoin = (ink: Ink): void => coin(ink, 14, 14, 26);

export const flyingStein = (ink: Ink): void => stein(ink, 15, 15, 27);

export const storedBarrel = (ink: Ink): void => barrelUpright(ink, 17, 17, 31, true);

export const hopLeaf = (ink: Ink): void => hop(ink, 14, 14, 26);

export const puff = (ink: Ink): void =>
  disc(ink, 16, 16, 16, glowing(ink, 16, 16, 16, [0, 'rgba(240,226,200,.7)', 1, 'rgba(240,226,200,0)']));

export const spaceHollow = (ink: Ink): void => hollow(ink, 26, 26, 23, OAK.dark);
