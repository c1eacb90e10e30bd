// Layout of a neighbour's small tavern: plate, tables, tiles, coaster, dice and cards, as far as there is room.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  EQUIPMENT,
  playsWith,
  reputationTrack,
  TAVERN_CARDS,
  TILES,
  type Modules,
  type Seat,
} from '../../../game/index.ts';
import { CARD_SHAPE, TILE_SHAPE, type Places } from './needs.ts';
import { clamp, columns, evenly, fitted, inset, lined, rect, rows, stacked, type Rect } from './rect.ts';

/** Minimum size for more than plate and coaster. */
const LEAST = { width: 190, height: 70 } as const;
/** Height to width of what is below the plate. */
const TOWERING = 0.72;

/** Returns the edge of a die. */
export function layoutSmallTavern(places: Places, box: Rect, seat: Seat, tables: number, modules: Modules): number {
  const narrow = box.width < LEAST.width;
  const compact = box.height < LEAST.height;
  const inner = inset(box, compact || narrow ? 3 : 8);
  if (narrow && !compact) return layoutNarrow(places, inner, seat, tables, modules);
  if (compact) {
    const [plate, coaster] = columns(inner, 3, -1, Math.min(inner.height, inner.width * 0.3)) as [Rect, Rect];
    everythingOn(places, plate, seat, tables, modules);
    places.put({ at: 'coaster', seat }, fitted(coaster, 1));
    places.put({ at: 'hand', seat }, fitted(coaster, 1));
    return clamp(coaster.width * 0.34, 11, 20);
  }
  const [plate, body] = rows(inner, 4, clamp(box.height * 0.28, 34, 56), -1) as [Rect, Rect];
  everythingOn(places, plate, seat, tables, modules);
  if (body.height > body.width * TOWERING) return layoutTower(places, body, seat, tables);
  if (body.height <= Math.max(76, body.width * 0.34)) return layoutInLine(places, body, seat, tables);
  const [upper, lower] = rows(body, 4, -0.54, -0.46) as [Rect, Rect];
  layoutCards(places, upper, seat, tables);
  return layoutThings(places, lower, seat);
}

/** For little height: everything side by side, without the piles of cards. */
function layoutInLine(places: Places, body: Rect, seat: Seat, tables: number): number {
  const square = Math.min(body.height * TILE_SHAPE, body.width * 0.4);
  const [cards, tiles, right] = columns(body, 6, -1, square, Math.min(body.height * 0.68, body.width * 0.24)) as [
    Rect,
    Rect,
    Rect,
  ];
  layoutCards(places, cards, seat, tables);
  const cells = tileCells(tiles);
  layoutTiles(places, cells, seat);
  const [coaster, dice] = rows(right, 2, right.width, -1) as [Rect, Rect];
  places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  places.put({ at: 'hand', seat }, dice);
  return dieOn(cells);
}

/** For tall boxes: three lines with cards, tiles, and coaster with dice. */
function layoutTower(places: Places, body: Rect, seat: Seat, tables: number): number {
  const card = Math.min(body.width / 5.2, body.height * 0.3 * CARD_SHAPE);
  const across = Math.ceil(TILES.length / 2);
  const tile = Math.min(body.width / across, body.height * 0.2 * TILE_SHAPE);
  const [cards, tiles, rest] = rows(
    body,
    Math.min(10, body.height * 0.03),
    card / CARD_SHAPE,
    (tile / TILE_SHAPE) * 2,
    -1,
  ) as [Rect, Rect, Rect];
  layoutCards(places, cards, seat, tables);
  layoutTiles(
    places,
    stacked(tiles, 2, 2).flatMap((line) => evenly(line, across, 2)),
    seat,
  );
  const round = Math.min(rest.height, rest.width * 0.3);
  const [coaster, dice, piles] = columns(rest, 6, round, -1, Math.min(rest.height * 1.4, rest.width * 0.32)) as [
    Rect,
    Rect,
    Rect,
  ];
  places.put({ at: 'hand', seat }, dice);
  layoutCoasterAndPiles(places, coaster, piles, seat);
  return clamp((tile / TILE_SHAPE) * 0.6, 14, 30);
}

/** Plate above, tables and coaster below. */
function layoutNarrow(places: Places, inner: Rect, seat: Seat, tables: number, modules: Modules): number {
  const [plate, body] = rows(inner, 4, Math.min(40, inner.height * 0.5), -1) as [Rect, Rect];
  everythingOn(places, plate, seat, tables, modules);
  const [band, coasterCell] = columns(body, 4, -1, Math.min(body.height, body.width * 0.34)) as [Rect, Rect];
  const width = Math.min(band.height * CARD_SHAPE, band.width / 3);
  lined(band, Math.max(tables, 1), width, width / CARD_SHAPE, 2).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
  const coaster = fitted(coasterCell, 1);
  places.put({ at: 'coaster', seat }, coaster);
  places.put({ at: 'hand', seat }, coaster);
  return clamp(coaster.width * 0.34, 11, 20);
}

/** Spots without a place of their own share the plate's rectangle. */
function everythingOn(places: Places, plate: Rect, seat: Seat, tables: number, modules: Modules): void {
  places.put({ at: 'plate', seat }, plate);
  for (const at of ['thalers', 'beer', 'schnapps', 'counterGuests', 'deck', 'discard'] as const)
    places.put({ at, seat }, plate);
  for (let table = 0; table < tables; table++) places.put({ at: 'table', seat, table }, plate);
  for (const card of TAVERN_CARDS) places.put({ at: 'beside', seat, card }, plate);
  for (const tile of TILES) places.put({ at: 'tile', seat, tile }, plate);
  for (const space of EQUIPMENT) places.put({ at: 'equipment', seat, space }, plate);
  for (const entertainer of ENTERTAINERS) places.put({ at: 'entertainer', seat, entertainer }, plate);
  if (playsWith(modules, 'reputation'))
    for (let space = -1; space < reputationTrack(modules).length; space++)
      places.put({ at: 'reputation', seat, space }, plate);
  if (playsWith(modules, 'guestBook'))
    for (const column of COLUMNS)
      for (let row = 0; row < BOOK_ROWS; row++) places.put({ at: 'cell', seat, column, row }, plate);
}

function layoutCards(places: Places, band: Rect, seat: Seat, tables: number): void {
  const width = Math.min(band.height * CARD_SHAPE, band.width / 5);
  const [tableBand, besideBand] = columns(band, 3, -3, -1.7) as [Rect, Rect];
  lined(tableBand, Math.max(tables, 1), width, width / CARD_SHAPE, 2).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
  const small = width * 0.82;
  lined(besideBand, TAVERN_CARDS.length, small, small / CARD_SHAPE, 2).forEach((at, index) => {
    const card = TAVERN_CARDS[index];
    if (card !== undefined) places.put({ at: 'beside', seat, card }, at);
  });
}

/** Tiles in two or three lines, whichever makes them larger. */
const linesOfTiles = ({ width, height }: Rect): number =>
  Math.min(width / 5, (height / 2) * TILE_SHAPE) > Math.min(width / 3, (height / 3) * TILE_SHAPE) ? 2 : 3;

function layoutThings(places: Places, band: Rect, seat: Seat): number {
  const [grid, coaster, piles] = columns(
    band,
    5,
    -1,
    Math.min(band.height, band.width * 0.3),
    Math.min(band.height * 1.5, band.width * 0.26),
  ) as [Rect, Rect, Rect];
  const cells = tileCells(grid);
  layoutTiles(places, cells, seat);
  const [dice, cards] = rows(piles, 2, -1, -1) as [Rect, Rect];
  places.put({ at: 'hand', seat }, dice);
  layoutCoasterAndPiles(places, coaster, cards, seat);
  return dieOn(cells);
}

const dieOn = (cells: readonly Rect[]): number => clamp((cells[0]?.height ?? 0) * 0.72, 11, 26);

/** Close together, at the left of a band. */
function tileCells(grid: Rect): Rect[] {
  const lines = linesOfTiles(grid);
  const across = Math.ceil(TILES.length / lines);
  const snug = rect(grid.x, grid.y, Math.min(grid.width, (grid.height / lines) * TILE_SHAPE * across), grid.height);
  return stacked(snug, lines, 1).flatMap((line) => evenly(line, across, 1));
}

function layoutTiles(places: Places, cells: readonly Rect[], seat: Seat): void {
  TILES.forEach((tile, at) => {
    const cell = cells[at];
    if (cell === undefined) return;
    const picture = fitted(cell, TILE_SHAPE);
    places.put({ at: 'tile', seat, tile }, picture);
    for (const space of EQUIPMENT) if (space === tile) places.put({ at: 'equipment', seat, space }, picture);
  });
}

function layoutCoasterAndPiles(places: Places, coaster: Rect, piles: Rect, seat: Seat): void {
  places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  const [deck, discard] = evenly(piles, 2, 2) as [Rect, Rect];
  places.put({ at: 'deck', seat }, fitted(deck, CARD_SHAPE));
  places.put({ at: 'discard', seat }, fitted(discard, CARD_SHAPE));
}
