// The boards that all look at: monastery with moon and track, reputation circuit, guest book. Positions come as data.
import {
  BOOK,
  BOOK_ROWS,
  COLUMNS,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  reputationTrack,
  TURN_TRACKS,
  type Column,
  type ReputationSpace,
} from '../../game/index.ts';
import { seeded } from './chance.ts';
import { casement } from './furniture.ts';
import {
  apart,
  ball,
  shadow,
  disc,
  downward,
  figure,
  fillBox,
  glowing,
  light,
  oval,
  rounded,
  shape,
  vignette,
  type Box,
  type Ink,
  type Point,
} from './ink.ts';
import { bonusSign, denyToken } from './symbols.ts';
import { crown, laurel, schnappsGlass, signatureSeal, stein } from './things.ts';
import { brass, brassLine, frame, OAK, paper, planks } from './wood.ts';
import { PALETTE } from './theme.ts';

export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MONASTERY_UNIT = { width: 600, height: 400 } as const;

const WINDOWS_Y = 128;

/** The middle of each of the eight windows: the moon stands above the one whose round it is. */
export const MONASTERY_WINDOWS: readonly Point[] = TURN_TRACKS.summer.map((_, at) => ({
  x: 76 + at * 64,
  y: WINDOWS_Y,
}));

/** Where the moon stands in each round. */
export const MOON_PLACES: readonly Point[] = MONASTERY_WINDOWS.map(({ x }, at) => ({
  x,
  y: 46 - Math.sin(((at + 0.5) / MONASTERY_WINDOWS.length) * Math.PI) * 16,
}));

const ROW = 8;
const ROWS_Y = [352, 288, 224] as const;

/** The stones of the path from the gate, space 0, up to the monastery: three bends, each row in the other direction. */
export const MONASTERY_SPACES: readonly Point[] = Array.from({ length: MONASTERY_LAST + 1 }, (_, space) => {
  const row = Math.floor(space / ROW);
  const along = space % ROW;
  const x = row % 2 === 0 ? 68 + along * 66 : 68 + (ROW - 1 - along) * 66;
  const sway = Math.sin(space * 1.7) * 5;
  return { x, y: (ROWS_Y[row] ?? ROWS_Y[2]) + sway };
});

interface Weather {
  readonly sky: readonly [string, string, string];
  readonly hill: readonly [string, string];
  readonly far: string;
  readonly stone: readonly [string, string];
  readonly path: string;
  readonly roof: string;
}

const WEATHER: Record<Season, Weather> = {
  summer: {
    sky: ['#101b3d', '#37427a', '#c07a5a'],
    hill: ['#4c6a34', '#1d3018'],
    far: '#2b3a4c',
    stone: ['#e6d6ae', '#9a8456'],
    path: '#a78a5a',
    roof: '#7a3524',
  },
  winter: {
    sky: ['#0a1230', '#22386e', '#6f86b4'],
    hill: ['#dfe8f3', '#7e93b5'],
    far: '#4a5f88',
    stone: ['#f6f1e2', '#9aa3b4'],
    path: '#a9b7cf',
    roof: '#e4ecf5',
  },
};

function sky(ink: Ink, { sky: [top, middle, low], far }: Weather): void {
  fillBox(
    ink,
    { x: 0, y: 0, width: 600, height: 220 },
    downward(ink, 0, 200, [
      [0, top],
      [0.55, middle],
      [1, low],
    ]),
  );
  const chance = seeded('sky');
  for (let star = 0; star < 60; star++)
    disc(
      ink,
      chance.next() * 600,
      chance.next() * 100,
      chance.between(0.4, 1.3),
      `rgba(255,248,220,${chance.between(0.3, 0.95)})`,
    );
  shape(ink, 'M0 150L60 118L130 146L210 96L300 140L380 104L470 148L540 112L600 140L600 230L0 230Z', far);
}

/** A long house with eight windows, a tower at each end. */
function house(ink: Ink, season: Season, { roof }: Weather): void {
  const wall: Box = { x: 34, y: 84, width: 532, height: 104 };
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 14, y: 6 });
    fillBox(ink, wall, '#3a2a1c');
  });
  fillBox(
    ink,
    wall,
    downward(ink, 84, 188, [
      [0, '#8d7a5e'],
      [1, '#4d3d2c'],
    ]),
  );
  const chance = seeded('stones');
  for (let stone = 0; stone < 130; stone++) {
    rounded(
      ink,
      { x: 34 + chance.next() * 520, y: 84 + chance.next() * 98, width: chance.between(8, 18), height: 6 },
      2,
    );
    ink.fillStyle = chance.share(0.5) ? 'rgba(255,236,190,.09)' : 'rgba(20,10,4,.12)';
    ink.fill();
  }
  const tiled =
    season === 'summer'
      ? downward(ink, 58, 92, [
          [0, '#a8523a'],
          [1, roof],
        ])
      : downward(ink, 58, 92, [
          [0, '#ffffff'],
          [1, '#b9c8e0'],
        ]);
  shape(ink, 'M20 90L48 60L552 60L580 90Z', tiled, ['#22120a', 2]);
  if (season === 'summer') {
    ink.strokeStyle = 'rgba(40,12,6,.35)';
    ink.lineWidth = 1;
    ink.beginPath();
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 60; at++) ink.arc(36 + at * 9 + (row % 2) * 4, 66 + row * 8, 4.5, 0, Math.PI);
    ink.stroke();
  }
  for (const x of [16, 544]) {
    fillBox(
      ink,
      { x, y: 62, width: 40, height: 126 },
      glowing(ink, x + 12, 100, 90, [
        [0, '#a08c6c'],
        [1, '#453626'],
      ]),
    );
    shape(ink, `M${x - 6} 64L${x + 20} 14L${x + 46} 64Z`, tiled, ['#22120a', 2]);
    shape(ink, `M${x + 20} 16L${x + 20} 2M${x + 14} 7L${x + 26} 7`, null, ['#e9c56a', 2.4]);
    casement(ink, { x: x + 12, y: 74, width: 16, height: 24 }, true);
  }
}

/** What each evening brings stands in its window: one thing, or one of two. */
function windows(ink: Ink, season: Season): void {
  TURN_TRACKS[season].forEach((bonuses, at) => {
    const { x, y } = MONASTERY_WINDOWS[at] ?? { x: 0, y: 0 };
    casement(ink, { x: x - 26, y: y - 34, width: 52, height: 84 }, true);
    light(ink, x, y + 6, 46, '#ffb04a', 0.3);
    const [first, second] = bonuses;
    if (second === undefined) bonusSign(ink, first, x, y + 10, 42);
    else {
      bonusSign(ink, first, x, y - 8, 31);
      bonusSign(ink, second, x, y + 30, 31);
      shape(ink, `M${x - 16} ${y + 11}L${x + 16} ${y + 11}`, null, ['rgba(60,24,4,.8)', 1.6]);
    }
    disc(ink, x, y + 54, 10, '#1c0f07');
    disc(ink, x, y + 54, 9, PALETTE.cream);
    figure(ink, String(at + 1), x, y + 54, 14, PALETTE.ink);
  });
}

function path(ink: Ink, { path: colour }: Weather): void {
  const line = new Path2D();
  MONASTERY_SPACES.forEach(({ x, y }, space) => {
    if (space === 0) line.moveTo(x, y);
    else if (space % ROW === 0) {
      const before = MONASTERY_SPACES[space - 1] ?? { x, y };
      const out = x > 300 ? 44 : -44;
      line.bezierCurveTo(before.x + out, before.y, x + out, y, x, y);
    } else line.lineTo(x, y);
  });
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  for (const [width, stroke] of [
    [34, 'rgba(20,10,4,.35)'],
    [28, colour],
    [18, 'rgba(255,246,220,.25)'],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = stroke;
    ink.stroke(line);
  }
}

function stones(ink: Ink, { stone: [bright, dull] }: Weather): void {
  MONASTERY_SPACES.forEach(({ x, y }, space) => {
    const bonus = MONASTERY_BONUS[space];
    const radius = bonus === undefined ? 19 : 25;
    oval(ink, x, y + 4, radius + 1, radius * 0.92, 'rgba(10,5,2,.55)');
    oval(
      ink,
      x,
      y,
      radius,
      radius * 0.9,
      ball(ink, x, y, radius, [
        [0, bright],
        [1, dull],
      ]),
    );
    if (bonus !== undefined) {
      ink.beginPath();
      ink.ellipse(x, y, radius - 1.5, (radius - 1.5) * 0.9, 0, 0, Math.PI * 2);
      ink.lineWidth = 2.4;
      ink.strokeStyle = brass(ink, x - radius, y - radius, x + radius, y + radius);
      ink.stroke();
      bonusSign(ink, bonus, x, y - 3, 34);
      disc(ink, x - 18, y + 16, 8.5, PALETTE.ink);
      figure(ink, String(space), x - 18, y + 16, 12, PALETTE.cream);
    } else figure(ink, String(space), x, y, 18, '#4a3418');
  });
}

function trees(ink: Ink, season: Season): void {
  const chance = seeded('trees');
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
    const tall = chance.between(24, 36);
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

export function monasteryBoard(ink: Ink, season: Season): void {
  const weather = WEATHER[season];
  const whole: Box = { x: 0, y: 0, ...MONASTERY_UNIT };
  apart(ink, () => {
    rounded(ink, whole, 14);
    ink.clip();
    sky(ink, weather);
    const [near, deep] = weather.hill;
    shape(
      ink,
      'M0 196Q150 168 300 182Q450 168 600 196L600 400L0 400Z',
      downward(ink, 180, 400, [
        [0, near],
        [1, deep],
      ]),
    );
    house(ink, season, weather);
    windows(ink, season);
    shape(ink, 'M0 262Q160 236 320 258Q470 236 600 262', null, ['rgba(0,0,0,.12)', 10]);
    shape(ink, 'M0 326Q160 304 320 322Q470 304 600 326', null, ['rgba(0,0,0,.12)', 10]);
    trees(ink, season);
    path(ink, weather);
    stones(ink, weather);
    if (season === 'winter') {
      const chance = seeded('snow');
      for (let flake = 0; flake < 130; flake++)
        disc(
          ink,
          chance.next() * 600,
          chance.next() * 400,
          chance.between(0.6, 1.9),
          `rgba(255,255,255,${chance.between(0.25, 0.8)})`,
        );
    }
    vignette(ink, whole, 0.55);
  });
  frame(ink, whole, 12, true, `monastery ${season}`);
}

export const REPUTATION_UNIT = { width: 380, height: 150 } as const;
export type ReputationBoard = 'plain' | 'signature';

/** The track as printed: with the signature space for the guest book, or without. */
const spacesOf = (kind: ReputationBoard): readonly ReputationSpace[] => reputationTrack(kind === 'signature' ? 5 : 3);

/** The middles of the spaces of the circuit, clockwise from the first; the last is the crown. */
export function reputationPlaces(kind: ReputationBoard): readonly Point[] {
  const count = spacesOf(kind).length;
  return Array.from({ length: count }, (_, at) => {
    const top = Math.ceil(count / 2);
    const upper = at < top;
    const along = upper ? at / (top - 1) : 1 - (at - top) / (count - top - 1);
    return { x: 40 + along * 300, y: upper ? 44 : 106 };
  });
}

/** Where a marker waits that has not set out. */
export const REPUTATION_START: Point = { x: 12, y: 75 };

/** One space of the track, 52 across. */
export function reputationSpace(ink: Ink, space: ReputationSpace, x: number, y: number): void {
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 4, y: 2 });
    disc(ink, x, y, 25, PALETTE.brassDark);
  });
  disc(ink, x, y, 24, brass(ink, x - 24, y - 24, x + 24, y + 24));
  disc(
    ink,
    x,
    y,
    21,
    ball(ink, x, y, 24, [
      [0, '#fdf3d8'],
      [1, '#d9c08a'],
    ]),
  );
  if ('vp' in space) {
    laurel(ink, x, y, 40);
    figure(ink, String(space.vp), x, y, 22, PALETTE.cream, 'rgba(40,6,10,.9)');
    return;
  }
  switch (space.gives) {
    case 'schnapps':
      schnappsGlass(ink, x, y, 36);
      return;
    case 'schnappsOrDeny':
      schnappsGlass(ink, x - 8, y - 2, 26);
      denyToken(ink, x + 9, y + 3, 22);
      return;
    case 'signature':
      signatureSeal(ink, x, y, 32);
      return;
    case 'crown':
      crown(ink, x, y, 32);
      return;
    default:
      space.gives satisfies never;
  }
}

export function reputationBoard(ink: Ink, kind: ReputationBoard): void {
  const whole: Box = { x: 0, y: 0, ...REPUTATION_UNIT };
  apart(ink, () => {
    rounded(ink, whole, 75);
    ink.clip();
    planks(ink, whole, OAK, 25, 'reputation');
    vignette(ink, whole, 0.5);
  });
  brassLine(ink, { x: 3, y: 3, width: 374, height: 144 }, 72, 2.4);
  const places = reputationPlaces(kind);
  ink.beginPath();
  ink.roundRect(40, 44, 300, 62, 31);
  ink.lineWidth = 16;
  ink.strokeStyle = 'rgba(10,4,1,.55)';
  ink.stroke();
  ink.lineWidth = 10;
  ink.strokeStyle = '#6b1d2a';
  ink.stroke();
  spacesOf(kind).forEach((space, at) => {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    reputationSpace(ink, space, x, y);
  });
}

export const BOOK_UNIT = { width: 360, height: 300 } as const;

/** The middle of a cell of the guest book; rows count from the top, from 0. */
export const bookCell = (columnName: Column, row: number): Point => ({
  x: [66, 136, 224, 294][COLUMNS.indexOf(columnName)] ?? 0,
  y: 96 + row * 54,
});

export function guestBook(ink: Ink): void {
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 10, y: 5 });
    rounded(ink, { x: 6, y: 8, width: 348, height: 286 }, 12);
    ink.fillStyle = downward(ink, 8, 294, [
      [0, '#7a2d33'],
      [1, '#3a0d14'],
    ]);
    ink.fill();
  });
  brassLine(ink, { x: 9, y: 11, width: 342, height: 280 }, 10, 1.6);
  for (const at of [2, 1, 0]) {
    paper(ink, { x: 16 + at, y: 16 + at * 1.5, width: 164 - at, height: 266 }, 6);
    paper(ink, { x: 180, y: 16 + at * 1.5, width: 164 - at, height: 266 }, 6);
  }
  const fold = ink.createLinearGradient(150, 0, 210, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.48, 0.45],
    [0.5, 0.6],
    [0.52, 0.45],
    [1, 0],
  ] as const)
    fold.addColorStop(at, `rgba(60,28,8,${alpha})`);
  fillBox(ink, { x: 150, y: 16, width: 60, height: 266 }, fold);
  for (const name of COLUMNS) {
    const { costs, cells } = BOOK[name];
    const { x } = bookCell(name, 0);
    costs.forEach((cost, at) =>
      stein(ink, x + (at - (costs.length - 1) / 2) * 30, 44, costs.length > 1 ? 32 : 38, cost),
    );
    for (let row = 0; row < BOOK_ROWS; row++) {
      const { y } = bookCell(name, row);
      const box: Box = { x: x - 31, y: y - 24, width: 62, height: 48 };
      rounded(ink, box, 7);
      ink.fillStyle = 'rgba(120,80,30,.13)';
      ink.fill();
      ink.lineWidth = 1.4;
      ink.strokeStyle = 'rgba(90,52,16,.6)';
      ink.stroke();
      const bonus = cells[row] ?? null;
      if (bonus !== null) bonusSign(ink, bonus, x, y, 40);
      else shape(ink, `M${x - 20} ${y + 12}L${x + 20} ${y + 12}`, null, ['rgba(90,52,16,.45)', 1.2]);
    }
  }
  shape(ink, 'M176 270L176 300L182 292L188 300L188 270Z', '#b3262b', ['#3a0d14', 1.2]);
}

export const PODIUM_UNIT = { width: 520, height: 240 } as const;

/** Three steps for the results; the tops of the steps, first place first. */
export const PODIUM_STEPS: readonly Point[] = [
  { x: 260, y: 70 },
  { x: 110, y: 120 },
  { x: 410, y: 150 },
];

export function podium(ink: Ink): void {
  PODIUM_STEPS.forEach(({ x, y }, place) => {
    const box: Box = { x: x - 74, y, width: 148, height: 240 - y };
    apart(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 10, y: 4 });
      fillBox(ink, box, PALETTE.oakDark);
    });
    planks(ink, box, OAK, 37, `podium ${place}`, true);
    fillBox(ink, { ...box, height: 14 }, brass(ink, box.x, y, box.x + 148, y + 14));
    fillBox(
      ink,
      { x: box.x, y: y + 14, width: 148, height: 14 },
      downward(ink, y + 14, y + 28, [
        [0, 'rgba(0,0,0,.55)'],
        [1, 'rgba(0,0,0,0)'],
      ]),
    );
    laurel(ink, x, y + 54, 66, place + 1);
  });
}
