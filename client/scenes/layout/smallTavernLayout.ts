// Layout of a neighbour's small tavern: plate, guests, tiles, coaster and dice, as far as there is room.
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
const LEAST = { width: 250, height: 58 } as const;
/** From this height on the plate stands above everything else, and from the next one on there are two lines below it. */
const ROOMY = 118;
const SPACIOUS = 200;
/** A house that is wider than this multiple of its height has the plate at its left. */
const LONG = 3.4;

/** Returns the edge of a die. */
export function layoutSmallTavern(places: Places, box: Rect, seat: Seat, tables: number, modules: Modules): number {
  if (box.width < LEAST.width || box.height < LEAST.height)
    return layoutPlate(places, inset(box, 3), seat, tables, modules);
  const isInLine = box.height < ROOMY || box.width > box.height * LONG;
  const inner = inset(box, isInLine ? 4 : 8);
  if (isInLine) {
    const [plate, body] = columns(inner, 5, clamp(inner.width * 0.24, 96, 200), -1) as [Rect, Rect];
    everythingOn(places, plate, seat, tables, modules);
    return layoutInLine(places, body, seat, tables);
  }
  const [plate, body] = rows(inner, 5, clamp(inner.height * 0.2, 36, 60), -1) as [Rect, Rect];
  everythingOn(places, plate, seat, tables, modules);
  if (box.height < SPACIOUS) return layoutInLine(places, body, seat, tables);
  const [guests, things] = rows(body, 5, -0.56, -0.44) as [Rect, Rect];
  layoutGuests(places, guests, seat, tables);
  const round = Math.min(things.height, things.width * 0.26);
  const [tiles, coaster, dice, piles] = columns(
    things,
    6,
    Math.min(things.height * TILE_SHAPE, things.width * 0.4),
    round,
    -1,
    Math.min(things.height * CARD_SHAPE * 1.6, things.width * 0.24),
  ) as [Rect, Rect, Rect, Rect];
  const edge = layoutTiles(places, tiles, seat);
  places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  places.put({ at: 'hand', seat }, dice);
  const [deck, discard] = evenly(piles, 2, 2) as [Rect, Rect];
  places.put({ at: 'deck', seat }, fitted(deck, CARD_SHAPE));
  places.put({ at: 'discard', seat }, fitted(discard, CARD_SHAPE));
  return Math.max(edge, clamp(guests.height * 0.2, 14, 30));
}

/** Plate and coaster only. */
function layoutPlate(places: Places, inner: Rect, seat: Seat, tables: number, modules: Modules): number {
  const round = Math.min(inner.height, inner.width * 0.3, 72);
  const [plate, coaster] = columns(inner, 3, -1, round) as [Rect, Rect];
  everythingOn(places, rect(plate.x, plate.y, plate.width, Math.min(plate.height, 72)), seat, tables, modules);
  const mat = fitted(rect(coaster.x, coaster.y, round, Math.min(coaster.height, 72)), 1);
  places.put({ at: 'coaster', seat }, mat);
  places.put({ at: 'hand', seat }, mat);
  return clamp(coaster.width * 0.36, 11, 22);
}

/** For little height: guests, tiles and coaster side by side, without the piles of cards. */
function layoutInLine(places: Places, body: Rect, seat: Seat, tables: number): number {
  const [guests, tiles, coaster] = columns(
    body,
    5,
    -1,
    Math.min(body.height * TILE_SHAPE, body.width * 0.28),
    Math.min(body.height, body.width * 0.17),
  ) as [Rect, Rect, Rect];
  layoutGuests(places, guests, seat, tables, false);
  layoutTiles(places, tiles, seat);
  places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  places.put({ at: 'hand', seat }, fitted(coaster, 1));
  return clamp(body.height * 0.29, 14, 30);
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

/** Guests at their tables and, if there is room, the cards that lie beside the tiles. */
function layoutGuests(places: Places, band: Rect, seat: Seat, tables: number, withStaff = true): void {
  const width = Math.min(band.height * CARD_SHAPE, band.width / 2.4);
  const staff = withStaff ? Math.min(band.width * 0.34, width * 1.7) : 0;
  const [tableBand, besideBand] = columns(band, 3, -1, staff) as [Rect, Rect];
  lined(tableBand, Math.max(tables, 1), width, width / CARD_SHAPE, 3).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
  if (!withStaff) return;
  const small = width * 0.7;
  lined(besideBand, TAVERN_CARDS.length, small, small / CARD_SHAPE, 2).forEach((at, index) => {
    const card = TAVERN_CARDS[index];
    if (card !== undefined) places.put({ at: 'beside', seat, card }, at);
  });
}

/** In three lines; returns the edge of a die that fits on a tile. */
function layoutTiles(places: Places, grid: Rect, seat: Seat): number {
  const snug = fitted(grid, TILE_SHAPE);
  const cells = stacked(snug, 3, 1).flatMap((line) => evenly(line, 3, 1));
  TILES.forEach((tile, at) => {
    const cell = cells[at];
    if (cell === undefined) return;
    const picture = fitted(cell, TILE_SHAPE);
    places.put({ at: 'tile', seat, tile }, picture);
    for (const space of EQUIPMENT) if (space === tile) places.put({ at: 'equipment', seat, space }, picture);
  });
  return clamp((cells[0]?.height ?? 0) * 0.72, 11, 26);
}
