// The blocks of the table for each kind of screen: market, monastery, the large tavern, the small ones of the neighbours, the tray.
import { playsWith, type Modules } from '../../../game/index.ts';
import { extraRows } from './barLayout.ts';
import { narrowHeight } from './housePlan.ts';
import type { Needs, Screen } from './needs.ts';
import {
  clamp,
  columns,
  equalColumns,
  fitted,
  inset,
  rect,
  rows,
  equalRows,
  portion,
  REST,
  type Rect,
} from './rect.ts';
import { MONASTERY_SHAPE, shelfHeight } from './sharedLayout.ts';

export interface Blocks {
  monastery: Rect;
  market: Rect;
  shelves: 1 | 2;
  house: Rect;
  /** The place in front of the house and beside the dock for coaster and dice; null when they lie in the house. */
  front: Rect | null;
  /** The place beside the house for entertainers and reputation; null where they stand in the house. */
  annex: Rect | null;
  /** The wing of the house on whose wall the monastery hangs, above the annex; null where it stands in the open. */
  wing: Rect | null;
  others: Rect[];
  /** Height of the table. */
  floor: number;
}

interface BlockNeeds {
  /** Number of small taverns. */
  count: number;
  modules: Modules;
  /** Size of the part of the table that is seen at once. */
  host: { width: number; height: number };
  dock: Needs['dock'];
}

export const blocksOf = (screen: Screen, table: Rect, needs: BlockNeeds): Blocks => BLOCKS[screen](table, needs);

const BLOCKS: Record<Screen, (table: Rect, needs: BlockNeeds) => Blocks> = {
  desk(table, needs) {
    if (table.height > table.width) return uprightBlocks(table, needs);
    return (needs.count > 1 ? rowOfNeighbours(table, needs) : null) ?? broadBlocks(table, needs);
  },
  tall(table, { count, modules, host }) {
    const gap = 4;
    const inner = inset(table, gap);
    const board = inner.width * 0.52;
    const shop = shelfHeight(inner.width, 2, modules);
    const least = LEAST_HOUSE + (playsWith(modules, 'entertainers') ? LEAST_EXTRAS : 0);
    const house = Math.max(Math.min(host.height - 2 * gap, narrowHeight(inner.width, modules)), least);
    const heights = [board / MONASTERY_SHAPE, shop, house];
    const floor = Math.max(
      host.height,
      heights.reduce((sum, height) => sum + height, gap * (heights.length + 1)),
    );
    const whole = rect(inner.x, inner.y, inner.width, floor - 2 * gap);
    const [top, market, tavern] = rows(whole, gap, REST, shop, house) as [Rect, Rect, Rect];
    const [monastery, neighbours] = columns(top, gap, board, REST) as [Rect, Rect];
    return {
      monastery: fitted(monastery, MONASTERY_SHAPE),
      market,
      shelves: 2,
      house: tavern,
      front: null,
      annex: null,
      wing: null,
      others: equalRows(neighbours, count, gap),
      floor,
    };
  },
  low(table, { count, modules, host }) {
    const gap = 4;
    const inner = inset(table, gap);
    const wide = Math.max(host.width - 2 * gap, LOW_TAVERN_WIDTH);
    const [left, tavern] = columns(inner, gap, REST, wide) as [Rect, Rect];
    const [floors, front] = rows(tavern, gap, REST, clamp(table.height * 0.15, 50, 64)) as [Rect, Rect];
    const hasLane = host.width >= LEAST_WITH_LANE;
    const [house] = columns(floors, gap, ...(hasLane ? [ARROW_LANE] : []), REST).slice(-1) as [Rect];
    const shop = Math.min(shelfHeight(left.width, 2, modules), left.height * 0.56);
    const [top, market] = rows(left, gap, REST, shop) as [Rect, Rect];
    const board = Math.min(left.width * 0.55, top.height * MONASTERY_SHAPE);
    const [monasteryCell, neighbours] = columns(top, gap, board, REST) as [Rect, Rect];
    const monastery = fitted(monasteryCell, MONASTERY_SHAPE);
    const others = equalRows(neighbours, count, gap);
    return { monastery, market, shelves: 2, house, front, annex: null, wing: null, others, floor: table.height };
  },
};

/** On a phone on its side: the least width of the tavern, and the width of what lies at its left. */
export const LOW_TAVERN_WIDTH = 480;
export const LOW_LEFT_WIDTH = 400;
/**
 * On a phone on its side: the width of the lane at the left of the house, for the arrow that leads to monastery and
 * market, and the least width of a host that has one. In a narrower host a lane would leave tiles too small to read.
 */
const ARROW_LANE = 36;
const LEAST_WITH_LANE = 520;
/** On a phone held upright: the least height of the house, and what entertainers add to it. */
const LEAST_HOUSE = 490;
const LEAST_EXTRAS = 105;

/** The least height of a small tavern, as a share of the column beside the large one. */
const NEIGHBOUR_SHARE = 0.17;

/** The market on one shelf; below it the tavern, and at its right monastery and neighbours. */
function broadBlocks(table: Rect, { count, modules, dock }: BlockNeeds): Blocks {
  const gap = clamp(table.width / 140, 6, 12);
  const inner = inset(table, gap);
  const shelf = Math.min(shelfHeight(inner.width, 1, modules), table.height * (count > 1 ? 0.22 : 0.26));
  const [market, middle, front] = rows(inner, gap, shelf, REST, frontHeight(table, dock, gap)) as [Rect, Rect, Rect];
  const share = count > 2 ? 0.31 : 0.29;
  const [house, side] = columns(middle, gap, REST, clamp(table.width * share, 264, middle.height * 0.95)) as [
    Rect,
    Rect,
  ];
  const least = count * (side.height * NEIGHBOUR_SHARE + gap);
  const board = Math.min(side.width / MONASTERY_SHAPE, side.height - least);
  const [boardCell, neighbours] = rows(side, gap, board, REST) as [Rect, Rect];
  const others = equalRows(neighbours, count, gap);
  const monastery = fitted(boardCell, MONASTERY_SHAPE);
  return {
    monastery,
    market,
    shelves: 1,
    house,
    front: frontBesideDock(front, table, dock, gap),
    annex: null,
    wing: null,
    others,
    floor: table.height,
  };
}

/** The least height of the house below a row of neighbours, as a share of the table's width. */
const LEAST_BELOW = 0.18;
/** The width of monastery and annex beside that house, as a share of the table's width; the annex's least height. */
const SIDE_SHARE = 0.345;
const LEAST_ANNEX = 55;
const NO_DOCK = { width: 0, height: 0 };

/**
 * Several neighbours side by side above the market; below it the tavern, and at its right the monastery with what the
 * modules add. Null where this leaves too little room, as measured without the dock: it grows and shrinks with the
 * question in it, and neighbours must not move to another place because of that.
 */
function rowOfNeighbours(table: Rect, { count, modules, dock }: BlockNeeds): Blocks | null {
  const gap = clamp(table.width / 140, 6, 10);
  const inner = inset(table, gap);
  const shelf = Math.min(shelfHeight(inner.width, 1, modules), table.height * 0.22);
  const heights = [clamp(table.height * 0.122, 72, 140), shelf, REST];
  const blocksAt = (front: number) => rows(inner, gap, ...heights, front) as [Rect, Rect, Rect, Rect];
  const [, , houseWithoutDock] = blocksAt(frontHeight(table, NO_DOCK, gap));
  const wanted = extraRows(modules, table.width * SIDE_SHARE, gap, 1).height;
  if (houseWithoutDock.height < table.width * LEAST_BELOW || (wanted > 0 && wanted < LEAST_ANNEX)) return null;

  const [row, market, middle, front] = blocksAt(frontHeight(table, dock, gap));
  const sideWidth = table.width * SIDE_SHARE;
  const [house, side] = columns(
    middle,
    gap,
    REST,
    wanted > 0 ? sideWidth : Math.min(sideWidth, middle.height * MONASTERY_SHAPE),
  ) as [Rect, Rect];
  const most = table.height * (playsWith(modules, 'reputation') ? 0.092 : 0.085);
  const extra = Math.min(extraRows(modules, side.width, gap, 1).height, most);
  const [boardCell, annex] = (extra > 0 ? rows(side, gap, REST, extra) : [side]) as [Rect, Rect?];
  return {
    monastery: fitted(boardCell, MONASTERY_SHAPE),
    market,
    shelves: 1,
    house,
    front: frontBesideDock(front, table, dock, gap),
    annex: annex ?? null,
    wing: side,
    others: equalColumns(row, count, gap),
    floor: table.height,
  };
}

/** Height of monastery and neighbours above an upright tavern, as a share of the tavern's height. */
const TOP_SHARE = { one: 0.55, several: 0.66 };

/** On a tablet held upright: monastery and neighbours above, the market on two shelves, and the tavern. */
function uprightBlocks(table: Rect, { count, modules, dock }: BlockNeeds): Blocks {
  const gap = clamp(table.width / 140, 6, 12);
  const inner = inset(table, gap);
  // Where no dock lies beside the tray, dice need less than its height, and the house has better use for it.
  const front = dock.height > 0 ? frontHeight(table, dock, gap) : clamp(inner.width * 0.11, 64, 124);
  const shop = Math.min(shelfHeight(inner.width, 2, modules), inner.height * 0.25);
  const [top, market, house, below] = rows(
    inner,
    gap,
    portion(TOP_SHARE[count > 1 ? 'several' : 'one']),
    shop,
    REST,
    front,
  ) as [Rect, Rect, Rect, Rect];
  const board = Math.min(inner.width * 0.54, top.height * MONASTERY_SHAPE);
  const [boardCell, neighbours] = columns(top, gap, board, REST) as [Rect, Rect];
  return {
    monastery: fitted(boardCell, MONASTERY_SHAPE),
    market,
    shelves: 2,
    house,
    front: frontBesideDock(below, table, dock, gap),
    annex: null,
    wing: null,
    others: equalRows(neighbours, count, gap),
    floor: table.height,
  };
}

/** The tray is as high as the dock beside it. */
const frontHeight = ({ height }: Rect, dock: Needs['dock'], gap: number): number =>
  dock.height > gap ? dock.height - gap : clamp(height * 0.13, 64, 124);

/**
 * The least share that the tray gets of the row in front of the house: right after the window shrinks, `dock` still has
 * the size from before.
 */
const LEAST_FRONT = 0.25;

/** The part of the row in front of the house that the dock leaves free. */
function frontBesideDock(front: Rect, table: Rect, dock: Needs['dock'], gap: number): Rect {
  const free = table.width - dock.width - gap - front.x;
  return rect(front.x, front.y, clamp(free, front.width * LEAST_FRONT, front.width), front.height);
}
