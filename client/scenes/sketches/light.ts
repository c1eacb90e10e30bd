// Sketches of light: the gloom of a tavern with the places that are lit, and the lamp over an upgraded tile.
import { brass, disc, fillBox, flame, glowing, type Ink, isolated, light, rounded } from '../art.ts';
import type { Rect } from '../layout/rect.ts';
import type { Sketch } from '../sketches.ts';

export interface LitPlace {
  /** From the upper left corner of the tavern. */
  x: number;
  y: number;
  radius: number;
}

interface Gloom {
  lights: readonly LitPlace[];
  /** Painted boards, which are always bright. */
  boards: readonly Rect[];
  /** Opacity. */
  dark: number;
  /** Opacity of the light that fills the whole room. */
  warmth: number;
  /** It is painted this many times smaller. */
  coarse: number;
}

const inKey = (numbers: readonly number[]): string => numbers.map((number) => Math.round(number)).join(',');

function keyOfGloom({ lights, boards, dark, warmth }: Gloom): string {
  const places = [
    ...lights.map(({ x, y, radius }) => inKey([x, y, radius])),
    ...boards.map(({ x, y, width }) => inKey([x, y, width])),
  ];
  return `gloom ${dark.toFixed(3)} ${warmth.toFixed(3)} ${places.join(' ')}`;
}

/** Darkness with holes where light is. */
export const gloom = ({ lights, boards, dark, warmth, coarse }: Gloom): Sketch => ({
  key: keyOfGloom({ lights, boards, dark, warmth, coarse }),
  paint: (ink, width, height) => {
    fillBox(ink, { x: 0, y: 0, width, height }, `rgba(9,6,8,${dark})`);
    isolated(ink, () => {
      ink.globalCompositeOperation = 'destination-out';
      for (const { x, y, radius } of lights) hole(ink, x / coarse, y / coarse, radius / coarse);
    });
    fillBox(ink, { x: 0, y: 0, width, height }, `rgba(255,168,70,${warmth})`);
    for (const { x, y, radius } of lights) {
      const cx = x / coarse;
      const cy = y / coarse;
      const r = radius / coarse;
      const glow = glowing(ink, cx, cy, r, [
        0,
        'rgba(255,190,92,.34)',
        0.6,
        'rgba(255,160,60,.12)',
        1,
        'rgba(255,150,50,0)',
      ]);
      disc(ink, cx, cy, r, glow);
    }
    for (const { x, y, width: wide, height: high } of boards)
      ink.clearRect(x / coarse, y / coarse, wide / coarse, high / coarse);
  },
});

const hole = (ink: Ink, x: number, y: number, radius: number): void =>
  disc(ink, x, y, radius, glowing(ink, x, y, radius, [0, 'rgba(0,0,0,1)', 0.35, 'rgba(0,0,0,.8)', 1, 'rgba(0,0,0,0)']));

/** A brass lantern. */
export const LAMP: Sketch = {
  key: 'lamp',
  paint: (ink, width, height) => {
    const middle = width / 2;
    light(ink, middle, height * 0.56, width * 0.5, '#ffb648', 0.85);
    ink.lineWidth = Math.max(1, width * 0.05);
    ink.strokeStyle = '#2a1808';
    ink.beginPath();
    ink.moveTo(middle, 0);
    ink.lineTo(middle, height * 0.26);
    ink.stroke();
    const body = { x: middle - width * 0.17, y: height * 0.34, width: width * 0.34, height: height * 0.42 };
    rounded(ink, body, width * 0.06);
    ink.fillStyle = '#ffdf8e';
    ink.fill();
    flame(ink, middle, body.y + body.height * 0.9, body.height * 0.86, 0);
    rounded(ink, body, width * 0.06);
    ink.lineWidth = Math.max(1, width * 0.045);
    ink.strokeStyle = brass(ink, body.x, body.y, body.x + body.width, body.y + body.height);
    ink.stroke();
    for (const y of [height * 0.27, height * 0.75]) {
      rounded(ink, { x: middle - width * 0.21, y, width: width * 0.42, height: height * 0.08 }, width * 0.03);
      ink.fillStyle = brass(ink, 0, y, width, y + height * 0.08);
      ink.fill();
    }
  },
};
