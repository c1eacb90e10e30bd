// The landscape of the monastery board in summer and in winter: sky, house, ground, trees and snow.
import { casement } from './wallFittings.ts';
import {
  isolated,
  type Box,
  disc,
  downward,
  fillBox,
  glowing,
  type Ink,
  light,
  rounded,
  shadow,
  shape,
  sideways,
} from './ink.ts';
import { seeded } from './seededRandom.ts';

export const SEASONS = ['summer', 'winter'] as const;

export type Season = (typeof SEASONS)[number];

export interface Weather {
  readonly sky: readonly [string, string, string];
  readonly hill: readonly [string, string];
  /** The mountains on the horizon. */
  readonly far: string;
  /** The stones of the path, on their bright and on their dull side. */
  readonly stone: readonly [string, string];
  readonly path: string;
}

export const WEATHER: Record<Season, Weather> = {
  summer: {
    sky: ['#101b3d', '#37427a', '#c07a5a'],
    hill: ['#5f8240', '#2a4420'],
    far: '#2b3a4c',
    stone: ['#e6d6ae', '#9a8456'],
    path: '#a78a5a',
  },
  winter: {
    sky: ['#0a1230', '#22386e', '#6f86b4'],
    hill: ['#dfe8f3', '#7e93b5'],
    far: '#4a5f88',
    stone: ['#f6f1e2', '#9aa3b4'],
    path: '#a9b7cf',
  },
};

export function sky(ink: Ink, { sky: [top, middle, low], far }: Weather): void {
  fillBox(ink, { x: 0, y: 0, width: 600, height: 220 }, downward(ink, 0, 200, [0, top, 0.55, middle, 1, low]));
  const random = seeded('sky');
  for (let star = 0; star < 60; star++)
    disc(
      ink,
      random.next() * 600,
      random.next() * 100,
      random.between(0.4, 1.3),
      `rgba(255,248,220,${random.between(0.3, 0.95)})`,
    );
  shape(ink, 'M0 150L60 118L130 146L210 96L300 140L380 104L470 148L540 112L600 140L600 230L0 230Z', far);
}

/** The monastery: a long house with a tower at each end. monasteryBoard.ts draws the windows of the eight evenings. */
export function house(ink: Ink, season: Season): void {
  const wall: Box = { x: 34, y: 84, width: 532, height: 104 };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 14, y: 6 });
    fillBox(ink, wall, '#3a2a1c');
  });
  fillBox(ink, wall, downward(ink, 84, 188, [0, '#8d7a5e', 1, '#4d3d2c']));
  const random = seeded('stones');
  for (let stone = 0; stone < 130; stone++) {
    rounded(
      ink,
      { x: 34 + random.next() * 520, y: 84 + random.next() * 98, width: random.between(8, 18), height: 6 },
      2,
    );
    ink.fillStyle = random.happens(0.5) ? 'rgba(255,236,190,.09)' : 'rgba(20,10,4,.12)';
    ink.fill();
  }
  const roof =
    season === 'summer'
      ? downward(ink, 58, 92, [0, '#a8523a', 1, '#7a3524'])
      : downward(ink, 58, 92, [0, '#ffffff', 1, '#b9c8e0']);
  shape(ink, 'M20 90L48 60L552 60L580 90Z', roof, ['#22120a', 2]);
  if (season === 'summer') {
    ink.strokeStyle = 'rgba(40,12,6,.35)';
    ink.lineWidth = 1;
    ink.beginPath();
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 60; at++) ink.arc(36 + at * 9 + (row % 2) * 4, 66 + row * 8, 4.5, 0, Math.PI);
    ink.stroke();
  }
  if (season === 'winter') {
    // Snow hangs over the edge and shows where the rafters are.
    shape(
      ink,
      'M22 88Q40 98 58 89T100 90T150 89T210 91T270 89T330 91T390 89T450 91T510 89T578 89L578 84L24 84Z',
      '#f4f8fd',
    );
    shape(
      ink,
      'M60 66L46 86M140 62L134 86M220 62L216 86M300 62L300 86M380 62L384 86M460 62L466 86M540 66L552 86',
      null,
      ['rgba(90,120,170,.22)', 3],
    );
  }
  // Chimneys with smoke.
  for (const x of [150, 448]) {
    fillBox(ink, { x, y: 40, width: 18, height: 30 }, sideways(ink, x, x + 18, [0, '#7a5a44', 1, '#3a2618']));
    fillBox(ink, { x: x - 2, y: 36, width: 22, height: 6 }, season === 'winter' ? '#f4f8fd' : '#5a3a28');
    for (const [dx, y, radius] of [
      [11, 30, 8],
      [18, 22, 11],
      [28, 14, 13],
    ] as const)
      disc(
        ink,
        x + dx,
        y,
        radius,
        glowing(ink, x + dx, y, radius, [0, 'rgba(226,220,210,.34)', 1, 'rgba(226,220,210,0)']),
      );
  }
  // Dormers with lit windows.
  for (const x of [108, 236, 364, 492]) {
    shape(ink, `M${x - 13} 86L${x - 13} 74L${x} 64L${x + 13} 74L${x + 13} 86Z`, '#5a4a36', ['#22120a', 1.2]);
    shape(ink, `M${x - 17} 77L${x} 62L${x + 17} 77`, null, [season === 'winter' ? '#ffffff' : '#8a3f2a', 4]);
    fillBox(ink, { x: x - 5, y: 74, width: 10, height: 10 }, '#ffcf70');
    light(ink, x, 79, 14, '#ffb04a', 0.5);
  }
  // Towers with a cross.
  for (const x of [16, 544]) {
    fillBox(ink, { x, y: 62, width: 40, height: 126 }, glowing(ink, x + 12, 100, 90, [0, '#a08c6c', 1, '#453626']));
    shape(ink, `M${x - 6} 64L${x + 20} 14L${x + 46} 64Z`, roof, ['#22120a', 2]);
    shape(ink, `M${x + 20} 16L${x + 20} 2M${x + 14} 7L${x + 26} 7`, null, ['#e9c56a', 2.4]);
    casement(ink, { x: x + 12, y: 74, width: 16, height: 24 }, 'lit');
  }
  // The door that the path leads to.
  shape(ink, 'M552 188L552 158Q552 146 564 146Q576 146 576 158L576 188Z', '#ffcf70', ['#2a160a', 3]);
  shape(ink, 'M564 147L564 188', null, ['#7a4a1c', 1.6]);
  light(ink, 564, 172, 34, '#ffb04a', 0.6);
}

/** Grass and flowers in summer, ripples in the snow in winter. */
export function ground(ink: Ink, season: Season): void {
  const random = seeded('ground');
  for (let tuft = 0; tuft < 240; tuft++) {
    const x = random.next() * 600;
    const y = random.between(204, 396);
    if (season === 'winter') {
      const wide = random.between(4, 14);
      shape(ink, `M${x} ${y}Q${x + wide / 2} ${y - 2} ${x + wide} ${y}`, null, [
        random.happens(0.5) ? 'rgba(255,255,255,.5)' : 'rgba(70,96,140,.22)',
        1.2,
      ]);
      continue;
    }
    const tall = random.between(3, 6);
    shape(
      ink,
      `M${x - 2} ${y}L${x - 3} ${y - tall}M${x} ${y}L${x} ${y - tall - 1}M${x + 2} ${y}L${x + 3} ${y - tall}`,
      null,
      [random.pick(['rgba(150,190,90,.5)', 'rgba(16,34,10,.45)']), 1],
    );
    if (random.happens(0.28))
      disc(ink, x, y - tall, random.between(1, 1.9), random.pick(['#f3d88c', '#e8a0a8', '#fbf1da', '#b9a0e0']));
  }
}

export function trees(ink: Ink, season: Season): void {
  const random = seeded('trees');
  const places = [
    [24, 316],
    [572, 322],
    [30, 256],
    [574, 226],
    [26, 380],
    [576, 384],
    [300, 320],
    [170, 256],
    [440, 256],
    [110, 322],
    [500, 320],
  ] as const;
  for (const [x, y] of places) {
    const tall = random.between(24, 36);
    for (let layer = 0; layer < 3; layer++) {
      const top = y - tall + layer * tall * 0.24;
      const half = tall * (0.2 + layer * 0.1);
      shape(
        ink,
        `M${x} ${top}L${x + half} ${top + tall * 0.42}L${x - half} ${top + tall * 0.42}Z`,
        season === 'summer' ? '#1f3a1e' : '#2c4660',
      );
      if (season === 'winter')
        shape(
          ink,
          `M${x} ${top}L${x + half * 0.55} ${top + tall * 0.24}Q${x + half * 0.2} ${top + tall * 0.16} ${x} ${top + tall * 0.24}Q${x - half * 0.2} ${top + tall * 0.16} ${x - half * 0.55} ${top + tall * 0.24}Z`,
          '#f4f8fd',
        );
    }
  }
}

export function snow(ink: Ink): void {
  const random = seeded('snow');
  for (let flake = 0; flake < 130; flake++)
    disc(
      ink,
      random.next() * 600,
      random.next() * 400,
      random.between(0.6, 1.9),
      `rgba(255,255,255,${random.between(0.25, 0.8)})`,
    );
}
