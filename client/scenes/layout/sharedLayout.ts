// Layout of what all players share: monastery board with moon and track, market of guests and tavern cards, start cards.
import { MONASTERY_LAST, SUPPLIES, TAVERN_CARDS, type StartCard } from '../../../game/index.ts';
import { MONASTERY_SPACES, MONASTERY_UNIT, MONASTERY_WINDOWS } from '../art.ts';
import { CARD_SHAPE, type Placed, type Places } from './needs.ts';
import { columns, evenly, fitted, lined, rect, stacked, type Rect } from './rect.ts';

export const MONASTERY_SHAPE = MONASTERY_UNIT.width / MONASTERY_UNIT.height;

export function layoutMonastery(places: Places, board: Rect): void {
  const scale = board.width / MONASTERY_UNIT.width;
  const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Rect =>
    rect(board.x + (x - width / 2) * scale, board.y + (y - height / 2) * scale, width * scale, height * scale);
  MONASTERY_WINDOWS.forEach((place, at) => places.put({ at: 'moon', round: at + 1 }, around(place, 58, 104)));
  MONASTERY_SPACES.slice(0, MONASTERY_LAST + 1).forEach((place, space) =>
    places.put({ at: 'monastery', space }, around(place, 56, 52)),
  );
}

/** Guest deck, the pile and the row, and nobles. */
const GUEST_CELLS = SUPPLIES.rowPlaces + 3;

const MARKET_CELLS = GUEST_CELLS + TAVERN_CARDS.length;
const STOCK_SHARE = 0.62;
const TAG = 7;

/** One long shelf, or two short ones. */
export function layoutMarket(places: Places, market: Rect, shelves: 1 | 2): void {
  const gap = shelves === 1 ? shelfGap(market.width) : 4;
  // Below the cards hang the tags that say how many there are.
  const inner = rect(market.x + gap, market.y + gap, market.width - 2 * gap, market.height - 2 * gap - TAG);
  const [upper, lower] =
    shelves === 1
      ? columns(inner, gap * 2, -GUEST_CELLS, -(TAVERN_CARDS.length + STOCK_SHARE))
      : stacked(inner, 2, gap + TAG);
  layoutGuests(places, upper ?? inner, gap);
  const cells = columns(lower ?? inner, gap, ...TAVERN_CARDS.map(() => -1), -(shelves === 1 ? STOCK_SHARE : 1));
  TAVERN_CARDS.forEach((card, at) => {
    const cell = cells[at];
    if (cell !== undefined) places.put({ at: 'supply', card }, fitted(cell, CARD_SHAPE));
  });
  const [schnapps, signatures, box] = stacked(cells.at(-1) ?? inner, 3, 2) as [Rect, Rect, Rect];
  places.put({ at: 'schnappsSupply' }, schnapps);
  places.put({ at: 'signatures' }, signatures);
  places.put({ at: 'box' }, box);
}

function layoutGuests(places: Places, band: Rect, gap: number): void {
  const [deck, ...row] = evenly(band, GUEST_CELLS, gap).map((cell) => fitted(cell, CARD_SHAPE)) as [Rect, ...Rect[]];
  places.put({ at: 'guestDeck' }, deck);
  row.slice(0, SUPPLIES.rowPlaces + 1).forEach((cell, place) => places.put({ at: 'offer', place }, cell));
  const nobles = row.at(-1);
  if (nobles !== undefined) places.put({ at: 'nobles' }, nobles);
}

const shelfGap = (width: number): number => Math.max(5, width * 0.005);

/** Height of one long shelf of this width with its cards side by side. */
export function shelfHeight(width: number): number {
  const gap = shelfGap(width);
  const card = (width - gap * (MARKET_CELLS + 3)) / (MARKET_CELLS + STOCK_SHARE);
  return card / CARD_SHAPE + 2 * gap + TAG;
}

/** Start cards lie large and side by side until they are chosen, in the order in which they are shown. */
export function layoutStartCards(over: Rect, shown: readonly StartCard[]): Placed[] {
  const shape = 220 / 300;
  const width = Math.min(over.height * 0.7 * shape, over.width / 3.4, 220);
  const whole = width * SUPPLIES.startCardsShown + 32;
  const line = rect(over.x + (over.width - whole) / 2, over.y, whole, over.height);
  const boxes = lined(line, SUPPLIES.startCardsShown, width, width / shape, 16);
  return shown.flatMap((card, nth) => {
    const box = boxes[nth];
    return box === undefined ? [] : [{ spot: { at: 'startCard', card }, box }];
  });
}
