// Things that several tiles show: a candle that burns, suds, something resting on its shadow.
import { isolated, ball, shadow, disc, light, type Ink } from './ink.ts';
import { candle, flame } from './lights.ts';
import { SHADOW } from './theme.ts';

/** Paints the scene on a tile: poor, or rich once the tile is upgraded. */
export type TileScene = (ink: Ink, rich: boolean) => void;

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
