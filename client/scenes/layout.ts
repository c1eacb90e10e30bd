// The layout of the table: computes a rectangle for every spot from the size of the host and the game's contents.
import { SEATS, type Seat } from '../../game/index.ts';
import { spotKey, type Spot } from '../model/spots.ts';
import { blocksOf, LOW_TAVERN_WIDTH, LOW_LEFT_WIDTH } from './layout/blocks.ts';
import { Places, type Needs, type Placed, type Screen } from './layout/needs.ts';
import { intersection, rect, type Rect } from './layout/rect.ts';
import { layoutMarket, layoutMonastery, layoutStartCards } from './layout/sharedLayout.ts';
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
  /** The wing on whose wall the monastery hangs; null where it stands in the open. */
  wing: Rect | null;
  market: Rect;
  shelves: 1 | 2;
  others: readonly { seat: Seat; whole: Rect; die: number }[];
}

/** The smallest legible table for each kind of screen; in a smaller host it is shrunk or scrolled. */
const LEAST: Record<Screen, { width: number; height: number }> = {
  desk: { width: 960, height: 600 },
  tall: { width: 360, height: 636 },
  low: { width: 900, height: 330 },
};

/** A table this narrow is on a phone held upright: on its side even a small phone leaves it more width beside the panel. */
const WIDEST_PHONE_UPRIGHT = 432;

export function screenOf(width: number, height: number): Screen {
  // On a small phone held upright the sheet below may leave less height than width.
  if (width <= WIDEST_PHONE_UPRIGHT || (width < height * 0.95 && width < 720)) return 'tall';
  // A desk narrowed by wide panels shows a smaller table rather than a scrolled one.
  return height < 480 || width < 620 ? 'low' : 'desk';
}

export function layoutOf(needs: Needs): Layout {
  const screen = screenOf(needs.width, needs.height);
  const least = LEAST[screen];
  // On a phone the table may be longer than the host and is scrolled; on a desk all of it fits, unless it is enlarged.
  const fitScale = Math.min(
    1,
    screen === 'low' ? 1 : needs.width / least.width,
    screen === 'tall' ? 1 : needs.height / least.height,
  );
  // A scale above 1 enlarges the table that was laid out; one below 1 lays out a smaller one, with a margin around it.
  const zoom = fitScale * Math.max(1, needs.scale);
  const shrink = Math.min(1, needs.scale);
  const leastWidth = screen === 'low' ? Math.max(needs.width, LOW_TAVERN_WIDTH) + LOW_LEFT_WIDTH : least.width;
  const width = Math.max(needs.width / fitScale, leastWidth) * shrink;
  const height = Math.max(needs.height / fitScale, least.height) * shrink;
  const layout = layoutAt(rect(0, 0, width, height), screen, needs, dockIn(needs, fitScale, shrink));
  const zoomedLayout = zoomed(layout, zoom, needs);
  // An enlarged table is scrolled: below it there is room for the dock, which would cover its end.
  const below = needs.scale > 1 ? needs.dock.height : 0;
  return withStartCards({ ...zoomedLayout, height: zoomedLayout.height + below }, needs);
}

/** The part of the dock that covers the table, in the table's measure before it is zoomed; none if the table is enlarged. */
function dockIn({ width, height, dock, scale }: Needs, fitScale: number, shrink: number): Needs['dock'] {
  if (scale > 1) return { width: 0, height: 0 };
  const margin = (length: number): number => (length * (1 - shrink)) / 2;
  return {
    width: Math.max(0, dock.width - margin(width)) / fitScale,
    height: Math.max(0, dock.height - margin(height)) / fitScale,
  };
}

export const rectIn = (layout: Layout, spot: Spot): Rect | null => layout.spots.get(spotKey(spot))?.box ?? null;

function layoutAt(table: Rect, screen: Screen, needs: Needs, dock: Needs['dock']): Layout {
  const places = new Places();
  const [focus, ...others] = seatsFrom(needs);
  const blocks = blocksOf(screen, table, { count: others.length, modules: needs.modules, host: needs, dock });
  layoutMonastery(places, blocks.monastery);
  layoutMarket(places, blocks.market, blocks.shelves, needs.modules);
  const tavern = layoutTavern(places, blocks, focus ?? needs.focus, needs.tables[needs.focus] ?? 0, needs, screen);
  const small = others.map((seat, at) => {
    const whole = blocks.others[at] ?? blocks.house;
    return { seat, whole, die: layoutSmallTavern(places, whole, seat, needs) };
  });
  const { monastery, wing, market, shelves, tableHeight: height } = blocks;
  const { width } = table;
  return { screen, width, height, spots: places.spots, tavern, monastery, wing, market, shelves, others: small };
}

/** The focused seat, then its neighbours clockwise. */
const seatsFrom = ({ focus, tables }: Needs): Seat[] =>
  SEATS.slice(0, tables.length).map((_, step) => ((focus + step) % tables.length) as Seat);

/**
 * The upper left corner of the view of a table that was not scrolled yet; callers move it back if the view would reach
 * beyond the table. On a desk the view begins at the lower left of the table, on a phone with the tavern, at the lower
 * right; on a phone held upright, while serving, with the guests on display above the tavern.
 */
export function cornerSeenFirst(layout: Layout, { isServing }: { isServing: boolean }): { x: number; y: number } {
  const { screen, width, height, tavern } = layout;
  if (screen !== 'tall') return { x: screen === 'desk' ? 0 : width, y: height };
  const guests = isServing ? rectIn(layout, { at: 'display', place: 0 }) : null;
  return { x: width, y: (guests ?? tavern.whole).y - MARGIN_ABOVE };
}

/** Pixels that stay in view above the tavern, or above the guests on display. */
const MARGIN_ABOVE = 6;

/** Adds the start cards, over the part of the tavern that is in view first. */
function withStartCards(layout: Layout, { width, height, startCards }: Needs): Layout {
  if (startCards.length === 0) return layout;
  const { x, y } = cornerSeenFirst(layout, { isServing: false });
  const seen = rect(Math.min(x, layout.width - width), Math.min(y, layout.height - height), width, height);
  const placed = layoutStartCards(intersection(layout.tavern.whole, seen), startCards);
  return { ...layout, spots: new Map([...layout.spots, ...placed.map((one) => [spotKey(one.spot), one] as const)]) };
}

/** Scales all rectangles, and centres them when there is room to spare. */
function zoomed(layout: Layout, zoom: number, host: { width: number; height: number }): Layout {
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
    wing: maybe(layout.wing),
    market: grow(layout.market),
    others: layout.others.map(({ seat, whole, die }) => ({ seat, whole: grow(whole), die: die * zoom })),
    tavern: {
      whole: grow(tavern.whole),
      storeys: tavern.storeys.map(grow),
      annex: maybe(tavern.annex),
      sign: grow(tavern.sign),
      tables: grow(tavern.tables),
      tray: grow(tavern.tray),
      hand: grow(tavern.hand),
      bar: grow(tavern.bar),
      book: maybe(tavern.book),
      reputation: maybe(tavern.reputation),
      die: tavern.die * zoom,
    },
  };
}
