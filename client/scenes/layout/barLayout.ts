// Layout of the bar: pools of thalers, beer and schnapps, counter guests, entertainers, reputation, guest book.
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
  type ReputationBoard,
  reputationPlaces,
} from '../art.ts';
import { ENTERTAINER_SHAPE, type Places } from './needs.ts';
import { clamp, columns, evenly, fitted, rect, rows, stacked, type Rect } from './rect.ts';

export interface BarRegions {
  bar: Rect;
  book: Rect | null;
  reputation: Rect | null;
}

const BAR_SHAPE = BAR_UNIT.width / BAR_UNIT.height;
const BOOK_SHAPE = BOOK_UNIT.width / BOOK_UNIT.height;
export const REPUTATION_SHAPE = REPUTATION_UNIT.width / REPUTATION_UNIT.height;

export const reputationBoard = (modules: Modules): ReputationBoard =>
  playsWith(modules, 'guestBook') ? 'signature' : 'plain';

interface BesideBar {
  /** A row of its own for entertainers, guest book and reputation; null when they have to share the bar's block. */
  strip: Rect | null;
  /** Space for the reputation track in front of the bar; null when it is in the strip or not in the game. */
  track: Rect | null;
}

export function layoutBar(
  places: Places,
  block: Rect,
  { strip, track }: BesideBar,
  seat: Seat,
  modules: Modules,
  gap: number,
): BarRegions {
  const shelf = clamp(block.height * 0.15, 24, 46);
  const [upper, pools] = rows(block, gap * 0.6, -1, shelf) as [Rect, Rect];
  layoutPools(places, pools, seat, modules);
  if (strip !== null) {
    const bar = layoutCounter(places, upper, seat);
    const { stage, rest } = splitStrip(strip, modules, gap);
    layoutStage(places, evenly(stage, 3, 3), seat);
    const [book, reputation] =
      playsWith(modules, 'guestBook') && rest !== null
        ? (columns(rest, gap * 0.6, Math.min(rest.height * BOOK_SHAPE, rest.width * 0.45), -1) as [Rect, Rect])
        : [null, rest];
    return { bar, ...layoutBoards(places, { book, track: reputation }, seat, modules) };
  }
  if (!playsWith(modules, 'entertainers'))
    return { bar: layoutCounter(places, upper, seat), book: null, reputation: null };
  if (!playsWith(modules, 'guestBook')) {
    const onStage = Math.min(upper.height * 0.36, upper.width / 3 / ENTERTAINER_SHAPE);
    const [counter, stage] = rows(upper, gap * 0.6, -1, onStage) as [Rect, Rect];
    layoutStage(places, evenly(stage, 3, 4), seat);
    const bar = layoutCounter(places, counter, seat);
    return { bar, ...layoutBoards(places, { book: null, track }, seat, modules) };
  }
  // Bar and book one below the other, the entertainers beside them.
  const onStage = Math.min(upper.width * 0.4, (upper.height / 3) * ENTERTAINER_SHAPE);
  const [left, stage] = columns(upper, gap * 0.6, -1, onStage) as [Rect, Rect];
  const [counter, book] = rows(left, gap * 0.6, Math.min(left.width / BAR_SHAPE, left.height * 0.42), -1) as [
    Rect,
    Rect,
  ];
  layoutStage(places, stacked(stage, 3, 3), seat);
  const bar = layoutCounter(places, counter, seat);
  return { bar, ...layoutBoards(places, { book, track }, seat, modules) };
}

/** Returns the rectangle of the bar. */
function layoutCounter(places: Places, cell: Rect, seat: Seat): Rect {
  const bar = fitted(cell, BAR_SHAPE);
  const scale = bar.width / BAR_UNIT.width;
  const [first] = BAR_GUESTS;
  const [x, y] = [(first?.x ?? 0) - 34, (first?.y ?? 0) - 40];
  const width = 34 * 2 + 50 * (BAR_GUESTS.length - 1);
  places.put({ at: 'counterGuests', seat }, rect(bar.x + x * scale, bar.y + y * scale, width * scale, 72 * scale));
  return bar;
}

function layoutBoards(
  places: Places,
  cells: { book: Rect | null; track: Rect | null },
  seat: Seat,
  modules: Modules,
): Pick<BarRegions, 'book' | 'reputation'> {
  const book = cells.book === null ? null : fitted(cells.book, BOOK_SHAPE);
  const reputation = cells.track === null ? null : fitted(cells.track, REPUTATION_SHAPE);
  if (book !== null) layoutBook(places, book, seat);
  if (reputation !== null) layoutReputation(places, reputation, seat, modules);
  return { book, reputation };
}

function splitStrip(strip: Rect, modules: Modules, gap: number): { stage: Rect; rest: Rect | null } {
  if (!playsWith(modules, 'reputation')) return { stage: strip, rest: null };
  const [stage, rest] = columns(
    strip,
    gap,
    -1,
    strip.height * (REPUTATION_SHAPE + (playsWith(modules, 'guestBook') ? BOOK_SHAPE : 0)) + gap,
  ) as [Rect, Rect];
  return { stage, rest };
}

function layoutPools(places: Places, pools: Rect, seat: Seat, modules: Modules): void {
  const [thalers, beer, schnapps] = evenly(pools, playsWith(modules, 'schnapps') ? 3 : 2, 4) as [Rect, Rect, Rect?];
  places.put({ at: 'thalers', seat }, thalers);
  places.put({ at: 'beer', seat }, beer);
  places.put({ at: 'schnapps', seat }, schnapps ?? beer);
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
