// Layout of the bar with its counter guests, of the pools, and of what modules add: entertainers, bard, reputation
// track and guest book.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  playsWith,
  reputationTrack,
  type Addition,
  type Modules,
  type Seat,
} from '../../../game/index.ts';
import {
  BAR_GUESTS,
  BAR_UNIT,
  BOOK_UNIT,
  bookCell,
  REPUTATION_START,
  REPUTATION_UNIT,
  type ReputationBoardKind,
  reputationPlaces,
} from '../art.ts';
import { CARD_SHAPE, ENTERTAINER_SHAPE, type Places } from './needs.ts';
import { columns, equalColumns, fitted, portion, rect, equalRows, type Rect } from './rect.ts';

const BAR_SHAPE = BAR_UNIT.width / BAR_UNIT.height;
export const BOOK_SHAPE = BOOK_UNIT.width / BOOK_UNIT.height;
const REPUTATION_SHAPE = REPUTATION_UNIT.width / REPUTATION_UNIT.height;

export const reputationBoard = (modules: Modules): ReputationBoardKind =>
  playsWith(modules, 'guestBook') ? 'signature' : 'plain';

/** The distances from the first and the last counter guest to the edges of their place, in units of the bar. */
const AROUND_GUESTS = { beside: 34, above: 40, below: 32 } as const;

/** Places the counter guests in front of the bar; returns the rectangle of the bar. */
export function layoutCounter(places: Places, cell: Rect, seat: Seat): Rect {
  const bar = fitted(cell, BAR_SHAPE);
  const scale = bar.width / BAR_UNIT.width;
  const { beside, above, below } = AROUND_GUESTS;
  const [first, last] = [BAR_GUESTS[0], BAR_GUESTS.at(-1)];
  const left = (first?.x ?? 0) - beside;
  const right = (last?.x ?? 0) + beside;
  const top = (first?.y ?? 0) - above;
  places.put(
    { at: 'counterGuests', seat },
    rect(bar.x + left * scale, bar.y + top * scale, (right - left) * scale, (above + below) * scale),
  );
  return bar;
}

/**
 * Pools of thalers, beer and schnapps, side by side in a wide box and on top of each other in a narrow one. Where
 * schnapps is not played with, its spot lies on that of the beer, as every spot needs a place.
 */
export function layoutPools(places: Places, box: Rect, seat: Seat, modules: Modules): void {
  const count = playsWith(modules, 'schnapps') ? 3 : 2;
  const isWide = box.width > box.height * count;
  const cells = isWide ? equalColumns(box, count, 3) : equalRows(box, count, 3);
  const [thalers, beer, schnapps] = cells as [Rect, Rect, Rect?];
  places.put({ at: 'thalers', seat }, thalers);
  places.put({ at: 'beer', seat }, beer);
  places.put({ at: 'schnapps', seat }, schnapps ?? beer);
}

export interface Boards {
  book: Rect | null;
  reputation: Rect | null;
}

type Extra = 'entertainers' | 'bard' | 'reputation' | 'book';

/** The extras that modules add to a tavern, in the order in which they stand. */
const EXTRAS: readonly {
  is: Extra;
  /** Proportion, width to height. */
  shape: number;
  partOf: Addition;
}[] = [
  { is: 'entertainers', shape: ENTERTAINER_SHAPE * ENTERTAINERS.length, partOf: 'entertainers' },
  { is: 'bard', shape: CARD_SHAPE, partOf: 'reputation' },
  { is: 'reputation', shape: REPUTATION_SHAPE, partOf: 'reputation' },
  { is: 'book', shape: BOOK_SHAPE, partOf: 'guestBook' },
];

/**
 * In one row with the reputation track, entertainers get only this share of their width: the track, with its small
 * numbers and markers, needs the room.
 */
const BESIDE_TRACK = 0.76;

const weightsOf = (row: readonly Extra[]): number[] =>
  row.map((name) => {
    const shape = EXTRAS.find(({ is }) => is === name)?.shape ?? 1;
    return name === 'entertainers' && row.includes('reputation') ? shape * BESIDE_TRACK : shape;
  });

const extrasOf = (modules: Modules) => EXTRAS.filter(({ partOf }) => playsWith(modules, partOf));

/** The extras in at most `maxRows` rows, and the greatest height of a row at which none is wider than `width`. */
export function extraRows(
  modules: Modules,
  width: number,
  gap: number,
  { maxRows }: { maxRows: 1 | 2 },
): { rows: Extra[][]; height: number } {
  // A plan with one row has a place of its own for the book, beside the tables.
  const extras = extrasOf(modules).filter(({ is }) => maxRows === 2 || is !== 'book');
  if (extras.length === 0) return { rows: [], height: 0 };
  const heightOf = (row: typeof extras): number =>
    (width - gap * (row.length + 1)) / weightsOf(row.map(({ is }) => is)).reduce((sum, weight) => sum + weight, 0);
  const split = maxRows === 1 || extras.length === 1 ? [extras] : [extras.slice(0, 2), extras.slice(2)];
  return { rows: split.map((row) => row.map(({ is }) => is)), height: Math.min(...split.map(heightOf)) };
}

/** Places the extras in their bands; returns the rectangles of book and reputation track. */
export function layoutExtras(
  places: Places,
  bands: readonly { row: readonly Extra[]; band: Rect }[],
  seat: Seat,
  modules: Modules,
  gap: number,
): Boards {
  const boards: Boards = { book: null, reputation: null };
  for (const { row, band } of bands) {
    const cells = columns(band, gap, ...weightsOf(row).map(portion));
    row.forEach((name, at) => {
      const cell = cells[at] ?? band;
      if (name === 'entertainers') layoutEntertainers(places, equalColumns(cell, ENTERTAINERS.length, 4), seat);
      else if (name === 'bard') places.put({ at: 'beside', seat, card: 'bard' }, fitted(cell, CARD_SHAPE));
      else if (name === 'reputation') {
        boards.reputation = fitted(cell, REPUTATION_SHAPE);
        layoutReputation(places, boards.reputation, seat, modules);
      } else {
        boards.book = fitted(cell, BOOK_SHAPE);
        layoutBook(places, boards.book, seat);
      }
    });
  }
  return boards;
}

const layoutEntertainers = (places: Places, cells: readonly Rect[], seat: Seat): void =>
  ENTERTAINERS.forEach((entertainer, at) => {
    const cell = cells[at];
    if (cell !== undefined) places.put({ at: 'entertainer', seat, entertainer }, fitted(cell, ENTERTAINER_SHAPE));
  });

/** A cell of the guest book and a space of the reputation track, in units of their pictures. */
const BOOK_CELL = { width: 62, height: 48 } as const;
const TRACK_SPACE = 50;

function layoutBook(places: Places, book: Rect, seat: Seat): void {
  const scale = book.width / BOOK_UNIT.width;
  for (const column of COLUMNS) {
    for (let row = 0; row < BOOK_ROWS; row++) {
      const { x, y } = bookCell(column, row);
      places.put(
        { at: 'cell', seat, column, row },
        rect(
          book.x + (x - BOOK_CELL.width / 2) * scale,
          book.y + (y - BOOK_CELL.height / 2) * scale,
          BOOK_CELL.width * scale,
          BOOK_CELL.height * scale,
        ),
      );
    }
  }
}

function layoutReputation(places: Places, board: Rect, seat: Seat, modules: Modules): void {
  const scale = board.width / REPUTATION_UNIT.width;
  const at = ({ x, y }: { x: number; y: number }): Rect =>
    rect(
      board.x + (x - TRACK_SPACE / 2) * scale,
      board.y + (y - TRACK_SPACE / 2) * scale,
      TRACK_SPACE * scale,
      TRACK_SPACE * scale,
    );
  const spaces = reputationPlaces(reputationBoard(modules));
  reputationTrack(modules).forEach((_, space) => {
    const place = spaces[space];
    if (place !== undefined) places.put({ at: 'reputation', seat, space }, at(place));
  });
  const start = at(REPUTATION_START);
  places.put({ at: 'reputation', seat, space: -1 }, { ...start, x: Math.max(board.x, start.x) });
}
