// The layout of the table: computes a rectangle for every spot from the size of the screen and the game's contents.
import { SEATS, type Seat } from '../../game/index.ts';
import { spotKey, type Spot } from '../model/spots.ts';
import { Places, type Needs, type Placed, type Screen } from './layout/needs.ts';
import { clamp, columns, common, evenly, fitted, inset, rect, rows, stacked, type Rect } from './layout/rect.ts';
import {
  layoutMarket,
  layoutMonastery,
  layoutStartCards,
  MONASTERY_SHAPE,
  shelfHeight,
} from './layout/sharedLayout.ts';
import { layoutSmallTavern } from './layout/smallTavernLayout.ts';
import { layoutTavern, type TavernRegions } from './layout/tavernLayout.ts';

export type { Needs, Screen } from './layout/needs.ts';

export interface Layout {
  screen: Screen;
  /** Size of the whole table; when it is larger than the host, the table can be scrolled. */
  width: number;
  height: number;
  /** Rectangles by spot key. */
  spots: ReadonlyMap<string, Placed>;
  tavern: TavernRegions;
  monastery: Rect;
  market: Rect;
  shelves: 1 | 2;
  others: readonly { seat: Seat; whole: Rect; die: number }[];
}

/** The smallest legible table for each kind of screen; in a smaller host it is shrunk or scrolled. */
const LEAST: Record<Screen, { width: number; height: number }> = {
  desk: { width: 960, height: 600 },
  tall: { width: 360, height: 636 },
  low: { width: 810, height: 330 },
};

export function screenOf(width: number, height: number): Screen {
  if (width < height * 0.95 && width < 720) return 'tall';
  // A desk narrowed by wide panels shows a smaller table rather than a scrolled one.
  return height < 480 || width < 620 ? 'low' : 'desk';
}

export function layoutOf(needs: Needs): Layout {
  const screen = screenOf(needs.width, needs.height);
  const least = LEAST[screen];
  // On a phone the table may be longer than the host and is scrolled; on a desk all of it is visible.
  const fits = Math.min(
    1,
    screen === 'low' ? 1 : needs.width / least.width,
    screen === 'tall' ? 1 : needs.height / least.height,
  );
  const zoom = fits * Math.max(1, needs.scale);
  const spare = Math.min(1, needs.scale);
  const width = Math.max(needs.width / fits, least.width) * spare;
  const height = Math.max(needs.height / fits, least.height) * spare;
  return withStartCards(enlarged(layoutAt(width, height, screen, needs), zoom, needs), needs);
}

export const rectIn = (layout: Layout, spot: Spot): Rect | null => layout.spots.get(spotKey(spot))?.box ?? null;

function layoutAt(width: number, height: number, screen: Screen, needs: Needs): Layout {
  const places = new Places();
  const [focus, ...others] = seatsFrom(needs);
  const blocks = BLOCKS[screen](rect(0, 0, width, height), others.length);
  layoutMonastery(places, blocks.monastery);
  layoutMarket(places, blocks.market, blocks.shelves);
  const tavern = layoutTavern(
    places,
    blocks.tavern,
    focus ?? needs.focus,
    needs.tables[needs.focus] ?? 0,
    needs.modules,
    screen,
  );
  const small = others.map((seat, at) => {
    const whole = blocks.others[at] ?? blocks.tavern;
    return { seat, whole, die: layoutSmallTavern(places, whole, seat, needs.tables[seat] ?? 0, needs.modules) };
  });
  const { monastery, market, shelves } = blocks;
  return { screen, width, height, spots: places.spots, tavern, monastery, market, shelves, others: small };
}

/** The focused seat, then its neighbours clockwise. */
const seatsFrom = ({ focus, tables }: Needs): Seat[] =>
  SEATS.slice(0, tables.length).map((_, step) => ((focus + step) % tables.length) as Seat);

interface Blocks {
  monastery: Rect;
  market: Rect;
  shelves: 1 | 2;
  tavern: Rect;
  others: Rect[];
}

const BLOCKS: Record<Screen, (table: Rect, others: number) => Blocks> = {
  desk(table, count) {
    const gap = clamp(table.width / 140, 6, 12);
    const inner = inset(table, gap);
    const [market, below] = rows(inner, gap, Math.min(shelfHeight(inner.width), table.height * 0.24), -1) as [
      Rect,
      Rect,
    ];
    const [tavern, side] = columns(below, gap, -1, clamp(table.width * 0.28, 264, below.height * 0.62)) as [Rect, Rect];
    const [monastery, neighbours] = rows(side, gap, side.width / MONASTERY_SHAPE, -1) as [Rect, Rect];
    const each = Math.min((neighbours.height - gap * (count - 1)) / count, side.width * 1.2);
    const others = Array.from({ length: count }, (_, at) =>
      rect(neighbours.x, neighbours.y + at * (each + gap), neighbours.width, each),
    );
    return { monastery, market, shelves: 1, tavern, others };
  },
  tall(table, count) {
    const gap = 4;
    const inner = inset(table, gap);
    const board = inner.width * 0.52;
    const shop = (inner.width / 7) * 1.4 * 2 + gap + 14;
    const [top, market, tavern] = rows(inner, gap, board / MONASTERY_SHAPE, shop, -1) as [Rect, Rect, Rect];
    const [monastery, neighbours] = columns(top, gap, board, -1) as [Rect, Rect];
    return { monastery, market, shelves: 2, tavern, others: neighboursIn(neighbours, count, gap) };
  },
  low(table, count) {
    const gap = 4;
    const inner = inset(table, gap);
    const [left, tavern] = columns(inner, gap, -0.43, -0.57) as [Rect, Rect];
    const shop = Math.min((left.width / 7) * 1.4 * 2 + gap + 14, left.height * 0.56);
    const [top, market] = rows(left, gap, -1, shop) as [Rect, Rect];
    const board = Math.min(left.width * 0.55, top.height * MONASTERY_SHAPE);
    const [monasteryCell, neighbours] = columns(top, gap, board, -1) as [Rect, Rect];
    const monastery = fitted(monasteryCell, MONASTERY_SHAPE);
    return { monastery, market, shelves: 2, tavern, others: neighboursIn(neighbours, count, gap) };
  },
};

/** The start cards lie over the part of the tavern that is in view first. */
function withStartCards(layout: Layout, { width, height, startCards }: Needs): Layout {
  if (startCards.length === 0) return layout;
  const seen = rect(layout.width - width, layout.height - height, width, height);
  const placed = layoutStartCards(common(layout.tavern.whole, seen), startCards);
  return { ...layout, spots: new Map([...layout.spots, ...placed.map((one) => [spotKey(one.spot), one] as const)]) };
}

const neighboursIn = (box: Rect, count: number, gap: number): Rect[] =>
  count === 0 ? evenly(box, 0, gap) : stacked(box, count, gap);

/** Scales all rectangles, and centres them when there is room to spare. */
function enlarged(layout: Layout, zoom: number, host: { width: number; height: number }): Layout {
  const width = Math.max(layout.width * zoom, host.width);
  const height = Math.max(layout.height * zoom, host.height);
  const left = (width - layout.width * zoom) / 2;
  const top = (height - layout.height * zoom) / 2;
  if (zoom === 1 && left === 0 && top === 0) return layout;
  const grow = (box: Rect): Rect => rect(box.x * zoom + left, box.y * zoom + top, box.width * zoom, box.height * zoom);
  const maybe = (box: Rect | null): Rect | null => (box === null ? null : grow(box));
  const { tavern } = layout;
  return {
    ...layout,
    width,
    height,
    spots: new Map([...layout.spots].map(([key, { spot, box }]) => [key, { spot, box: grow(box) }])),
    monastery: grow(layout.monastery),
    market: grow(layout.market),
    others: layout.others.map(({ seat, whole, die }) => ({ seat, whole: grow(whole), die: die * zoom })),
    tavern: {
      whole: grow(tavern.whole),
      tables: grow(tavern.tables),
      hand: grow(tavern.hand),
      bar: grow(tavern.bar),
      book: maybe(tavern.book),
      reputation: maybe(tavern.reputation),
      die: tavern.die * zoom,
    },
  };
}
