// Layout of what all players share: monastery board with moon and track, market of guests, nobles, tavern cards and
// supplies, and start cards.
import {
  isInPlay,
  MONASTERY_LAST,
  playsWith,
  SUPPLIES,
  TAVERN_CARD,
  TAVERN_CARDS,
  type Modules,
  type StartCard,
} from '../../../game/index.ts';
import { MONASTERY_SPACES, MONASTERY_UNIT, MONASTERY_WINDOWS, START_UNIT } from '../art.ts';
import { CARD_SHAPE, type Placed, type Places } from './needs.ts';
import { columns, inLine, rect, rows, equalRows, standing, portion, REST, type Rect } from './rect.ts';

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

/** Width of a pile of nobles or tavern cards; this and the next two are multiples of the width of a guest on display. */
const PILE = 0.86;
/** Width of the guest deck, of which only the back is seen. */
const DECK = 0.72;
/** Width of the column with the schnapps and signatures that are left. */
const STOCK = 0.46;
/** Pixels below the cards for the tags that say how many there are. */
const TAG = 7;

/** Widths on the shelf of guests, from the left: deck, display (pile and row) and nobles. */
const GUEST_WIDTHS = [DECK, ...Array.from({ length: SUPPLIES.rowPlaces + 1 }, () => 1), PILE];
const cardsFor = (modules: Modules) => TAVERN_CARDS.filter((card) => isInPlay(modules, TAVERN_CARD[card]));

const tavernWidths = (modules: Modules): number[] => [...cardsFor(modules).map(() => PILE), stockFor(modules)];

/** Without schnapps and signatures the column is narrow: it only holds the places of things that are not shown. */
const stockFor = (modules: Modules): number => (playsWith(modules, 'schnapps') ? STOCK : STOCK / 4);

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** One long shelf, or two short ones: tavern cards above, guests below them. */
export function layoutMarket(places: Places, market: Rect, shelves: 1 | 2, modules: Modules): void {
  const gap = shelves === 1 ? shelfGap(market.width) : 4;
  const inner = rect(market.x + gap, market.y + gap, market.width - 2 * gap, market.height - 2 * gap - TAG);
  if (shelves === 1) {
    const [guests, cards] = columns(
      inner,
      gap * 2,
      portion(weightOf(GUEST_WIDTHS, gap)),
      portion(weightOf(tavernWidths(modules), gap)),
    );
    layoutGuests(places, guests ?? inner, gap);
    layoutTavernCards(places, cards ?? inner, gap, modules);
    return;
  }
  const [cards, guests] = rows(inner, gap + TAG, portion(PILE), REST);
  layoutGuests(places, guests ?? inner, gap);
  layoutTavernCards(places, cards ?? inner, gap, modules);
}

/** The weight of a part of the shelf: the widths of its cards, and its gaps, for guests of about 100 pixels. */
const weightOf = (widths: readonly number[], gap: number): number => sum(widths) + (widths.length * gap) / 100;

function layoutGuests(places: Places, band: Rect, gap: number): void {
  const [deck, ...cells] = cardsIn(band, GUEST_WIDTHS, gap) as [Rect, ...Rect[]];
  places.put({ at: 'guestDeck' }, deck);
  cells.slice(0, SUPPLIES.rowPlaces + 1).forEach((cell, place) => places.put({ at: 'display', place }, cell));
  const nobles = cells.at(-1);
  if (nobles !== undefined) places.put({ at: 'nobles' }, nobles);
}

function layoutTavernCards(places: Places, band: Rect, gap: number, modules: Modules): void {
  const cells = columns(band, gap, ...tavernWidths(modules).map(portion));
  cardsFor(modules).forEach((card, at) => {
    const cell = cells[at];
    if (cell !== undefined) places.put({ at: 'supply', card }, standing(cell, CARD_SHAPE));
  });
  const [schnapps, signatures, box, nowhere] = equalRows(cells.at(-1) ?? band, 4, 2) as [Rect, Rect, Rect, Rect];
  for (const card of TAVERN_CARDS)
    if (!isInPlay(modules, TAVERN_CARD[card])) places.put({ at: 'supply', card }, nowhere);
  places.put({ at: 'schnappsSupply' }, schnapps);
  places.put({ at: 'signatures' }, signatures);
  places.put({ at: 'box' }, box);
}

const cardsIn = (band: Rect, widths: readonly number[], gap: number): Rect[] =>
  columns(band, gap, ...widths.map(portion)).map((cell) => standing(cell, CARD_SHAPE));

const shelfGap = (width: number): number => Math.max(5, width * 0.005);

/** Height of a market of this width: of its one long shelf, or of its two short ones together. */
export function heightOfMarket(width: number, { shelves }: { shelves: 1 | 2 }, modules: Modules): number {
  const gap = shelves === 1 ? shelfGap(width) : 4;
  const widths = shelves === 1 ? [...GUEST_WIDTHS, ...tavernWidths(modules)] : GUEST_WIDTHS;
  const guestHeight = (width - gap * (widths.length + 3)) / sum(widths) / CARD_SHAPE;
  return shelves === 1 ? guestHeight + 2 * gap + TAG : guestHeight * (1 + PILE) + 3 * gap + 2 * TAG;
}

/** The places of the start cards, which lie large and side by side, in this order, until everybody has chosen one. */
export function layoutStartCards(over: Rect, shown: readonly StartCard[]): Placed[] {
  const shape = START_UNIT.width / START_UNIT.height;
  const width = Math.min(over.height * 0.7 * shape, over.width / 3.4, 220);
  const whole = width * SUPPLIES.startCardsShown + 32;
  const line = rect(over.x + (over.width - whole) / 2, over.y, whole, over.height);
  const boxes = inLine(line, SUPPLIES.startCardsShown, width, width / shape, 16);
  return shown.flatMap((card, nth) => {
    const box = boxes[nth];
    return box === undefined ? [] : [{ spot: { at: 'startCard', card }, box }];
  });
}
