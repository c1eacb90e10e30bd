// The painted scenes of the tiles that guests can see: dishwasher, server, tables and monk.
import { roundTable } from './furniture.ts';
import { casement } from './wallFittings.ts';
import { fillBox, light, oval, shape, sideways, downward, type Ink } from './ink.ts';
import { person } from './people.ts';
import { stamp } from './stamps.ts';
import { plates, tray } from './symbols.ts';
import { PALETTE } from './theme.ts';
import { burningCandle, resting, suds, type TileScene } from './tileProps.ts';
import { plank, WORN_WOOD, planks, TABLE_WOOD, WARM_OAK } from './wood.ts';

const washTub = (ink: Ink): void => {
  const x = 100;
  const y = 98;
  const half = 40;
  const outline = `M${x - half} ${y - 20}L${x + half} ${y - 20}L${x + half * 0.82} ${y + 24}L${x - half * 0.82} ${y + 24}Z`;
  resting(ink, () => shape(ink, outline, '#2a1d12'));
  for (let stave = 0; stave < 9; stave++) {
    const left = -half + (stave / 9) * 2 * half;
    const right = left + (2 * half) / 9;
    const d = `M${x + left} ${y - 20}L${x + right} ${y - 20}L${x + right * 0.82} ${y + 24}L${x + left * 0.82} ${y + 24}Z`;
    shape(ink, d, sideways(ink, x + left, x + right, [0, '#57442f', 0.5, '#96795a', 1, '#4d3b2a']));
  }
  for (const hoop of [-8, 13])
    shape(ink, `M${x - half * 0.95} ${y + hoop}L${x + half * 0.95} ${y + hoop}`, null, ['#54585f', 4]);
  oval(ink, x, y - 20, half, 8, '#33261a');
  oval(ink, x, y - 19, half - 4, 6, '#6fa3ae');
  suds(ink, [
    [78, 76, 7],
    [90, 73, 9],
    [102, 76, 7],
    [114, 73, 9],
    [124, 77, 6],
  ]);
  plates(ink, 160, 100, 38);
  // A rag on a nail.
  shape(ink, 'M26 54Q44 50 58 55L56 86Q50 79 44 88Q36 80 30 88Q26 70 26 54Z', '#a39683', ['#2a221b', 1.4]);
  shape(ink, 'M36 56Q36 70 34 82M46 55Q48 68 46 80', null, ['rgba(42,34,27,.5)', 1.2]);
};

const sink = (ink: Ink): void => {
  person(ink, 'dishwasher', 62, 62, 42);
  plank(ink, { x: 10, y: 100, width: 180, height: 11 }, TABLE_WOOD, 'sink top');
  planks(ink, { x: 10, y: 111, width: 180, height: 31 }, WARM_OAK, 22, 'sink', 'upright');
  fillBox(
    ink,
    { x: 10, y: 111, width: 180, height: 8 },
    downward(ink, 111, 119, [0, 'rgba(0,0,0,.5)', 1, 'rgba(0,0,0,0)']),
  );
  resting(ink, () => oval(ink, 108, 101, 36, 9, PALETTE.copperDark));
  oval(
    ink,
    108,
    100,
    35,
    8,
    sideways(ink, 72, 144, [0, PALETTE.copper, 0.3, PALETTE.copperLight, 1, PALETTE.copperDark]),
  );
  oval(ink, 108, 100, 29, 6, '#8fc4cf');
  suds(ink, [
    [90, 97, 7],
    [100, 94, 9],
    [112, 97, 7],
    [122, 95, 8],
  ]);
  const tap = 'M138 98L138 66Q138 56 128 56Q119 56 119 66';
  shape(ink, tap, null, [PALETTE.copperDark, 7]);
  shape(ink, tap, null, [PALETTE.copperLight, 4]);
  plates(ink, 164, 80, 44);
};

export const dishwasher: TileScene = (ink, isUpgraded) => {
  if (isUpgraded) sink(ink);
  else washTub(ink);
};

export const server: TileScene = (ink, isUpgraded) => {
  if (isUpgraded) {
    person(ink, 'waitress', 78, 60, 44);
    plank(ink, { x: 10, y: 116, width: 180, height: 9 }, TABLE_WOOD, 'serving bar');
    planks(ink, { x: 10, y: 125, width: 180, height: 18 }, WARM_OAK, 24, 'serving bar front', 'upright');
    tray(ink, 140, 84, 68);
    return;
  }
  // Before the upgrade there is no server in the picture: a dog sits beside its bowl.
  light(ink, 100, 84, 80, '#d9a05a', 0.34);
  oval(ink, 102, 125, 46, 8, 'rgba(0,0,0,.5)');
  stamp(ink, 'dog', 98, 82, 92, sideways(ink, 60, 460, [0, '#e0ad70', 0.55, '#b37a42', 1, '#7a4a24']), '#22130a');
  shape(ink, 'M132 114L168 114L162 130L138 130Z', '#9c3a3a', ['#22130a', 1.8]);
  oval(ink, 150, 114, 18, 4.4, '#4a1c19');
  oval(ink, 150, 113, 12, 2.6, '#a87a4b');
};

export const tables: TileScene = (ink, isUpgraded) => {
  if (!isUpgraded) {
    for (const [x, y, size] of [
      [100, 62, 52],
      [50, 100, 58],
      [128, 100, 58],
    ] as const)
      roundTable(ink, x, y, size);
    return;
  }
  for (const [x, y, size] of [
    [58, 66, 46],
    [142, 66, 46],
    [48, 108, 52],
    [122, 108, 52],
  ] as const) {
    roundTable(ink, x, y, size);
    const top = y - size * 0.17;
    const drop = `M${x - size * 0.42} ${top}Q${x} ${top + size * 0.5} ${x + size * 0.42} ${top}Q${x} ${top + size * 0.24} ${x - size * 0.42} ${top}Z`;
    shape(ink, drop, '#8b2635', ['#3a0d14', 0.8]);
    oval(ink, x, top, size * 0.42, size * 0.16, '#f7eeda');
    burningCandle(ink, x, top - size * 0.12, size * 0.34, 0.26);
  }
};

/** The monk sits high, so that the dice have room on the front of his table. */
export const monk: TileScene = (ink, isUpgraded) => {
  if (isUpgraded) {
    casement(ink, { x: 128, y: 26, width: 40, height: 58 }, 'lit');
    light(ink, 148, 56, 76, '#ffcf70', 0.4);
  } else casement(ink, { x: 136, y: 44, width: 30, height: 42 }, 'dark');
  person(ink, 'monk', 98, 52, 44);
  plank(ink, { x: 10, y: 92, width: 180, height: 8 }, isUpgraded ? TABLE_WOOD : WORN_WOOD, 'monk table');
  planks(ink, { x: 10, y: 100, width: 180, height: 42 }, isUpgraded ? WARM_OAK : WORN_WOOD, 14, 'monk table front');
  if (isUpgraded) {
    stamp(ink, 'book', 138, 86, 32, '#f3e6c8', '#3a1f0c');
    burningCandle(ink, 166, 78, 32, 0.4);
    return;
  }
  shape(ink, 'M126 84L160 84Q158 97 143 97Q128 97 126 84Z', '#b08a5c', ['#2a180a', 1.8]);
  oval(ink, 143, 84, 17, 4.2, '#4a3018');
};
