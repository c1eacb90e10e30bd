// Fittings on the walls of the tavern: windows, shelves with bottles, sconces and garlands of hops.
import { seeded } from './seededRandom.ts';
import {
  isolated,
  shadow,
  downward,
  fillBox,
  inSquare,
  light,
  shape,
  sideways,
  disc,
  type Box,
  type Ink,
} from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { plank, TABLE_WOOD } from './wood.ts';
import { brass } from './brass.ts';

/** The outline of a window with a round arch. */
export const archIn = ({ x, y, width, height }: Box): string =>
  `M${x} ${y + height}L${x} ${y + height * 0.3}Q${x} ${y} ${x + width / 2} ${y}Q${x + width} ${y} ${x + width} ${y + height * 0.3}L${x + width} ${y + height}Z`;

/** A window with small panes: lit, so that it shines, or dark, with the night behind it. */
export function casement(ink: Ink, box: Box, panes: 'lit' | 'dark'): void {
  const isLit = panes === 'lit';
  const { x, y, width, height } = box;
  const arch = archIn(box);
  isolated(ink, () => {
    shadow(ink, SHADOW.carved);
    shape(ink, arch, isLit ? '#ffcf70' : PALETTE.night);
  });
  isolated(ink, () => {
    ink.clip(new Path2D(arch));
    fillBox(
      ink,
      box,
      isLit
        ? downward(ink, y, y + height, [0, '#d9811f', 0.6, '#ffd77f', 1, '#ffeab0'])
        : downward(ink, y, y + height, [0, '#0c1430', 0.7, '#24396b', 1, '#3c5488']),
    );
    if (!isLit) {
      const random = seeded(`stars ${Math.round(width)}`);
      for (let star = 0; star < 9; star++)
        disc(
          ink,
          x + random.next() * width,
          y + random.next() * height * 0.7,
          random.between(0.4, 1.1),
          'rgba(255,250,220,.85)',
        );
      shape(
        ink,
        `M${x} ${y + height}L${x + width * 0.2} ${y + height * 0.72}L${x + width * 0.45} ${y + height * 0.86}L${x + width * 0.75} ${y + height * 0.66}L${x + width} ${y + height * 0.84}L${x + width} ${y + height}Z`,
        '#0a1226',
      );
    }
    const count = Math.max(2, Math.round(width / 14));
    ink.strokeStyle = isLit ? '#5c3206' : '#1c130b';
    ink.lineWidth = 1.3;
    ink.beginPath();
    for (let at = -6; at < count + 6; at++) {
      const step = width / count;
      ink.moveTo(x + at * step, y);
      ink.lineTo(x + at * step + height, y + height);
      ink.moveTo(x + at * step, y);
      ink.lineTo(x + at * step - height, y + height);
    }
    ink.stroke();
    shape(
      ink,
      `M${x + width * 0.1} ${y}L${x + width * 0.35} ${y}L${x} ${y + height * 0.6}L${x} ${y + height * 0.25}Z`,
      'rgba(255,255,255,.10)',
    );
  });
  shape(ink, arch, null, ['#1a0d05', 5]);
  shape(ink, arch, null, ['#6b4526', 3]);
}

/** A shelf with bottles and mugs. */
export function bottleShelf(ink: Ink, box: Box, seed: string): void {
  const { x, y, width, height } = box;
  const random = seeded(seed);
  const colours = ['#2f6b4c', '#7b3a1c', '#5a2a3a', '#3d5a7a', '#8a6a1e', '#24483a'] as const;
  let at = x + 4;
  while (at < x + width - 8) {
    const isBottle = random.happens(0.7);
    const tall = height * random.between(0.6, 0.92);
    const wide = isBottle ? random.between(7, 10) : 13;
    const foot = y + height - 3;
    if (isBottle) {
      const colour = random.pick(colours);
      const d = `M${at} ${foot}L${at} ${foot - tall * 0.55}Q${at} ${foot - tall * 0.68} ${at + wide * 0.33} ${foot - tall * 0.74}L${at + wide * 0.33} ${foot - tall}L${at + wide * 0.67} ${foot - tall}L${at + wide * 0.67} ${foot - tall * 0.74}Q${at + wide} ${foot - tall * 0.68} ${at + wide} ${foot - tall * 0.55}L${at + wide} ${foot}Z`;
      shape(ink, d, sideways(ink, at, at + wide, [0, '#0d0704', 0.3, colour, 0.55, colour, 1, '#0d0704']));
      ink.fillStyle = 'rgba(255,240,200,.55)';
      ink.fillRect(at + wide * 0.22, foot - tall * 0.55, 1.1, tall * 0.45);
      ink.fillStyle = 'rgba(240,224,184,.8)';
      ink.fillRect(at + wide * 0.18, foot - tall * 0.38, wide * 0.64, tall * 0.2);
    } else pewterMug(ink, at + wide / 2, foot - height * 0.24, height * 0.52);
    at += wide + random.between(1, 4);
  }
  plank(ink, { x, y: y + height - 4, width, height: 6 }, TABLE_WOOD, `${seed} shelf`);
  ink.fillStyle = 'rgba(0,0,0,.5)';
  ink.fillRect(x, y + height + 2, width, 2.4);
}

function pewterMug(ink: Ink, x: number, y: number, size: number): void {
  shape(
    ink,
    `M${x - size * 0.3} ${y - size * 0.4}L${x + size * 0.3} ${y - size * 0.4}L${x + size * 0.3} ${y + size * 0.45}L${x - size * 0.3} ${y + size * 0.45}Z`,
    sideways(ink, x - size * 0.3, x + size * 0.3, [0, '#4a4f55', 0.4, '#b3b8bf', 1, '#3a3d42']),
    ['#15100b', 0.8],
  );
  shape(
    ink,
    `M${x + size * 0.3} ${y - size * 0.2}Q${x + size * 0.55} ${y} ${x + size * 0.3} ${y + size * 0.25}`,
    null,
    ['#7d828a', 1.6],
  );
}

/** An iron sconce on the wall, with a candle and its light, but without its flame. */
export function sconce(ink: Ink, x: number, y: number, size: number): void {
  light(ink, x, y - size * 0.3, size * 2.6, '#ff9f3c', 0.4);
  inSquare(ink, x, y, size, 100, () => {
    shape(ink, 'M0 44L0 10Q0-4 16-4M0 44Q-12 36-8 24', null, ['#1d1a18', 6]);
    shape(ink, 'M-20 10L20 10L14 20L-14 20Z', brass(ink, -20, 10, 20, 20), ['#2a1808', 2]);
    shape(ink, 'M-8 10L-8-24Q0-28 8-24L8 10Z', sideways(ink, -8, 8, [0, '#cdb587', 0.4, '#fff7e2', 1, '#c2a673']), [
      '#6d5430',
      1.4,
    ]);
  });
}

/** A garland of hops, hanging between two points. */
export function garland(ink: Ink, x0: number, x1: number, y: number, drop: number): void {
  const at = (share: number): readonly [number, number] => [
    x0 + (x1 - x0) * share,
    y + Math.sin(share * Math.PI) * drop,
  ];
  ink.beginPath();
  // On a new path the first `lineTo` acts as a `moveTo`.
  for (let step = 0; step <= 20; step++) ink.lineTo(...at(step / 20));
  ink.lineWidth = 1.6;
  ink.strokeStyle = '#33491a';
  ink.stroke();
  const random = seeded(`garland ${Math.round(x1 - x0)}`);
  const count = Math.max(7, Math.round((x1 - x0) / 7));
  for (let leaf = 0; leaf <= count; leaf++) {
    const [x, py] = at(leaf / count);
    isolated(ink, () => {
      ink.translate(x, py);
      ink.rotate(random.between(-1.2, 1.2));
      const size = random.between(3.4, 5.4);
      const isCone = leaf % 3 === 1;
      const fill = isCone ? '#b9cf63' : random.pick(['#4c7a2a', '#3c6524', '#5d8a2c']);
      shape(ink, `M0 ${-size * 0.4}Q${size} 0 0 ${size * (isCone ? 1.9 : 1.5)}Q${-size} 0 0 ${-size * 0.4}Z`, fill, [
        'rgba(16,28,4,.7)',
        0.7,
      ]);
    });
  }
}
