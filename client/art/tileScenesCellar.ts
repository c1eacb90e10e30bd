// The painted scenes of the tiles of beer and money: brewer, barrel, cashbox, safe and storage.
import { TILE } from '../../game/index.ts';
import {
  ball,
  disc,
  isolated,
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
import { stamp } from './stamps.ts';
import { barrelFront, barrelUpright, hop } from './barrels.ts';
import { coin } from './money.ts';
import { flame } from './lights.ts';
import { stein } from './vessels.ts';
import { PALETTE } from './theme.ts';
import { resting, type TileScene } from './tileProps.ts';
import { plank, WORN_WOOD, planks, TABLE_WOOD, WARM_OAK } from './wood.ts';
import { brass } from './brass.ts';

const BRICK = { dark: '#4a2a1c', mid: '#7d4632', pale: '#a8664a' };

const cauldron = (ink: Ink): void => {
  light(ink, 104, 120, 60, '#ff8a2e', 0.5);
  shape(ink, 'M72 128L84 112L96 130M112 130L122 112L134 128', null, ['#3a2416', 6]);
  for (const [x, height, moment] of [
    [92, 26, 1],
    [106, 32, 3],
    [118, 22, 5],
  ] as const)
    flame(ink, x, 130, height, moment);
  const pot = 'M66 62L140 62Q150 112 104 114Q58 112 66 62Z';
  resting(ink, () => shape(ink, pot, '#1c1d20'));
  shape(ink, pot, sideways(ink, 62, 146, [0, '#2b2d33', 0.3, '#868a94', 0.6, '#4a4d55', 1, '#1a1b1f']), ['#0c0c0e', 2]);
  oval(ink, 103, 62, 38, 9, '#2a2c31');
  oval(ink, 103, 62, 33, 7, '#a86c22');
  shape(ink, 'M66 60Q103 6 140 60', null, ['#3a3d44', 3.4]);
  for (const [x, y, radius] of [
    [92, 44, 9],
    [108, 32, 12],
    [98, 20, 9],
  ] as const)
    disc(ink, x, y, radius, glowing(ink, x, y, radius, [0, 'rgba(230,225,215,.45)', 1, 'rgba(230,225,215,0)']));
};

const copperKettle = (ink: Ink): void => {
  barrelUpright(ink, 164, 76, 52, 'brass');
  barrelUpright(ink, 34, 100, 44, 'brass');
  planks(ink, { x: 58, y: 106, width: 88, height: 34 }, BRICK, 11, 'hearth');
  shape(ink, 'M84 140L84 122Q102 106 120 122L120 140Z', '#140804');
  for (const [x, height, moment] of [
    [94, 22, 0],
    [102, 28, 2],
    [110, 20, 4],
  ] as const)
    flame(ink, x, 140, height, moment);
  resting(ink, () => shape(ink, 'M56 64Q56 112 102 112Q148 112 148 64Z', PALETTE.copperDark));
  const bowl = sideways(ink, 56, 148, [0, '#6b3018', 0.22, '#e79a6c', 0.34, '#ffd9bd', 0.55, '#c06c3e', 1, '#4f2410']);
  shape(ink, 'M56 66Q56 112 102 112Q148 112 148 66Z', bowl, ['#3a1a0c', 1.6]);
  const dome = sideways(ink, 54, 150, [0, '#7a3a1e', 0.25, '#f0b084', 0.36, '#ffe6d0', 0.6, '#b5653a', 1, '#57290f']);
  shape(ink, 'M54 66Q60 36 92 34L92 22L112 22L112 34Q144 36 150 66Z', dome, ['#3a1a0c', 1.6]);
  shape(ink, 'M112 28Q150 22 160 44', null, ['#57290f', 8]);
  shape(ink, 'M112 28Q150 22 160 44', null, ['#d98f62', 5]);
  shape(ink, 'M52 66L152 66', null, [PALETTE.brassDark, 7]);
  shape(ink, 'M52 66L152 66', null, [brass(ink, 52, 60, 152, 72), 5]);
  disc(ink, 102, 88, 9, PALETTE.paper);
  ring(ink, 102, 88, 9, 2, PALETTE.brassDark);
  shape(ink, 'M102 88L107 83', null, ['#9c3240', 1.6]);
  hop(ink, 72, 52, 18);
};

/** A cauldron or a copper kettle stands on a wall of bricks, in front of which the dice lie. */
export const brewer: TileScene = (ink, isUpgraded) => {
  isolated(ink, () => {
    ink.translate(isUpgraded ? 30 : 34, isUpgraded ? -2 : -13);
    ink.scale(isUpgraded ? 0.76 : 0.8, isUpgraded ? 0.76 : 0.8);
    if (isUpgraded) copperKettle(ink);
    else cauldron(ink);
  });
  planks(ink, { x: 10, y: 93, width: 180, height: 49 }, BRICK, 11, 'brewery wall');
  plank(ink, { x: 10, y: 90, width: 180, height: 6 }, isUpgraded ? TABLE_WOOD : WORN_WOOD, 'brewery ledge');
};

export const barrel: TileScene = (ink, isUpgraded) => {
  if (!isUpgraded) {
    planks(ink, { x: 58, y: 114, width: 86, height: 12 }, WORN_WOOD, 12, 'trestle');
    barrelFront(ink, 100, 78, 80, 'iron');
    shape(ink, 'M100 110L100 120', null, ['#e79b24', 2]);
    shape(ink, 'M88 122Q100 116 112 122Q100 128 88 122Z', 'rgba(231,155,36,.75)');
    return;
  }
  barrelFront(ink, 158, 96, 56, 'brass');
  planks(ink, { x: 54, y: 122, width: 92, height: 14 }, WARM_OAK, 14, 'rich trestle');
  barrelFront(ink, 98, 70, 96, 'brass');
  stamp(ink, 'hop', 98, 56, 34, 'rgba(70,34,8,.75)');
  shape(ink, 'M98 102L98 116', null, ['#f0a92c', 3]);
  stein(ink, 98, 122, 32);
};

const pile = (ink: Ink, coins: readonly (readonly [x: number, y: number, size: number])[]): void => {
  for (const [x, y, size] of coins) coin(ink, x, y, size);
};

export const cashbox: TileScene = (ink, isUpgraded) => {
  if (!isUpgraded) {
    plank(ink, { x: 10, y: 108, width: 180, height: 10 }, WORN_WOOD, 'poor counter');
    resting(ink, () => shape(ink, 'M66 74L134 74L138 110L62 110Z', '#2a1d12'));
    plank(
      ink,
      { x: 64, y: 76, width: 72, height: 34 },
      { dark: '#5a3c20', mid: '#94683a', pale: '#c09258' },
      'poor box',
    );
    shape(ink, 'M64 76L136 76L130 58L70 58Z', '#7d5830', ['#1a120a', 1.6]);
    shape(ink, 'M86 67L114 67', null, ['#0c0704', 4]);
    shape(ink, 'M64 76L136 76L136 110L64 110Z', null, ['#1a120a', 2]);
    for (const x of [70, 130]) disc(ink, x, 93, 2.4, PALETTE.ironLight);
    return;
  }
  plank(ink, { x: 10, y: 112, width: 180, height: 10 }, TABLE_WOOD, 'rich counter');
  resting(ink, () => shape(ink, 'M52 40Q100 18 148 40L144 70L56 70Z', '#3a200d'));
  shape(ink, 'M52 42Q100 20 148 42L144 72L56 72Z', downward(ink, 24, 72, [0, '#7d4a22', 1, '#3a1f0c']), ['#1f1006', 2]);
  shape(ink, 'M60 44Q100 28 140 44L137 68L63 68Z', '#5b1420');
  light(ink, 100, 66, 70, '#ffd86a', 0.6);
  pile(ink, [
    [70, 70, 22],
    [90, 64, 24],
    [112, 62, 24],
    [130, 70, 22],
    [80, 72, 24],
    [102, 70, 26],
    [120, 74, 22],
  ]);
  plank(ink, { x: 52, y: 76, width: 96, height: 40 }, WARM_OAK, 'rich box');
  for (const x of [52, 94, 136])
    shape(ink, `M${x} 76L${x + 12} 76L${x + 12} 116L${x} 116Z`, brass(ink, x, 76, x + 12, 116), ['#4e350a', 1]);
  shape(ink, 'M52 76L148 76L148 116L52 116Z', null, ['#1f1006', 2]);
  shape(ink, 'M90 84L110 84L110 102Q100 110 90 102Z', brass(ink, 90, 84, 110, 106), ['#3a2408', 1.4]);
  disc(ink, 100, 93, 3, '#1f1006');
  shape(ink, 'M100 94L100 101', null, ['#1f1006', 2.6]);
};

export const safe: TileScene = (ink, isUpgraded) => {
  if (!isUpgraded) {
    plank(ink, { x: 40, y: 106, width: 120, height: 10 }, WORN_WOOD, 'purse shelf');
    const purse = 'M78 60Q100 54 122 60Q116 68 118 74Q144 92 130 108L70 108Q56 92 82 74Q84 68 78 60Z';
    resting(ink, () => shape(ink, purse, '#5c4630'));
    shape(ink, purse, ball(ink, 100, 84, 44, [0, '#d9b07a', 0.6, '#a17a4a', 1, '#5f4429']), ['#22150a', 2]);
    shape(ink, 'M80 73Q100 80 120 73', null, ['#6b1d2a', 4]);
    shape(ink, 'M116 74Q128 76 124 88', null, ['#6b1d2a', 3]);
    shape(ink, 'M86 90L98 86L97 99L88 101Z', '#7d5a34', ['#22150a', 1.2]);
    pile(ink, [[48, 104, 13]]);
    return;
  }
  const chest = { x: 52, y: 26, width: 96, height: 96 };
  resting(ink, () => fillBox(ink, chest, PALETTE.ironDark));
  fillBox(ink, chest, sideways(ink, 52, 148, [0, '#2c3a3a', 0.3, '#5f7a76', 0.6, '#3f5653', 1, '#1d2827']));
  shape(ink, 'M52 26L148 26L148 122L52 122Z', null, [brass(ink, 52, 26, 148, 122), 3]);
  fillBox(ink, { x: 62, y: 36, width: 76, height: 76 }, '#140c06');
  light(ink, 96, 92, 54, '#ffcf5a', 0.8);
  pile(ink, [
    [74, 104, 18],
    [88, 104, 20],
    [102, 103, 20],
    [118, 104, 20],
    [130, 105, 16],
  ]);
  pile(ink, [
    [82, 94, 18],
    [98, 92, 20],
    [114, 94, 18],
    [92, 82, 18],
    [106, 84, 18],
  ]);
  const door = 'M138 32L172 22L172 106L138 116Z';
  resting(ink, () => shape(ink, door, '#22302f'));
  shape(ink, door, sideways(ink, 138, 172, [0, '#4d6662', 1, '#6f8c86']), [brass(ink, 138, 22, 172, 116), 2]);
  ring(ink, 156, 68, 9, 3, brass(ink, 146, 60, 166, 76));
  shape(ink, 'M156 57L156 79M146 68L166 68', null, ['#d9b052', 2.4]);
};

/** One barrel for each beer that the storage keeps. */
export const storage: TileScene = (ink, isUpgraded) => {
  const wood = isUpgraded ? TABLE_WOOD : WORN_WOOD;
  const kept = TILE.storage[isUpgraded ? 'upgraded' : 'basic'];
  const below = Math.min(3, kept);
  for (const x of [24, 168]) plank(ink, { x, y: 24, width: 9, height: 116 }, wood, `storage post ${x}`, 'upright');
  for (const y of [70, 116]) {
    plank(ink, { x: 18, y, width: 164, height: 8 }, wood, `storage ${y}`);
    fillBox(
      ink,
      { x: 18, y: y + 8, width: 164, height: 6 },
      downward(ink, y + 8, y + 14, [0, 'rgba(0,0,0,.5)', 1, 'rgba(0,0,0,0)']),
    );
  }
  const row = (count: number, y: number): void => {
    for (let at = 0; at < count; at++)
      barrelUpright(ink, 96 + (at - (count - 1) / 2) * 42, y, 42, isUpgraded ? 'brass' : 'iron');
  };
  row(kept - below, 50);
  row(below, 96);
};
