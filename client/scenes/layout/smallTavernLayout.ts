// Layout of a neighbour's small tavern: plate, guests, staff, tiles, coaster, dice and piles of cards, as far as there
// is room.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  EQUIPMENT,
  isInPlay,
  playsWith,
  reputationTrack,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILES,
  type Modules,
  type Seat,
} from '../../../game/index.ts';
import { CARD_SHAPE, TILE_SHAPE, type Needs, type Places } from './needs.ts';
import {
  centred,
  clamp,
  columns,
  equalColumns,
  fitted,
  inset,
  inLine,
  rect,
  rows,
  equalRows,
  portion,
  REST,
  type Rect,
} from './rect.ts';

/** A tavern smaller than this shows plate and coaster, and more only if it is high enough. */
const LEAST = { width: 250, height: 58 } as const;
/** The least height for two lines beside the plate. */
const TWO_LINES = 92;
/** Room beside the plate has one line if its width is more than this multiple of its height. */
const LONG = 2.7;
/** The least width of the room for dice, as a multiple of its height: beside piles of cards, and beside staff. */
const LEAST_BESIDE_PILES = 1.5;
const LEAST_BESIDE_STAFF = 0.64;
const GUEST_GAP = 3;
/** The least share of the room beside the plate for tiles, if guests need the rest: one can still see which are upgraded. */
const LEAST_TILES = 0.16;
/** The least width of a guest, who could not be read below it: guests overlap instead. */
const LEAST_GUEST = 36;
/** The symbols of staff beside guests or dice: columns, rows, and the width of one as a multiple of its height. */
const STAFF_BESIDE = { columns: 2, rows: 3, shape: 1.15 } as const;
/**
 * The height of the symbols when they are below the guests, as a share of the room for both, and its limits in pixels;
 * guests that can be read come first.
 */
const STAFF_BELOW = { share: 0.3, least: 14, most: 36 } as const;

const HIGHEST_PLATE = 72;
/** Below the plate guests and tiles need at least this height, about, to be told apart. */
const LEAST_BELOW = 48;

type Dice = Pick<Needs, 'isDrafting' | 'hasDiceInHand'>;

/** Places all spots of a neighbour; returns the edge of a die. */
export function layoutSmallTavern(
  places: Places,
  box: Rect,
  seat: Seat,
  { tables: counts, modules, ...dice }: Pick<Needs, 'tables' | 'modules'> & Dice,
): number {
  const tables = counts[seat] ?? 0;
  if (box.width < LEAST.width || box.height < LEAST.height)
    return layoutPlate(places, inset(box, 3), seat, tables, modules);
  const inner = inset(box, box.height < TWO_LINES ? 4 : 8);
  const [plate, body] = columns(inner, 5, clamp(inner.width * 0.24, 96, 180), REST) as [Rect, Rect];
  placeEverythingOn(places, plate, seat, tables, modules);
  return body.height < TWO_LINES || body.width > body.height * LONG
    ? layoutInLine(places, body, seat, tables, { modules, ...dice })
    : layoutInTwoLines(places, body, seat, tables, modules);
}

/**
 * Guests above; below them tiles, coaster and dice, and as far as there is room staff and the piles of cards. Staff for
 * which there is no room below goes to the guests.
 */
function layoutInTwoLines(places: Places, body: Rect, seat: Seat, tables: number, modules: Modules): number {
  const [guests, lower] = rows(body, 5, portion(0.56), portion(0.44)) as [Rect, Rect];
  const [tiles, coaster, rest] = columns(
    lower,
    5,
    Math.min(lower.height * TILE_SHAPE, lower.width * 0.36),
    Math.min(lower.height, lower.width * 0.24),
    REST,
  ) as [Rect, Rect, Rect];
  layoutTiles(places, tiles, seat);
  places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  const [besideStaff, staff] = columns(rest, 5, REST, staffWidth(lower.height)) as [Rect, Rect];
  const hasRoomForStaff = besideStaff.width > lower.height * LEAST_BESIDE_STAFF;
  if (hasRoomForStaff) {
    layoutGuests(places, guests, seat, tables);
    layoutStaff(places, staff, seat, modules, 'beside');
  } else layoutGuestsAndStaff(places, guests, seat, tables, modules);
  const free = hasRoomForStaff ? besideStaff : rest;
  const pilesWidth = lower.height * CARD_SHAPE * 2 + 2;
  const hasRoomForPiles = free.width > pilesWidth + free.height * LEAST_BESIDE_PILES;
  const [dice, piles] = (hasRoomForPiles ? columns(free, 5, REST, pilesWidth) : [free]) as [Rect, Rect?];
  places.put({ at: 'hand', seat }, dice);
  if (piles !== undefined) {
    const [deck, discard] = equalColumns(piles, 2, 2) as [Rect, Rect];
    places.put({ at: 'deck', seat }, fitted(deck, CARD_SHAPE));
    places.put({ at: 'discard', seat }, fitted(discard, CARD_SHAPE));
  }
  return clamp(lower.height * 0.29, 15, 30);
}

/** Plate and coaster, and below them as far as there is room guests and tiles: one above the other, or side by side. */
function layoutPlate(places: Places, inner: Rect, seat: Seat, tables: number, modules: Modules): number {
  const hasMore = inner.height > LEAST_BELOW * 2;
  const plateHeight = Math.min(HIGHEST_PLATE, hasMore ? inner.height * 0.52 : inner.height);
  const [head, body] = rows(inner, 4, plateHeight, REST) as [Rect, Rect];
  const [plate, coaster] = columns(head, 3, REST, Math.min(head.height, inner.width * 0.3)) as [Rect, Rect];
  placeEverythingOn(places, plate, seat, tables, modules);
  const mat = fitted(coaster, 1);
  places.put({ at: 'coaster', seat }, mat);
  places.put({ at: 'hand', seat }, mat);
  if (!hasMore) return clamp(coaster.width * 0.36, 11, 22);
  const isHigh = body.height > body.width * 0.6;
  const [guests, tiles] = (
    isHigh
      ? rows(body, 4, portion(0.5), portion(0.5))
      : columns(body, 4, REST, Math.min(body.height * TILE_SHAPE, body.width * 0.5))
  ) as [Rect, Rect];
  layoutGuests(places, guests, seat, tables);
  layoutTiles(places, tiles, seat);
  return clamp(tiles.height * 0.26, 11, 22);
}

/**
 * Measures of one line: the gaps in pixels, the room for dice in hand as a multiple of a die's edge, the least width of
 * the tiles as a share of the line, and that of a guest in pixels.
 */
interface Spacing {
  gap: number;
  hand: number;
  leastTiles: number;
  leastGuest: number;
}
const USUAL: Spacing = { gap: 5, hand: 2.2, leastTiles: LEAST_TILES, leastGuest: LEAST_GUEST };
/** Measures for a line in which guests would overlap: the tiles only show whether they are upgraded. */
const TIGHT: Spacing = { gap: 3, hand: 2.15, leastTiles: 0.12, leastGuest: 34 };

/**
 * Guests with staff, tiles, and as long as they are in play dice and coaster, side by side, without the piles of cards:
 * for room beside the plate that is too low for two lines, or long.
 */
function layoutInLine(
  places: Places,
  body: Rect,
  seat: Seat,
  tables: number,
  { modules, isDrafting, hasDiceInHand }: Pick<Needs, 'modules'> & Dice,
): number {
  const die = clamp(body.height * 0.26, 14, 30);
  const wanted = tables * (LEAST_GUEST + GUEST_GAP);
  const parts = ({ gap, hand, leastTiles }: Spacing): Rect[] => {
    const inPlay: number[] = [];
    if (hasDiceInHand) inPlay.push(die * hand);
    if (isDrafting) inPlay.push(Math.min(body.height, body.width * 0.155));
    const free = inPlay.reduce((width, one) => width - one - gap, body.width);
    const tilesWidth = Math.min(
      body.height * TILE_SHAPE,
      clamp(free - gap - wanted, body.width * leastTiles, body.width * 0.24),
    );
    return columns(body, gap, REST, tilesWidth, ...inPlay);
  };
  const usual = parts(USUAL);
  const isTight = (usual[0]?.width ?? 0) < wanted - GUEST_GAP;
  const spacing = isTight ? TIGHT : USUAL;
  // While dice are drafted there are dice in hand as well: the coaster is never the third.
  const [guests, tiles, dice, coaster] = (isTight ? parts(TIGHT) : usual) as [Rect, Rect, Rect?, Rect?];
  layoutGuestsAndStaff(places, guests, seat, tables, modules, spacing.leastGuest);
  layoutTiles(places, tiles, seat);
  if (dice !== undefined) places.put({ at: 'hand', seat }, dice);
  if (coaster !== undefined) places.put({ at: 'coaster', seat }, fitted(coaster, 1));
  return die;
}

/** The height of the place of a pile that is not drawn. */
const UNSEEN_PILE = 24;

const PLATE_SPOTS = ['thalers', 'beer', 'schnapps', 'counterGuests', 'coaster', 'hand'] as const;
/** The greatest height of the place on the plate that cards fly from and back to. */
const HIGHEST_PILE = 60;

/** Places all spots of the seat on its plate; those that get a place of their own are placed anew later. */
function placeEverythingOn(places: Places, plate: Rect, seat: Seat, tables: number, modules: Modules): void {
  places.put({ at: 'plate', seat }, plate);
  for (const at of PLATE_SPOTS) places.put({ at, seat }, plate);
  const pile = fitted(rect(plate.x, plate.y, plate.width, Math.min(plate.height, HIGHEST_PILE)), CARD_SHAPE);
  for (const at of ['deck', 'discard'] as const) places.put({ at, seat }, pile);
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

/** The width of each guest in a box, and the part of that width that stays in sight where guests overlap. */
function guestIn({ width, height }: Rect, tables: number, least: number): { width: number; seen: number } {
  const count = Math.max(tables, 1);
  const apart = (width - GUEST_GAP * (count - 1)) / count;
  const whole = Math.min(height * CARD_SHAPE, width / 2.4, Math.max(apart, least));
  return { width: whole, seen: Math.min(whole, apart) };
}

/** Guests at their tables, side by side as long as they can be read. */
function layoutGuests(places: Places, band: Rect, seat: Seat, tables: number, least = LEAST_GUEST): void {
  const { width } = guestIn(band, tables, least);
  inLine(band, Math.max(tables, 1), width, width / CARD_SHAPE, GUEST_GAP).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
}

/** The symbols of staff stand beside the guests or below them, whichever leaves more of each guest in sight. */
function layoutGuestsAndStaff(
  places: Places,
  band: Rect,
  seat: Seat,
  tables: number,
  modules: Modules,
  least = LEAST_GUEST,
): void {
  const beside = columns(band, 5, REST, staffWidth(band.height)) as [Rect, Rect];
  const gap = 2;
  const wanted = clamp(band.height * STAFF_BELOW.share, STAFF_BELOW.least, STAFF_BELOW.most);
  const high = clamp(band.height - gap - LEAST_GUEST / CARD_SHAPE, STAFF_BELOW.least, wanted);
  const below = rows(band, gap, REST, high) as [Rect, Rect];
  const seenIn = ([guests]: readonly [Rect, Rect]): number => guestIn(guests, tables, least).seen;
  const isBeside = seenIn(beside) >= seenIn(below);
  const [guests, staff] = isBeside ? beside : below;
  layoutGuests(places, guests, seat, tables, least);
  layoutStaff(places, staff, seat, modules, isBeside ? 'beside' : 'below');
}

const staffWidth = (height: number): number => (height / STAFF_BESIDE.rows) * STAFF_BESIDE.shape * STAFF_BESIDE.columns;

/** The symbols of the cards that lie beside the tiles, and the place that cards come from and go to. */
function layoutStaff(places: Places, staff: Rect, seat: Seat, modules: Modules, stands: 'beside' | 'below'): void {
  const cards = TAVERN_CARDS.filter((card) => isInPlay(modules, TAVERN_CARD[card]));
  const cells =
    stands === 'beside'
      ? equalRows(staff, STAFF_BESIDE.rows, 1).flatMap((line) => equalColumns(line, STAFF_BESIDE.columns, 1))
      : equalColumns(staff, cards.length, 1);
  cards.forEach((card, at) => {
    const cell = cells[at];
    if (cell !== undefined) places.put({ at: 'beside', seat, card }, cell);
  });
  // Not on the plate, where cards that come and go would cover the numbers.
  const pile = fitted(centred(staff, staff.width, Math.min(staff.height, UNSEEN_PILE)), CARD_SHAPE);
  for (const at of ['deck', 'discard'] as const) places.put({ at, seat }, pile);
}

/** The tiles in three lines. */
function layoutTiles(places: Places, grid: Rect, seat: Seat): void {
  const cells = equalRows(fitted(grid, TILE_SHAPE), 3, 1).flatMap((line) => equalColumns(line, 3, 1));
  TILES.forEach((tile, at) => {
    const cell = cells[at];
    if (cell === undefined) return;
    const picture = fitted(cell, TILE_SHAPE);
    places.put({ at: 'tile', seat, tile }, picture);
    for (const space of EQUIPMENT) if (space === tile) places.put({ at: 'equipment', seat, space }, picture);
  });
}
