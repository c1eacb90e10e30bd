// Paints the nine tiles: worn wood by candle light at first, polished and bright once upgraded.
import { EQUIPMENT, EQUIPMENT_PRINT, TILE, type Equipment, type Tile } from '../../game/index.ts';
import {
  downward,
  figure,
  fillBox,
  glowing,
  isolated,
  light,
  rounded,
  shadow,
  shape,
  vignette,
  type Box,
  type Ink,
} from './ink.ts';
import { candle, flame } from './lights.ts';
import { slotRow, SLOT_ROW, type SlotKind } from './slots.ts';
import { stamp } from './stamps.ts';
import { cardToken, TILE_YIELD } from './symbols.ts';
import { coin } from './money.ts';
import { brass } from './brass.ts';
import { frame } from './frame.ts';
import { OAK, planks, WORN_WOOD } from './wood.ts';
import { plaster } from './surfaces.ts';
import { garland } from './wallFittings.ts';
import { TILE_SCENES } from './tileScenes.ts';
import { tinyTile } from './tinyTiles.ts';
import { PALETTE } from './theme.ts';
import { TILE_UNIT } from './units.ts';

export const TILE_SIDES = ['basic', 'upgraded'] as const;
export type TileSide = (typeof TILE_SIDES)[number];

const WHOLE: Box = { x: 0, y: 0, ...TILE_UNIT };
const INSIDE: Box = { x: 10, y: 10, width: 180, height: 130 };
/** The y of the line between wall and floor. */
const FLOOR = 112;

/** Anchors on a tile, in the tile's own units. */
export const TILE_ANCHOR = {
  /** The middle of the first slot for dice. */
  die: { x: 34, y: 115, size: 41 },
  /** The middle of the right edge of the plate with the yield. */
  plate: { x: 186, y: 124 },
  /** The same of the plate with the yield after the upgrade. */
  yieldAfterUpgrade: { x: 186, y: 26 },
  /** The middle of the price. */
  price: { x: 28, y: 27 },
} as const;

/** Small tiles have larger numbers, to be readable. `shownWidth` is the tile's on the screen, in CSS pixels. */
const emphasis = (shownWidth: number): number => Math.min(1.7, Math.max(1, 1 + (170 - shownWidth) / 190));

const isEquipment = (tile: Tile): tile is Tile & Equipment => (EQUIPMENT as readonly string[]).includes(tile);

const slotKind = (tile: Equipment): SlotKind => {
  const { takes } = EQUIPMENT_PRINT[tile];
  if (takes === 'any') return 'any';
  return takes.length > 1 ? 'brewer' : takes[0];
};

/** A stub of a candle on a bracket, and its light. */
function stub(ink: Ink, x: number, y: number): void {
  shape(ink, `M${x - 9} ${y + 10}L${x + 9} ${y + 10}L${x + 4} ${y + 15}L${x - 4} ${y + 15}Z`, '#4a3018', [
    '#1a0d05',
    1,
  ]);
  candle(ink, x, y, 22);
  flame(ink, x, y - 7, 15, 3);
  light(ink, x, y - 10, 58, '#ffae4a', 0.5);
}

function basicBackdrop(ink: Ink, tile: Tile): void {
  const wall: Box = { x: 10, y: 10, width: 180, height: FLOOR - 10 };
  planks(ink, wall, WORN_WOOD, 30, `${tile} worn wall`, 'upright');
  // Soot, and the light of one candle stub on the right.
  fillBox(ink, wall, downward(ink, 10, FLOOR, [0, 'rgba(20,9,3,.5)', 0.5, 'rgba(20,9,3,.12)', 1, 'rgba(20,9,3,.36)']));
  planks(ink, { x: 10, y: FLOOR, width: 180, height: 28 }, WORN_WOOD, 10, `${tile} worn floor`);
  light(ink, 100, 72, 100, '#e0943e', 0.4);
  stub(ink, 177, 82);
  // A cobweb in the upper right corner.
  isolated(ink, () => {
    ink.globalAlpha = 0.3;
    shape(
      ink,
      'M190 10L158 10M190 10L164 30M190 10L190 42M178 10Q178 20 182 23Q186 24 190 22M166 10Q168 26 176 33Q184 36 190 34',
      null,
      ['#f3e6c8', 0.8],
    );
  });
}

function upgradedBackdrop(ink: Ink, tile: Tile): void {
  const wall: Box = { x: 10, y: 10, width: 180, height: FLOOR - 10 };
  plaster(ink, wall, '#c48d4c', '#6b3e1c', `${tile} wall`);
  planks(ink, { x: 10, y: FLOOR, width: 180, height: 28 }, OAK, 10, `${tile} floor`);
  for (const [x, y, radius, strength] of [
    [100, 60, 110, 0.36],
    [24, 34, 62, 0.3],
    [176, 34, 62, 0.3],
  ] as const)
    light(ink, x, y, radius, '#ffae46', strength);
}

/** A lamp of brass on a chain, and its light. */
function lamp(ink: Ink, x: number): void {
  shape(ink, `M${x} 10L${x} 20`, null, ['#4e350a', 1.6]);
  shape(ink, `M${x - 8} 26Q${x} 12 ${x + 8} 26Z`, brass(ink, x - 8, 14, x + 8, 28), ['#3a2408', 1]);
  flame(ink, x, 36, 12, 2);
  light(ink, x, 32, 46, '#ffd27a', 0.42);
}

function foreground(ink: Ink, isUpgraded: boolean): void {
  fillBox(
    ink,
    { x: 10, y: FLOOR, width: 180, height: 6 },
    downward(ink, FLOOR, FLOOR + 6, [0, 'rgba(0,0,0,.45)', 1, 'rgba(0,0,0,0)']),
  );
  vignette(ink, INSIDE, isUpgraded ? 0.28 : 0.42);
  if (!isUpgraded) return;
  // Polish: a band of light across the upper left corner.
  isolated(ink, () => {
    ink.globalCompositeOperation = 'lighter';
    shape(
      ink,
      'M36 10L74 10L10 92L10 44Z',
      glowing(ink, 30, 30, 80, [0, 'rgba(255,236,180,.14)', 1, 'rgba(255,236,180,0)']),
    );
  });
}

/** The symbol once or twice, or, for larger yields, a number before it. `yieldWidth` says how wide this is. */
function yields(ink: Ink, tile: Tile, count: number, right: number, y: number, size: number, colour: string): void {
  const draw = TILE_YIELD[tile];
  if (count > 2) {
    draw(ink, right - size * 0.5, y, size);
    figure(ink, String(count), right - size * 1.3, y, size * 1.02, colour);
    return;
  }
  for (let at = 0; at < count; at++) draw(ink, right - size * (0.5 + (count - 1 - at) * 0.84), y, size);
}

function plaque(ink: Ink, box: Box, fill: string, rim: string): void {
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 4, y: 2 });
    rounded(ink, box, 7);
    ink.fillStyle = fill;
    ink.fill();
  });
  rounded(ink, box, 7);
  ink.lineWidth = 1.4;
  ink.strokeStyle = rim;
  ink.stroke();
}

const yieldWidth = (count: number, size: number): number => (count > 2 ? size * 1.75 : size * (1 + (count - 1) * 0.84));

/** A cream plate with the yield of this side: of each die on equipment, of the tile itself elsewhere. */
function plate(ink: Ink, tile: Tile, side: TileSide, scale: number): void {
  const count = TILE[tile][side];
  if (count === 0) return;
  const size = 24 * scale;
  const width = yieldWidth(count, size) + 10;
  const { x, y } = TILE_ANCHOR.plate;
  const middle = y - (scale - 1) * 10;
  const box: Box = { x: x - width, y: middle - size * 0.62, width, height: size * 1.24 };
  plaque(ink, box, side === 'upgraded' ? '#fdf4dc' : '#e6d3a8', side === 'upgraded' ? PALETTE.brass : '#6b4a26');
  yields(ink, tile, count, x - 5, middle, size, PALETTE.ink);
}

/** The yield that the upgrade would bring. */
function yieldAfterUpgrade(ink: Ink, tile: Tile, scale: number): void {
  const count = TILE[tile].upgraded;
  const size = 19 * scale;
  const width = yieldWidth(count, size) + size * 0.9 + 10;
  const { x, y } = TILE_ANCHOR.yieldAfterUpgrade;
  plaque(ink, { x: x - width, y: y - size * 0.66, width, height: size * 1.32 }, 'rgba(24,12,5,.86)', PALETTE.brass);
  stamp(ink, 'upgrade', x - width + 6 + size * 0.4, y, size * 0.8, '#f3d88c');
  yields(ink, tile, count, x - 5, y, size, '#ffe9b0');
}

/** With symbols enlarged this much or more, a tile has no room for the discount beside its price. */
const PRICE_ALONE = 1.5;

/** The price of the upgrade, and the discount for each card returned, if the tile has one and there is room. */
function price(ink: Ink, tile: Tile, scale: number): void {
  const { price: thalers, card, discount } = TILE[tile];
  const { x, y } = TILE_ANCHOR.price;
  const size = 38 * scale;
  if (card !== null && scale < PRICE_ALONE) {
    const left = x + size * 0.4;
    const reach = 46 * scale;
    plaque(
      ink,
      { x: left, y: y - 12 * scale, width: reach, height: 24 * scale },
      'rgba(24,12,5,.86)',
      'rgba(217,176,82,.5)',
    );
    figure(ink, `−${discount}`, left + 17 * scale, y, 19 * scale, '#ffe9b0');
    cardToken(ink, card, left + reach - 11 * scale, y, 20 * scale);
  }
  coin(ink, x, y, size, thalers);
}

/** With symbols enlarged this much or more, a tile has no room for its yield after the upgrade. */
const CROWDED = 1.38;

/** Narrower than this, in CSS pixels, a tile shows only its sign: scenes and numbers could not be read. */
const TINY = 62;

export function tilePicture(ink: Ink, tile: Tile, side: TileSide, shownWidth: number): void {
  const isUpgraded = side === 'upgraded';
  if (shownWidth < TINY) {
    tinyTile(ink, tile, isUpgraded);
    return;
  }
  const scale = emphasis(shownWidth);
  isolated(ink, () => {
    rounded(ink, WHOLE, 9);
    ink.clip();
    if (isUpgraded) upgradedBackdrop(ink, tile);
    else basicBackdrop(ink, tile);
    if (isUpgraded) garland(ink, 8, 192, 12, 12);
    TILE_SCENES[tile](ink, isUpgraded);
    if (isUpgraded) for (const x of [24, 176]) lamp(ink, x);
    foreground(ink, isUpgraded);
  });
  frame(ink, WHOLE, { breadth: 10, isPolished: isUpgraded, seed: `${tile} ${side}` });
  const isRow = isEquipment(tile) && EQUIPMENT_PRINT[tile].holds === 'anyNumber';
  if (isEquipment(tile)) slotRow(ink, slotKind(tile), isRow ? SLOT_ROW.count : 1, TILE_ANCHOR.die);
  // Beside a row of slots there is little room.
  plate(ink, tile, side, isRow ? Math.min(scale, 1.12) : scale);
  if (isUpgraded) return;
  const isRoomy = scale < CROWDED;
  if (isRoomy) yieldAfterUpgrade(ink, tile, Math.min(scale, 1.34));
  price(ink, tile, Math.min(scale, isRoomy ? 1.2 : 1.7));
}
