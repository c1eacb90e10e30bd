// The bar and what stands on it: the pools of thalers, beer and schnapps, counter guests, entertainers, reputation, guest book.
import { BOOK_ROWS, COLUMNS, ENTERTAINERS, reputationTrack, type Module, type Seat } from '../../../game/index.ts';
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
const REPUTATION_SHAPE = REPUTATION_UNIT.width / REPUTATION_UNIT.height;

export const reputationBoard = (module: Module): ReputationBoard => (module === 5 ? 'signature' : 'plain');

/** `strip` is a row of its own for what later modules bring; null when that has to find its place around the bar. */
export function layoutBar(
  places: Places,
  block: Rect,
  strip: Rect | null,
  seat: Seat,
  module: Module,
  gap: number,
): BarRegions {
  const shelf = clamp(block.height * 0.15, 24, 46);
  const boards = strip === null && module >= 3 ? block.height * (module === 5 ? 0.42 : 0.34) : 0;
  const [upper, pools, lower] = rows(block, gap * 0.6, -1, shelf, ...(boards > 0 ? [boards] : [])) as [
    Rect,
    Rect,
    Rect?,
  ];

  const stages = strip === null && module >= 2;
  const [barCell, stageCell] = !stages
    ? [upper, null]
    : module >= 3
      ? (columns(upper, gap * 0.6, -1, (upper.height / 3) * ENTERTAINER_SHAPE) as [Rect, Rect])
      : (rows(upper, gap * 0.6, -1, Math.min(upper.height * 0.36, upper.width / 3 / ENTERTAINER_SHAPE)) as [
          Rect,
          Rect,
        ]);
  const bar = fitted(barCell, BAR_SHAPE);
  const onBar = (x: number, y: number, width: number, height: number): Rect => {
    const scale = bar.width / BAR_UNIT.width;
    return rect(bar.x + x * scale, bar.y + y * scale, width * scale, height * scale);
  };
  const [first] = BAR_GUESTS;
  places.put(
    { at: 'counterGuests', seat },
    onBar((first?.x ?? 0) - 34, (first?.y ?? 0) - 40, 34 * 2 + 50 * (BAR_GUESTS.length - 1), 72),
  );
  layoutPools(places, pools, seat, module);

  const { stage, rest } = splitStrip(strip, module, gap);
  if (stageCell !== null) layoutStage(places, module >= 3 ? stacked(stageCell, 3, 2) : evenly(stageCell, 3, 4), seat);
  else if (stage !== null) layoutStage(places, evenly(stage, 3, 3), seat);

  const boardsBand = rest ?? lower ?? null;
  if (module < 3 || boardsBand === null) return { bar, book: null, reputation: null };
  const [bookCellBox, trackCell] =
    module === 5
      ? (columns(boardsBand, gap * 0.6, Math.min(boardsBand.height * BOOK_SHAPE, boardsBand.width * 0.45), -1) as [
          Rect,
          Rect,
        ])
      : [null, boardsBand];
  const book = bookCellBox === null ? null : fitted(bookCellBox, BOOK_SHAPE);
  if (book !== null) layoutBook(places, book, seat);
  const reputation = fitted(trackCell, REPUTATION_SHAPE);
  layoutReputation(places, reputation, seat, module);
  return { bar, book, reputation };
}

function splitStrip(strip: Rect | null, module: Module, gap: number): { stage: Rect | null; rest: Rect | null } {
  if (strip === null) return { stage: null, rest: null };
  if (module < 3) return { stage: strip, rest: null };
  const [stage, rest] = columns(
    strip,
    gap,
    -1,
    strip.height * (REPUTATION_SHAPE + (module === 5 ? BOOK_SHAPE : 0)) + gap,
  ) as [Rect, Rect];
  return { stage, rest };
}

function layoutPools(places: Places, pools: Rect, seat: Seat, module: Module): void {
  const [thalers, beer, schnapps] = evenly(pools, module >= 2 ? 3 : 2, 4) as [Rect, Rect, Rect?];
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

function layoutReputation(places: Places, board: Rect, seat: Seat, module: Module): void {
  const scale = board.width / REPUTATION_UNIT.width;
  const at = ({ x, y }: { x: number; y: number }): Rect =>
    rect(board.x + (x - 25) * scale, board.y + (y - 25) * scale, 50 * scale, 50 * scale);
  const spaces = reputationPlaces(reputationBoard(module));
  reputationTrack(module).forEach((_, space) => {
    const place = spaces[space];
    if (place !== undefined) places.put({ at: 'reputation', seat, space }, at(place));
  });
  const start = at(REPUTATION_START);
  places.put({ at: 'reputation', seat, space: -1 }, { ...start, x: Math.max(board.x, start.x) });
}
