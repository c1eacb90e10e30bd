// Layout of what belongs to the bar: counter guests, pools, entertainers, reputation track and guest book.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  playsWith,
  reputationTrack,
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

/** Returns the rectangle of the bar. */
export function layoutCounter(places: Places, cell: Rect, seat: Seat): Rect {
  const bar = fitted(cell, BAR_SHAPE);
  const scale = bar.width / BAR_UNIT.width;
  const [first] = BAR_GUESTS;
  const [x, y] = [(first?.x ?? 0) - 34, (first?.y ?? 0) - 40];
  const width = 34 * 2 + 50 * (BAR_GUESTS.length - 1);
  places.put({ at: 'counterGuests', seat }, rect(bar.x + x * scale, bar.y + y * scale, width * scale, 72 * scale));
  return bar;
}

/** Pools of thalers, beer and schnapps, side by side in a wide box and on top of each other in a narrow one. */
export function layoutPools(places: Places, box: Rect, seat: Seat, modules: Modules): void {
  const count = playsWith(modules, 'schnapps') ? 3 : 2;
  const [thalers, beer, schnapps] = (box.width > box.height * count ? equalColumns : equalRows)(box, count, 3) as [
    Rect,
    Rect,
    Rect?,
  ];
  places.put({ at: 'thalers', seat }, thalers);
  places.put({ at: 'beer', seat }, beer);
  places.put({ at: 'schnapps', seat }, schnapps ?? beer);
}

export interface Boards {
  book: Rect | null;
  reputation: Rect | null;
}

type Extra = 'entertainers' | 'bard' | 'reputation' | 'book';

/** The modules' additions to a tavern, each with its width by its height, in the order in which they stand. */
const EXTRAS: readonly { is: Extra; shape: number; from: 'entertainers' | 'reputation' | 'guestBook' }[] = [
  { is: 'entertainers', shape: ENTERTAINER_SHAPE * ENTERTAINERS.length, from: 'entertainers' },
  { is: 'bard', shape: CARD_SHAPE, from: 'reputation' },
  { is: 'reputation', shape: REPUTATION_SHAPE, from: 'reputation' },
  { is: 'book', shape: BOOK_SHAPE, from: 'guestBook' },
];

const extrasOf = (modules: Modules) => EXTRAS.filter(({ from }) => playsWith(modules, from));

/** The extras in one row, or in two where one would make them too small; and how high a row would like to be. */
export function extraRows(
  modules: Modules,
  width: number,
  gap: number,
  most: 1 | 2,
): { rows: Extra[][]; height: number } {
  // In one row the book has a place of its own, upstairs.
  const extras = extrasOf(modules).filter(({ is }) => most === 2 || is !== 'book');
  if (extras.length === 0) return { rows: [], height: 0 };
  const heightOf = (row: typeof extras): number =>
    (width - gap * (row.length + 1)) / row.reduce((sum, { shape }) => sum + shape, 0);
  const split = most === 1 || extras.length === 1 ? [extras] : [extras.slice(0, 2), extras.slice(2)];
  return { rows: split.map((row) => row.map(({ is }) => is)), height: Math.min(...split.map(heightOf)) };
}

export function layoutExtras(
  places: Places,
  bands: readonly { row: readonly Extra[]; band: Rect }[],
  seat: Seat,
  modules: Modules,
  gap: number,
): Boards {
  const boards: Boards = { book: null, reputation: null };
  for (const { row, band } of bands) {
    const shapes = row.map((name) => EXTRAS.find(({ is }) => is === name)?.shape ?? 1);
    const cells = columns(band, gap, ...shapes.map(portion));
    row.forEach((name, at) => {
      const cell = cells[at] ?? band;
      if (name === 'entertainers') layoutStage(places, equalColumns(cell, ENTERTAINERS.length, 4), seat);
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

const layoutStage = (places: Places, cells: readonly Rect[], seat: Seat): void =>
  ENTERTAINERS.forEach((entertainer, at) => {
    const cell = cells[at];
    if (cell !== undefined) places.put({ at: 'entertainer', seat, entertainer }, fitted(cell, ENTERTAINER_SHAPE));
  });

function layoutBook(places: Places, book: Rect, seat: Seat): void {
  const scale = book.width / BOOK_UNIT.width;
  for (const column of COLUMNS) {
    for (let row = 0; row < BOOK_ROWS; row++) {
      const { x, y } = bookCell(column, row);
      places.put(
        { at: 'cell', seat, column, row },
        rect(book.x + (x - 31) * scale, book.y + (y - 24) * scale, 62 * scale, 48 * scale),
      );
    }
  }
}

function layoutReputation(places: Places, board: Rect, seat: Seat, modules: Modules): void {
  const scale = board.width / REPUTATION_UNIT.width;
  const at = ({ x, y }: { x: number; y: number }): Rect =>
    rect(board.x + (x - 25) * scale, board.y + (y - 25) * scale, 50 * scale, 50 * scale);
  const spaces = reputationPlaces(reputationBoard(modules));
  reputationTrack(modules).forEach((_, space) => {
    const place = spaces[space];
    if (place !== undefined) places.put({ at: 'reputation', seat, space }, at(place));
  });
  const start = at(REPUTATION_START);
  places.put({ at: 'reputation', seat, space: -1 }, { ...start, x: Math.max(board.x, start.x) });
}
