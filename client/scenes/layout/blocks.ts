// The blocks of the table for each kind of screen: market, monastery, the large tavern with tray and annex, and the
// small taverns of the neighbours.
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
import { heightOfMarket, MONASTERY_SHAPE } from './sharedLayout.ts';

export interface Blocks {
  monastery: Rect;
  market: Rect;
  shelves: 1 | 2;
  house: Rect;
  /** The tray for coaster and dice, in front of the house and beside the dock; null where it lies in the house. */
  front: Rect | null;
  /** The place beside the house for entertainers and reputation; null without them, or if they stand in the house. */
  annex: Rect | null;
  /** The wing of the house: monastery, and annex if there is one. Null where the monastery stands in the open. */
  wing: Rect | null;
  /** The small taverns, clockwise from the neighbour of the large one. */
  others: Rect[];
  tableHeight: number;
}

interface BlockNeeds {
  /** Number of small taverns. */
  count: number;
  modules: Modules;
  /** Size of the host in CSS pixels: of the part of a table that is seen at once if the table is not zoomed. */
  host: { width: number; height: number };
  /** Size of the corner that the dock covers, in the table's measure before it is zoomed; zero if it covers none. */
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
    const boardWidth = inner.width * 0.52;
    const marketHeight = heightOfMarket(inner.width, { shelves: 2 }, modules);
    const least = LEAST_HOUSE + (playsWith(modules, 'entertainers') ? LEAST_EXTRAS : 0);
    const houseHeight = Math.max(Math.min(host.height - 2 * gap, narrowHeight(inner.width, modules)), least);
    const heights = [boardWidth / MONASTERY_SHAPE, marketHeight, houseHeight];
    const tableHeight = Math.max(
      host.height,
      heights.reduce((sum, height) => sum + height, gap * (heights.length + 1)),
    );
    const whole = rect(inner.x, inner.y, inner.width, tableHeight - 2 * gap);
    const [top, market, house] = rows(whole, gap, REST, marketHeight, houseHeight) as [Rect, Rect, Rect];
    const [boardCell, neighbours] = columns(top, gap, boardWidth, REST) as [Rect, Rect];
    return {
      monastery: fitted(boardCell, MONASTERY_SHAPE),
      market,
      shelves: 2,
      house,
      front: null,
      annex: null,
      wing: null,
      others: equalRows(neighbours, count, gap),
      tableHeight,
    };
  },
  low(table, { count, modules, host }) {
    const gap = 4;
    const inner = inset(table, gap);
    const tavernWidth = Math.max(host.width - 2 * gap, LOW_TAVERN_WIDTH);
    const [left, tavern] = columns(inner, gap, REST, tavernWidth) as [Rect, Rect];
    const [houseAndLane, front] = rows(tavern, gap, REST, clamp(table.height * 0.15, 50, 64)) as [Rect, Rect];
    const hasLane = host.width >= LEAST_WITH_LANE;
    const [house] = columns(houseAndLane, gap, ...(hasLane ? [ARROW_LANE] : []), REST).slice(-1) as [Rect];
    const marketHeight = Math.min(heightOfMarket(left.width, { shelves: 2 }, modules), left.height * 0.56);
    const [top, market] = rows(left, gap, REST, marketHeight) as [Rect, Rect];
    const boardWidth = Math.min(left.width * 0.55, top.height * MONASTERY_SHAPE);
    const [boardCell, neighbours] = columns(top, gap, boardWidth, REST) as [Rect, Rect];
    const monastery = fitted(boardCell, MONASTERY_SHAPE);
    const others = equalRows(neighbours, count, gap);
    return { monastery, market, shelves: 2, house, front, annex: null, wing: null, others, tableHeight: table.height };
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
  const most = table.height * (count > 1 ? 0.22 : 0.26);
  const marketHeight = Math.min(heightOfMarket(inner.width, { shelves: 1 }, modules), most);
  const heights = [marketHeight, REST, trayHeight(table, dock, gap)];
  const [market, middle, front] = rows(inner, gap, ...heights) as [Rect, Rect, Rect];
  const share = count > 2 ? 0.31 : 0.29;
  const [house, side] = columns(middle, gap, REST, clamp(table.width * share, 264, middle.height * 0.95)) as [
    Rect,
    Rect,
  ];
  const least = count * (side.height * NEIGHBOUR_SHARE + gap);
  const boardHeight = Math.min(side.width / MONASTERY_SHAPE, side.height - least);
  const [boardCell, neighbours] = rows(side, gap, boardHeight, REST) as [Rect, Rect];
  const others = equalRows(neighbours, count, gap);
  const monastery = fitted(boardCell, MONASTERY_SHAPE);
  return {
    monastery,
    market,
    shelves: 1,
    house,
    front: besideDock(front, table, dock, gap),
    annex: null,
    wing: null,
    others,
    tableHeight: table.height,
  };
}

/** The least height of the house below a row of neighbours, as a share of the table's width. */
const LEAST_BELOW = 0.18;
/** The width of monastery and annex beside that house, as a share of the table's width. */
const SIDE_SHARE = 0.345;
/** The least height of the annex, in pixels. */
const LEAST_ANNEX = 55;
const NO_DOCK = { width: 0, height: 0 };

/**
 * Several neighbours side by side above the market; below it the tavern, and at its right monastery and annex. Null
 * where this leaves too little room, as measured without the dock: the dock grows and shrinks with the question in it,
 * and neighbours must not move to another place because of that.
 */
function rowOfNeighbours(table: Rect, { count, modules, dock }: BlockNeeds): Blocks | null {
  const gap = clamp(table.width / 140, 6, 10);
  const inner = inset(table, gap);
  const marketHeight = Math.min(heightOfMarket(inner.width, { shelves: 1 }, modules), table.height * 0.22);
  const heights = [clamp(table.height * 0.122, 72, 140), marketHeight, REST];
  const rowsWith = (one: Needs['dock']) =>
    rows(inner, gap, ...heights, trayHeight(table, one, gap)) as [Rect, Rect, Rect, Rect];
  const [, , houseWithoutDock] = rowsWith(NO_DOCK);
  const sideWidth = table.width * SIDE_SHARE;
  const wanted = extraRows(modules, sideWidth, gap, { maxRows: 1 }).height;
  if (houseWithoutDock.height < table.width * LEAST_BELOW || (wanted > 0 && wanted < LEAST_ANNEX)) return null;

  const [row, market, middle, front] = rowsWith(dock);
  const [house, side] = columns(
    middle,
    gap,
    REST,
    wanted > 0 ? sideWidth : Math.min(sideWidth, middle.height * MONASTERY_SHAPE),
  ) as [Rect, Rect];
  const most = table.height * (playsWith(modules, 'reputation') ? 0.092 : 0.085);
  const annexHeight = Math.min(extraRows(modules, side.width, gap, { maxRows: 1 }).height, most);
  const [boardCell, annex] = (annexHeight > 0 ? rows(side, gap, REST, annexHeight) : [side]) as [Rect, Rect?];
  return {
    monastery: fitted(boardCell, MONASTERY_SHAPE),
    market,
    shelves: 1,
    house,
    front: besideDock(front, table, dock, gap),
    annex: annex ?? null,
    wing: side,
    others: equalColumns(row, count, gap),
    tableHeight: table.height,
  };
}

/** Height of monastery and neighbours above an upright tavern, as a share of the tavern's height. */
const TOP_SHARE = { one: 0.55, several: 0.66 };

/** On a tablet held upright: monastery and neighbours above, the market on two shelves, and the tavern. */
function uprightBlocks(table: Rect, { count, modules, dock }: BlockNeeds): Blocks {
  const gap = clamp(table.width / 140, 6, 12);
  const inner = inset(table, gap);
  const [top, market, house, front] = rows(
    inner,
    gap,
    portion(TOP_SHARE[count > 1 ? 'several' : 'one']),
    Math.min(heightOfMarket(inner.width, { shelves: 2 }, modules), inner.height * 0.25),
    REST,
    // Without a dock, a share of the table's height would be more than dice need, and the house has better use for it.
    dock.height > 0 ? trayHeight(table, dock, gap) : clamp(inner.width * 0.11, 64, 124),
  ) as [Rect, Rect, Rect, Rect];
  const boardWidth = Math.min(inner.width * 0.54, top.height * MONASTERY_SHAPE);
  const [boardCell, neighbours] = columns(top, gap, boardWidth, REST) as [Rect, Rect];
  return {
    monastery: fitted(boardCell, MONASTERY_SHAPE),
    market,
    shelves: 2,
    house,
    front: besideDock(front, table, dock, gap),
    annex: null,
    wing: null,
    others: equalRows(neighbours, count, gap),
    tableHeight: table.height,
  };
}

/** The height of a tray that is level with the top of the dock; without a dock, a share of the table's height. */
const trayHeight = ({ height }: Rect, dock: Needs['dock'], gap: number): number =>
  dock.height > gap ? dock.height - gap : clamp(height * 0.13, 64, 124);

/**
 * The least share that the tray gets of the row in front of the house: right after the window shrinks, `dock` still has
 * the size from before.
 */
const LEAST_FRONT = 0.25;

/** The part of the row in front of the house that the dock leaves free. */
function besideDock(front: Rect, table: Rect, dock: Needs['dock'], gap: number): Rect {
  const free = table.width - dock.width - gap - front.x;
  return rect(front.x, front.y, clamp(free, front.width * LEAST_FRONT, front.width), front.height);
}
