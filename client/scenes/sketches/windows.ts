// Light and dark on the windows of the monastery, in their own shape: the evenings that are over, and tonight's.
// The numbers on the lower edges of the windows stay free.
import { archIn, eveningNumber, isolated, type Ink } from '../art.ts';
import type { Sketch } from '../sketches.ts';

/** Draws, but not over the number of the window whose upper left corner is at `left` and `top`. */
function aroundNumber(ink: Ink, window: { left: number; top: number; width: number }, draw: () => void): void {
  const { left, top, width } = window;
  const { y, radius } = eveningNumber(width);
  const outside = new Path2D();
  outside.rect(0, 0, width * 4, width * 8);
  outside.arc(left + width / 2, top + y, radius, 0, Math.PI * 2);
  isolated(ink, () => {
    ink.clip(outside, 'evenodd');
    draw();
  });
}

/** A window whose evening is over. */
export const PAST_WINDOW: Sketch = {
  key: 'past window',
  paint: (ink, width, height) => {
    aroundNumber(ink, { left: 0, top: 0, width }, () => {
      ink.fillStyle = 'rgba(12,6,2,.62)';
      ink.fill(new Path2D(archIn({ x: 0, y: 0, width, height })));
    });
  },
};

/** The share of a window's width by which the light of tonight's window reaches beyond it. */
export const WINDOW_REACH = 0.14;

/** The frame of light around tonight's window; its box is larger than the window by `WINDOW_REACH` on each side. */
export const TONIGHT: Sketch = {
  key: 'tonight',
  paint: (ink, width, height) => {
    const reach = (width * WINDOW_REACH) / (1 + 2 * WINDOW_REACH);
    const arch = new Path2D(archIn({ x: reach, y: reach, width: width - 2 * reach, height: height - 2 * reach }));
    aroundNumber(ink, { left: reach, top: reach, width: width - 2 * reach }, () => {
      ink.lineJoin = 'round';
      for (const [wide, alpha] of [
        [2 * reach, 0.16],
        [1.4 * reach, 0.28],
        [0.9 * reach, 0.5],
      ] as const) {
        ink.lineWidth = wide;
        ink.strokeStyle = `rgba(255,208,96,${alpha})`;
        ink.stroke(arch);
      }
      ink.lineWidth = Math.max(1.4, 0.4 * reach);
      ink.strokeStyle = 'rgb(255,208,96)';
      ink.stroke(arch);
    });
  },
};
