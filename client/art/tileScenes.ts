// What is to be seen on each tile: once as found, once as one is proud of it.
import type { Tile } from '../../game/index.ts';
import { bottleShelf, roundTable, stool, window } from './furniture.ts';
import {
  apart,
  ball,
  cast,
  disc,
  downward,
  fillBox,
  glowing,
  light,
  oval,
  ring,
  shape,
  sideways,
  type Ink,
} from './ink.ts';
import { person } from './people.ts';
import { stamp } from './stamps.ts';
import { plates, tray } from './symbols.ts';
import { barrelFront, barrelUpright, candle, coin, flame, hop, stein } from './things.ts';
import { board, brass, GREY_WOOD, planks, TABLE_WOOD, WARM_OAK } from './wood.ts';
import { PALETTE, SHADOW } from './theme.ts';

type Scene = (ink: Ink, rich: boolean) => void;

const resting = (ink: Ink, draw: () => void): void =>
  apart(ink, () => {
    cast(ink, SHADOW.resting);
    draw();
  });

const lit = (ink: Ink, x: number, y: number, size: number): void => {
  candle(ink, x, y, size);
  flame(ink, x, y - size * 0.35, size * 0.6, 1);
  light(ink, x, y - size * 0.5, size * 1.6, '#ffae4a', 0.55);
};

/** A wash tub of staves, with suds. */
function tub(ink: Ink, x: number, y: number, wide: number): void {
  resting(ink, () =>
    shape(
      ink,
      `M${x - wide} ${y - 20}L${x + wide} ${y - 20}L${x + wide * 0.82} ${y + 22}L${x - wide * 0.82} ${y + 22}Z`,
      '#2a1d12',
    ),
  );
  for (let stave = 0; stave < 9; stave++) {
    const a = -wide + (stave / 9) * 2 * wide;
    const b = a + (2 * wide) / 9;
    shape(
      ink,
      `M${x + a} ${y - 20}L${x + b} ${y - 20}L${x + b * 0.82} ${y + 22}L${x + a * 0.82} ${y + 22}Z`,
      sideways(ink, x + a, x + b, [
        [0, '#4a3a2a'],
        [0.5, '#7d654a'],
        [1, '#43342a'],
      ]),
    );
  }
  for (const py of [-8, 12])
    shape(ink, `M${x - wide * 0.96} ${y + py}L${x + wide * 0.96} ${y + py}`, null, ['#3a3d42', 4]);
  oval(ink, x, y - 20, wide, 8, '#33261a');
  oval(ink, x, y - 19, wide - 4, 6, '#5f8c96');
  for (const [px, r] of [
    [-22, 6],
    [-12, 8],
    [0, 6],
    [12, 8],
    [22, 6],
    [-4, 5],
  ] as const)
    disc(
      ink,
      x + px,
      y - 22,
      r,
      ball(ink, x + px, y - 22, r, [
        [0, '#fff'],
        [1, '#b9d2d6'],
      ]),
    );
}

const dishwasher: Scene = (ink, rich) => {
  if (!rich) {
    tub(ink, 100, 98, 40);
    plates(ink, 158, 96, 36);
    shape(ink, 'M24 62L62 58L60 84Q50 78 42 88Q34 80 26 86Z', '#8d8272', ['#2a221b', 1.4]);
    return;
  }
  person(ink, 'dishwasher', 62, 68, 50);
  board(ink, { x: 10, y: 96, width: 180, height: 12 }, TABLE_WOOD, 'sink top');
  planks(ink, { x: 10, y: 108, width: 180, height: 34 }, WARM_OAK, 22, 'sink', true);
  resting(ink, () => oval(ink, 100, 96, 36, 9, PALETTE.copperDark));
  oval(
    ink,
    100,
    95,
    35,
    8,
    sideways(ink, 64, 136, [
      [0, PALETTE.copper],
      [0.3, PALETTE.copperLight],
      [1, PALETTE.copperDark],
    ]),
  );
  oval(ink, 100, 95, 29, 6, '#8fc4cf');
  for (const [px, r] of [
    [-18, 6],
    [-8, 7],
    [4, 6],
    [16, 7],
  ] as const)
    disc(
      ink,
      100 + px,
      92,
      r,
      ball(ink, 100 + px, 92, r, [
        [0, '#fff'],
        [1, '#c9e2e6'],
      ]),
    );
  shape(ink, 'M128 92L128 66Q128 58 120 58Q112 58 112 66', null, [PALETTE.copperDark, 7]);
  shape(ink, 'M128 92L128 66Q128 58 120 58Q112 58 112 66', null, [PALETTE.copperLight, 4]);
  plates(ink, 160, 76, 46);
};

const server: Scene = (ink, rich) => {
  if (!rich) {
    light(ink, 100, 84, 70, '#c98f4a', 0.3);
    oval(ink, 102, 124, 44, 8, 'rgba(0,0,0,.45)');
    stamp(
      ink,
      'dog',
      100,
      82,
      92,
      sideways(ink, 60, 140, [
        [0, '#c78d4f'],
        [0.6, '#8a5a2e'],
        [1, '#4f2f16'],
      ]),
      '#22130a',
    );
    shape(ink, 'M134 118L166 118L161 130L139 130Z', '#7a2f2f', ['#22130a', 1.6]);
    oval(ink, 150, 118, 16, 4, '#3a1714');
    return;
  }
  person(ink, 'waitress', 84, 66, 58);
  planks(ink, { x: 10, y: 118, width: 180, height: 24 }, WARM_OAK, 8, 'server bar');
  tray(ink, 144, 84, 66);
};

const tables: Scene = (ink, rich) => {
  const places = rich
    ? ([
        [56, 72, 56],
        [142, 72, 56],
        [52, 106, 66],
        [140, 106, 66],
      ] as const)
    : ([
        [100, 66, 52],
        [54, 98, 58],
        [142, 98, 58],
      ] as const);
  for (const [x, y, size] of places) {
    roundTable(ink, x, y, size);
    if (!rich) continue;
    const top = y - size * 0.17;
    oval(ink, x, top, size * 0.36, size * 0.14, '#f4ead2');
    shape(
      ink,
      `M${x - size * 0.36} ${top}Q${x} ${top + size * 0.36} ${x + size * 0.36} ${top}Q${x} ${top + size * 0.22} ${x - size * 0.36} ${top}Z`,
      '#9c3240',
    );
    lit(ink, x, top - size * 0.16, size * 0.4);
  }
};

/** A brewing kettle; the rich one is of copper, with a dome. */
const brewer: Scene = (ink, rich) => {
  if (!rich) {
    shape(ink, 'M72 128L84 112L96 130M112 130L122 112L134 128', null, ['#2a1a10', 6]);
    flame(ink, 92, 130, 26, 1);
    flame(ink, 106, 130, 32, 3);
    flame(ink, 118, 130, 22, 5);
    resting(ink, () => shape(ink, 'M66 62L140 62Q150 112 104 114Q58 112 66 62Z', '#1c1d20'));
    shape(
      ink,
      'M66 62L140 62Q150 112 104 114Q58 112 66 62Z',
      sideways(ink, 62, 146, [
        [0, '#1f2024'],
        [0.3, '#6a6d75'],
        [0.6, '#3c3e44'],
        [1, '#141518'],
      ]),
      ['#0c0c0e', 2],
    );
    oval(ink, 103, 62, 38, 9, '#2a2c31');
    oval(ink, 103, 62, 33, 7, '#8a5a1c');
    shape(ink, 'M66 60Q103 6 140 60', null, ['#2a2c31', 3.4]);
    for (const [px, py, r] of [
      [92, 44, 9],
      [108, 32, 12],
      [98, 20, 9],
    ] as const)
      disc(
        ink,
        px,
        py,
        r,
        glowing(ink, px, py, r, [
          [0, 'rgba(220,215,205,.4)'],
          [1, 'rgba(220,215,205,0)'],
        ]),
      );
    return;
  }
  barrelUpright(ink, 166, 86, 56, true);
  barrelUpright(ink, 36, 96, 46, true);
  planks(
    ink,
    { x: 58, y: 106, width: 88, height: 34 },
    { dark: '#4a2a1c', mid: '#7d4632', pale: '#a8664a' },
    11,
    'hearth',
  );
  shape(ink, 'M84 140L84 122Q102 106 120 122L120 140Z', '#140804');
  for (const [fx, h, m] of [
    [94, 22, 0],
    [102, 28, 2],
    [110, 20, 4],
  ] as const)
    flame(ink, fx, 140, h, m);
  resting(ink, () => shape(ink, 'M56 64Q56 112 102 112Q148 112 148 64Z', PALETTE.copperDark));
  shape(
    ink,
    'M56 66Q56 112 102 112Q148 112 148 66Z',
    sideways(ink, 56, 148, [
      [0, '#6b3018'],
      [0.22, '#e79a6c'],
      [0.34, '#ffd9bd'],
      [0.55, '#c06c3e'],
      [1, '#4f2410'],
    ]),
    ['#3a1a0c', 1.6],
  );
  shape(
    ink,
    'M54 66Q60 36 92 34L92 22L112 22L112 34Q144 36 150 66Z',
    sideways(ink, 54, 150, [
      [0, '#7a3a1e'],
      [0.25, '#f0b084'],
      [0.36, '#ffe6d0'],
      [0.6, '#b5653a'],
      [1, '#57290f'],
    ]),
    ['#3a1a0c', 1.6],
  );
  shape(ink, 'M112 28Q150 22 160 44', null, ['#57290f', 8]);
  shape(ink, 'M112 28Q150 22 160 44', null, ['#d98f62', 5]);
  shape(ink, 'M52 66L152 66', null, ['#6b4512', 7]);
  shape(ink, 'M52 66L152 66', null, [brass(ink, 52, 60, 152, 72), 5]);
  disc(ink, 102, 88, 9, '#f3e6c8');
  ring(ink, 102, 88, 9, 2, '#6b4512');
  shape(ink, 'M102 88L107 83', null, ['#9c3240', 1.6]);
  hop(ink, 72, 52, 18);
};

const barrel: Scene = (ink, rich) => {
  if (!rich) {
    planks(ink, { x: 62, y: 116, width: 78, height: 12 }, GREY_WOOD, 12, 'trestle');
    barrelFront(ink, 100, 80, 76, false);
    shape(ink, 'M100 112L100 118', null, ['#e79b24', 2]);
    return;
  }
  barrelFront(ink, 40, 104, 58, true);
  barrelFront(ink, 160, 104, 58, true);
  planks(ink, { x: 54, y: 122, width: 92, height: 14 }, WARM_OAK, 14, 'rich trestle');
  barrelFront(ink, 100, 70, 98, true);
  stamp(ink, 'hop', 100, 56, 34, 'rgba(70,34,8,.75)');
  shape(ink, 'M100 102L100 116', null, ['#f0a92c', 3]);
  stein(ink, 100, 124, 30);
};

const cashbox: Scene = (ink, rich) => {
  if (!rich) {
    board(ink, { x: 10, y: 108, width: 180, height: 10 }, GREY_WOOD, 'poor counter');
    resting(ink, () => shape(ink, 'M66 74L134 74L138 110L62 110Z', '#2a1d12'));
    board(ink, { x: 64, y: 76, width: 72, height: 34 }, GREY_WOOD, 'poor box');
    shape(ink, 'M64 76L136 76L130 60L70 60Z', '#3a2e22', ['#1a120a', 1.6]);
    shape(ink, 'M86 67L114 67', null, ['#0c0704', 4]);
    shape(ink, 'M64 76L136 76L136 110L64 110Z', null, ['#1a120a', 2]);
    coin(ink, 152, 106, 16);
    coin(ink, 48, 107, 14);
    return;
  }
  board(ink, { x: 10, y: 112, width: 180, height: 10 }, TABLE_WOOD, 'rich counter');
  resting(ink, () => shape(ink, 'M52 40Q100 18 148 40L144 70L56 70Z', '#3a200d'));
  shape(
    ink,
    'M52 42Q100 20 148 42L144 72L56 72Z',
    downward(ink, 24, 72, [
      [0, '#7d4a22'],
      [1, '#3a1f0c'],
    ]),
    ['#1f1006', 2],
  );
  shape(ink, 'M60 44Q100 28 140 44L137 68L63 68Z', '#5b1420');
  light(ink, 100, 66, 70, '#ffd86a', 0.7);
  for (const [x, y, s] of [
    [70, 70, 22],
    [90, 64, 24],
    [112, 62, 24],
    [130, 70, 22],
    [80, 72, 24],
    [102, 70, 26],
    [120, 74, 22],
  ] as const)
    coin(ink, x, y, s);
  board(ink, { x: 52, y: 76, width: 96, height: 40 }, WARM_OAK, 'rich box');
  for (const x of [52, 94, 136])
    shape(ink, `M${x} 76L${x + 12} 76L${x + 12} 116L${x} 116Z`, brass(ink, x, 76, x + 12, 116), ['#4e350a', 1]);
  shape(ink, 'M52 76L148 76L148 116L52 116Z', null, ['#1f1006', 2]);
  shape(ink, 'M90 84L110 84L110 102Q100 110 90 102Z', brass(ink, 90, 84, 110, 106), ['#3a2408', 1.4]);
  disc(ink, 100, 93, 3, '#1f1006');
  shape(ink, 'M100 94L100 101', null, ['#1f1006', 2.6]);
  for (const [x, y] of [
    [164, 116],
    [170, 108],
    [38, 116],
  ] as const)
    coin(ink, x, y, 18);
};

const monk: Scene = (ink, rich) => {
  if (rich) {
    window(ink, { x: 118, y: 22, width: 46, height: 74 }, true);
    light(ink, 140, 60, 80, '#ffcf70', 0.6);
    bottleShelf(ink, { x: 14, y: 34, width: 46, height: 26 }, 'monk shelf');
  } else window(ink, { x: 128, y: 32, width: 34, height: 48 }, false);
  person(ink, 'monk', 84, 66, 56);
  board(ink, { x: 10, y: 116, width: 180, height: 10 }, rich ? TABLE_WOOD : GREY_WOOD, 'monk table');
  planks(ink, { x: 10, y: 126, width: 180, height: 16 }, rich ? WARM_OAK : GREY_WOOD, 8, 'monk table front');
  if (rich) {
    stamp(ink, 'book', 148, 104, 40, '#f3e6c8', '#3a1f0c');
    lit(ink, 114, 98, 38);
  } else {
    shape(ink, 'M132 108L164 108Q162 120 148 120Q134 120 132 108Z', '#6b5a48', ['#1a120a', 1.6]);
    oval(ink, 148, 108, 16, 4, '#2a2018');
  }
};

const safe: Scene = (ink, rich) => {
  if (!rich) {
    board(ink, { x: 40, y: 106, width: 120, height: 10 }, GREY_WOOD, 'purse shelf');
    resting(ink, () =>
      shape(ink, 'M78 62Q100 56 122 62Q116 68 118 74Q144 92 130 108L70 108Q56 92 82 74Q84 68 78 62Z', '#5c4630'),
    );
    shape(
      ink,
      'M78 62Q100 56 122 62Q116 68 118 74Q144 92 130 108L70 108Q56 92 82 74Q84 68 78 62Z',
      glowing(ink, 90, 84, 50, [
        [0, '#a3835a'],
        [1, '#4f3a26'],
      ]),
      ['#22150a', 2],
    );
    shape(ink, 'M80 74Q100 80 120 74', null, ['#c9a15c', 3.4]);
    shape(ink, 'M88 92L98 88L96 98Z', '#7d6242', ['#22150a', 1.2]);
    return;
  }
  resting(ink, () => fillBox(ink, { x: 52, y: 26, width: 96, height: 96 }, PALETTE.ironDark));
  fillBox(
    ink,
    { x: 52, y: 26, width: 96, height: 96 },
    sideways(ink, 52, 148, [
      [0, '#2c3a3a'],
      [0.3, '#5f7a76'],
      [0.6, '#3f5653'],
      [1, '#1d2827'],
    ]),
  );
  shape(ink, 'M52 26L148 26L148 122L52 122Z', null, [brass(ink, 52, 26, 148, 122), 3]);
  fillBox(ink, { x: 62, y: 36, width: 76, height: 76 }, '#140c06');
  light(ink, 100, 92, 50, '#ffcf5a', 0.8);
  for (const [x, y, s] of [
    [74, 104, 18],
    [88, 104, 20],
    [102, 103, 20],
    [118, 104, 20],
    [130, 105, 16],
    [82, 94, 18],
    [98, 92, 20],
    [114, 94, 18],
    [96, 82, 18],
    [108, 84, 18],
  ] as const)
    coin(ink, x, y, s);
  resting(ink, () => shape(ink, 'M138 32L172 22L172 128L138 116Z', '#22302f'));
  shape(
    ink,
    'M138 32L172 22L172 128L138 116Z',
    sideways(ink, 138, 172, [
      [0, '#4d6662'],
      [1, '#6f8c86'],
    ]),
    [brass(ink, 138, 22, 172, 128), 2],
  );
  ring(ink, 156, 75, 9, 3, brass(ink, 146, 66, 166, 84));
  shape(ink, 'M156 64L156 86M146 75L166 75', null, ['#d9b052', 2.4]);
};

const storage: Scene = (ink, rich) => {
  const rows = rich ? [50, 86] : [86];
  for (const y of rows)
    board(ink, { x: 20, y: y + 20, width: 160, height: 8 }, rich ? TABLE_WOOD : GREY_WOOD, `storage ${y}`);
  for (const x of [20, 172])
    board(
      ink,
      { x, y: rich ? 24 : 60, width: 8, height: rich ? 116 : 80 },
      rich ? WARM_OAK : GREY_WOOD,
      `storage post ${x}`,
      true,
    );
  if (!rich) {
    barrelUpright(ink, 76, 86, 42, false);
    barrelUpright(ink, 124, 86, 42, false);
    stool(ink, 48, 124, 22);
    return;
  }
  for (const x of [62, 100, 138]) barrelUpright(ink, x, 50, 40, true);
  for (const x of [78, 122]) barrelUpright(ink, x, 86, 40, true);
};

export const TILE_SCENES: Record<Tile, Scene> = {
  dishwasher,
  server,
  tables,
  brewer,
  barrel,
  cashbox,
  monk,
  safe,
  storage,
};
