// Tags: over a space what a die would bring there, as "+4" and a coin; on a tile its price in schnapps.
import type { Target } from '../model/targets.ts';
import { coin, downward, figure, type Ink, monasteryToken, PALETTE, rounded, schnappsGlass, stein } from './art.ts';
import type { Sketch } from './sketches.ts';

type Yield = Pick<Target, 'thalers' | 'beer' | 'steps'>;

const tag = (key: string, text: string, goods: (ink: Ink, x: number, y: number, size: number) => void): Sketch => ({
  key,
  paint: (ink, width, height) => {
    rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, height * 0.34);
    ink.fillStyle = downward(ink, 0, height, [0, '#4d2c12', 1, PALETTE.oakBlack]);
    ink.fill();
    ink.lineWidth = 1.5;
    ink.strokeStyle = PALETTE.allowed;
    ink.stroke();
    figure(ink, text, width * 0.32, height * 0.52, height * 0.66, PALETTE.cream);
    goods(ink, width - height * 0.58, height / 2, height * 0.78);
  },
});

export function yieldTag({ thalers, beer, steps }: Yield): Sketch {
  const key = `yield ${thalers} ${beer} ${steps}`;
  if (thalers > 0) return tag(key, `+${thalers}`, coin);
  if (beer > 0) return tag(key, `+${beer}`, stein);
  return tag(key, `+${steps}`, monasteryToken);
}

export const schnappsTag = (count: number): Sketch => tag(`schnapps ${count}`, `${count}`, schnappsGlass);
