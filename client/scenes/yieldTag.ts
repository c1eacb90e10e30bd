// The sign over a space that says what a die would bring there: "+4" and a coin.
import type { Target } from '../model/targets.ts';
import { coin, downward, figure, monasteryToken, PALETTE, rounded, stein } from './art.ts';
import type { Sketch } from './sketches.ts';

type Brings = Pick<Target, 'thalers' | 'beer' | 'steps'>;

export function yieldTag({ thalers, beer, steps }: Brings): Sketch {
  const [goods, count] = thalers > 0 ? [coin, thalers] : beer > 0 ? [stein, beer] : [monasteryToken, steps];
  return {
    key: `yield ${thalers} ${beer} ${steps}`,
    paint: (ink, width, height) => {
      rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, height * 0.34);
      ink.fillStyle = downward(ink, 0, height, [0, '#4d2c12', 1, PALETTE.oakBlack]);
      ink.fill();
      ink.lineWidth = 1.5;
      ink.strokeStyle = PALETTE.allowed;
      ink.stroke();
      figure(ink, `+${count}`, width * 0.32, height * 0.52, height * 0.66, PALETTE.cream);
      goods(ink, width - height * 0.58, height / 2, height * 0.78);
    },
  };
}
