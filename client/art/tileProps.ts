// Things that recur in the scenes on tiles: a burning candle, suds, and the shadow of a thing that stands there.
import { isolated, ball, shadow, disc, light, type Ink } from './ink.ts';
import { candle, flame } from './lights.ts';
import { SHADOW } from './theme.ts';

/** Paints the scene on a tile, basic or upgraded. */
export type TileScene = (ink: Ink, isUpgraded: boolean) => void;

/** Draws a thing with the shadow that it casts where it stands. */
export const resting = (ink: Ink, draw: () => void): void =>
  isolated(ink, () => {
    shadow(ink, SHADOW.resting);
    draw();
  });

export const burningCandle = (ink: Ink, x: number, y: number, size: number, strength = 0.5): void => {
  candle(ink, x, y, size);
  flame(ink, x, y - size * 0.35, size * 0.6, 1);
  light(ink, x, y - size * 0.5, size * 1.5, '#ffae4a', strength);
};

export function suds(ink: Ink, places: readonly (readonly [x: number, y: number, radius: number])[]): void {
  for (const [x, y, radius] of places) {
    const white = ball(ink, x, y, radius, [0, '#ffffff', 1, '#bcd6dc']);
    disc(ink, x, y, radius, white);
  }
}
