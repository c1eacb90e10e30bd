// The nine parts of a tavern that can be upgraded: poor at first, rich afterwards.
import { TILE, type Tile } from '../../game/index.ts';
import { isolated, shadow, downward, figure, fillBox, light, rounded, vignette, type Box, type Ink } from './ink.ts';
import { cardToken, TILE_YIELD } from './symbols.ts';
import { coin } from './money.ts';
import { frame, GREY_WOOD, OAK, planks, plaster } from './wood.ts';
import { garland } from './furniture.ts';
import { TILE_SCENES } from './tileScenes.ts';
import { PALETTE } from './theme.ts';

export const TILE_SIDES = ['basic', 'upgraded'] as const;
export type TileSide = (typeof TILE_SIDES)[number];

export const TILE_UNIT = { width: 200, height: 150 } as const;

const WHOLE: Box = { x: 0, y: 0, ...TILE_UNIT };
const INSIDE: Box = { x: 10, y: 10, width: 180, height: 130 };
/** Height of the line between wall and floor. */
const FLOOR = 112;

/** Anchors on a tile in the tile's own units: dice in the middle, numbers in the plate. */
export const TILE_ANCHOR = {
  die: { x: 40, y: 113, size: 46 },
  plate: { x: 168, y: 124 },
  price: { x: 26, y: 26 },
} as const;

function backdrop(ink: Ink, tile: Tile, rich: boolean): void {
  const wall: Box = { x: 10, y: 10, width: 180, height: FLOOR - 10 };
  if (rich) plaster(ink, wall, '#b8874e', '#5a3418', `${tile} wall`);
  else plaster(ink, wall, '#857560', '#40372c', `${tile} poor wall`);
  planks(ink, { x: 10, y: FLOOR, width: 180, height: 28 }, rich ? OAK : GREY_WOOD, 10, `${tile} floor`);
  fillBox(
    ink,
    { x: 10, y: FLOOR, width: 180, height: 8 },
    downward(ink, FLOOR, FLOOR + 8, [0, 'rgba(0,0,0,.55)', 1, 'rgba(0,0,0,0)']),
  );
  if (rich) {
    light(ink, 100, 60, 110, '#ffb04a', 0.42);
    light(ink, 30, 30, 60, '#ffcf70', 0.3);
  }
}

/** A small cream plate with what one die or the tile yields, as often as it does. */
function plate(ink: Ink, tile: Tile, side: TileSide): void {
  const count = TILE[tile][side];
  if (count === 0) return;
  const { x, y } = TILE_ANCHOR.plate;
  const shown = count <= 2 ? count : 1;
  const width = shown === 2 ? 46 : count > 2 ? 44 : 28;
  const box: Box = { x: x + 14 - width, y: y - 14, width, height: 28 };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 4, y: 2 });
    rounded(ink, box, 7);
    ink.fillStyle = downward(ink, box.y, box.y + 28, [0, '#fdf4dc', 1, '#e0c994']);
    ink.fill();
  });
  rounded(ink, box, 7);
  ink.lineWidth = 1.4;
  ink.strokeStyle = side === 'upgraded' ? PALETTE.brass : '#6b5a44';
  ink.stroke();
  const draw = TILE_YIELD[tile];
  if (count > 2) {
    figure(ink, String(count), box.x + 13, y, 22, PALETTE.ink);
    draw(ink, box.x + 31, y, 22);
  } else for (let at = 0; at < shown; at++) draw(ink, box.x + 14 + at * 19, y, 22);
}

/** The price of the upgrade, and the discount for each card returned. */
function price(ink: Ink, tile: Tile): void {
  const { price: thalers, card, discount } = TILE[tile];
  const { x, y } = TILE_ANCHOR.price;
  coin(ink, x, y, 36, thalers);
  if (card === null) return;
  const box: Box = { x: x + 18, y: y - 11, width: 44, height: 22 };
  rounded(ink, box, 6);
  ink.fillStyle = 'rgba(24,12,5,.82)';
  ink.fill();
  figure(ink, `−${discount}`, x + 32, y, 17, '#ffe9b0');
  cardToken(ink, card, x + 51, y, 19);
}

export function tilePicture(ink: Ink, tile: Tile, side: TileSide): void {
  const rich = side === 'upgraded';
  isolated(ink, () => {
    rounded(ink, WHOLE, 9);
    ink.clip();
    backdrop(ink, tile, rich);
    if (rich) garland(ink, 8, 192, 14, 14);
    TILE_SCENES[tile](ink, rich);
    vignette(ink, INSIDE, rich ? 0.5 : 0.6);
  });
  frame(ink, WHOLE, 10, rich, `${tile} ${side}`);
  plate(ink, tile, side);
  if (!rich) price(ink, tile);
}
