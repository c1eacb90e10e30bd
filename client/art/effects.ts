// Effects: glows, sparks and flying hop cones.
import { hop } from './barrels.ts';
import { disc, glowing, type Ink, light, shape } from './ink.ts';

/** Light for the moon, candles and celebrations; the scene scales and fades it. */
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

export const hopCone = (ink: Ink): void => hop(ink, 14, 14, 26);
