// Lights: the moon, candles and flames.
import {
  isolated,
  ball,
  disc,
  downward,
  type Ink,
  inSquare,
  light,
  oval,
  ring,
  shadow,
  shape,
  sideways,
} from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { brass } from './brass.ts';

/** The moon, which moves along above the windows of the monastery board. */
export function moon(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    light(ink, 0, 0, 49, '#f6e7b0', 0.55);
    disc(ink, 0, 0, 34, ball(ink, 0, 0, 38, [0, '#fffdf0', 0.6, '#f5e6b4', 1, '#cdb070']));
    for (const [px, py, r] of [
      [-10, -8, 6],
      [8, 6, 8],
      [12, -14, 4],
      [-14, 12, 4],
      [0, 20, 3],
    ] as const)
      disc(ink, px, py, r, 'rgba(170,140,80,.28)');
    shape(ink, 'M-12-3Q-8-7-4-3M8-3Q12-7 16-3M-8 11Q3 19 13 10', null, ['rgba(110,80,30,.75)', 2.2]);
    ring(ink, 0, 0, 34, 1.6, 'rgba(120,90,40,.7)');
  });
}

/** One of six moments of a flame; its foot is at x, y. */
export function flame(ink: Ink, x: number, y: number, height: number, moment: number): void {
  const sway = Math.sin((moment / 6) * Math.PI * 2) * 5;
  const stretch = 1 + Math.cos((moment / 6) * Math.PI * 4) * 0.07;
  inSquare(ink, x, y, height, 60, () => {
    light(ink, sway * 0.3, -22, 30, '#ff9a34', 0.75);
    ink.scale(1, stretch);
    shape(
      ink,
      `M0 0C-15-4-14-22-4-34Q${sway - 1}-44 ${sway}-54Q${sway + 5}-40 8-30C16-18 14-4 0 0Z`,
      downward(ink, -54, 0, [0, '#ff8a1e', 0.5, '#ffc24a', 1, '#ff9a34']),
    );
    shape(
      ink,
      `M0-2C-9-5-8-18-2-26Q${sway * 0.6}-33 ${sway * 0.7}-40Q${sway * 0.6 + 4}-30 6-22C10-14 8-4 0-2Z`,
      '#fff0b4',
    );
    oval(ink, 0, -4, 4, 4.5, '#7fb2e6');
  });
}

/** A candle in a brass dish, without its flame; the tip of the wick is 0.36 of `size` above x, y. */
export function candle(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      oval(ink, 0, 40, 30, 8, PALETTE.brassDark);
    });
    oval(ink, 0, 37, 30, 8, brass(ink, -30, 30, 30, 46));
    oval(ink, 0, 36, 23, 5, PALETTE.brassDark);
    shape(
      ink,
      'M-11 34L-11-24Q-6-29 0-25Q7-30 11-23L11 34Q0 40-11 34Z',
      sideways(ink, -11, 11, [0, '#cdb587', 0.4, '#fff7e2', 1, '#c2a673']),
      ['#6d5430', 1.4],
    );
    shape(ink, 'M-11-20Q-16-8-11 4Q-8-8-8-20ZM8-22Q13-12 10-2Q6-12 6-22Z', '#f6e6c1');
    shape(ink, 'M0-25L0-36', null, ['#2a170b', 2.4]);
  });
}
