// The plan of a tavern: which part of the house holds what, in a broad house and in a narrow one, as on a phone held
// upright.
import { playsWith, type Modules, type Tile } from '../../../game/index.ts';
import { BOOK_SHAPE, extraRows } from './barLayout.ts';
import { CARD_SHAPE, TILE_SHAPE, type Screen } from './needs.ts';
import { bottom, centred, clamp, columns, inset, rect, rows, REST, type Rect } from './rect.ts';

export interface HousePlan {
  gap: number;
  /** Width of a tile. */
  tile: number;
  /** Width of what is seen of the cards beside a tile. */
  beside: number;
  /** The greatest width of a card at a table. */
  card: number;
  sign: Rect;
  tables: Rect;
  tiles: ReadonlyMap<Tile, Rect>;
  bar: Rect;
  /** Deck and discard pile. */
  cards: Rect;
  /** Thalers, beer and schnapps; null in a broad house, where they stand beside the dice. */
  pools: Rect | null;
  /** Coaster and dice, between tables and tiles; null in a broad house, where they lie in front of it. */
  tray: Rect | null;
  /** The additions of modules: the names in each row, and the band for the row. */
  extras: readonly { row: ReturnType<typeof extraRows>['rows'][number]; band: Rect }[];
  storeys: readonly Rect[];
}

/** Of cards beside a tile this much is seen, as a share of the tile's width. */
const BESIDE = 0.42;
/** A house whose height is less than this share of its width is a broad one. */
const BROAD = 0.8;
/** The least width of the bar, as a share of that of a broad house. */
const BAR_SHARE = 0.24;
/**
 * The greatest height of a tile, as a share of the height of a broad house without the ground floor; the tables have
 * what two rows of tiles leave.
 */
const TILE_SHARE = 0.274;
/** The greatest width of the guest book, as a share of that of a broad house. */
const BOOK_SHARE = 0.15;

/** The gap in a narrow house, in pixels. */
const NARROW_GAP = 4;

export const housePlan = (house: Rect, modules: Modules, screen: Screen, annex: Rect | null): HousePlan =>
  house.height < house.width * BROAD ? broadPlan(house, modules, screen, annex) : narrowPlan(house, modules);

/**
 * Above, the tables, with guest book, sign and the tile of the tables at their right; below, the other tiles in two
 * rows, at both sides of the bar and the piles; entertainers, bard and reputation on the ground floor or in the annex.
 */
function broadPlan(house: Rect, modules: Modules, screen: Screen, annex: Rect | null): HousePlan {
  const gap = screen === 'desk' ? clamp(house.width / 130, 6, 12) : 4;
  const inner = inset(house, gap);
  const extra = extraRows(modules, inner.width, gap, { maxRows: 1 });
  const ground = annex === null ? Math.min(extra.height, inner.height * 0.17) : 0;
  const free = inner.height - ground - gap * (ground > 0 ? 3 : 2);
  const fromWidth = (inner.width * (1 - BAR_SHARE) - 4 * gap) / (4 + 2 * BESIDE);
  const tile = Math.min(fromWidth, free * TILE_SHARE * TILE_SHAPE);
  const height = tile / TILE_SHAPE;
  const beside = tile * BESIDE;
  const bands = rows(inner, gap, REST, height, height, ...(ground > 0 ? [ground] : []));
  const [top, upper, lower, groundFloor] = bands as [Rect, Rect, Rect, Rect?];
  const book = playsWith(modules, 'guestBook') ? [Math.min(top.height * BOOK_SHAPE, inner.width * BOOK_SHARE)] : [];
  const upstairs = columns(top, gap, REST, ...book, tile + beside);
  const tables = upstairs.at(0) ?? top;
  const side = upstairs.at(-1) ?? top;
  const card = Math.min(top.height * CARD_SHAPE, inner.width / 6.6, (tables.width - 4 * gap) / 5);
  // The sign hangs above the tile with the tables.
  const sign = rect(side.x, side.y, side.width, clamp(top.height - height - gap, 20, 48));

  const middle = rect(upper.x, upper.y, upper.width, bottom(lower) - upper.y);
  const [staff, money, barCell, cellar, brewing] = columns(
    middle,
    gap,
    tile + beside,
    tile,
    REST,
    tile,
    tile + beside,
  ) as [Rect, Rect, Rect, Rect, Rect];
  const [bar, cards] = rows(barCell, gap, Math.min(barCell.width / 2, barCell.height * 0.58), REST) as [Rect, Rect];
  const at = (column: Rect, row: Rect): Rect => rect(column.x, row.y, tile, height);
  const tiles = new Map<Tile, Rect>([
    ['tables', rect(side.x, bottom(top) - height, tile, height)],
    ['server', at(staff, upper)],
    ['dishwasher', at(staff, lower)],
    ['cashbox', at(money, upper)],
    ['safe', at(money, lower)],
    ['monk', at(cellar, upper)],
    ['barrel', at(cellar, lower)],
    ['storage', at(brewing, upper)],
    ['brewer', at(brewing, lower)],
  ]);
  const extras: HousePlan['extras'] = [
    ...extra.rows.flatMap((row) => {
      const band = groundFloor ?? annex;
      return band === null ? [] : [{ row, band }];
    }),
    // The guest book, if there is one, lies between the tables and their tile.
    ...upstairs.slice(1, -1).map((band) => ({ row: ['book' as const], band })),
  ];
  const storeys = [top, middle, ...(groundFloor === undefined ? [] : [groundFloor])];
  return { gap, tile, beside, card, sign, tables, tiles, bar, cards, pools: null, tray: null, extras, storeys };
}

/** From the top: sign, tables, tray, three rows of three tiles, the bar with piles and pools, and the extras. */
function narrowPlan(house: Rect, modules: Modules): HousePlan {
  const gap = NARROW_GAP;
  const inner = inset(house, gap);
  const extra = extraRows(modules, inner.width, gap, { maxRows: 2 });
  const fromWidth = (inner.width - 2 * gap) / (3 + 2 * BESIDE);
  const signHeight = clamp(inner.height * 0.05, 22, 40);
  const trayHeight = clamp(inner.height * 0.1, 57, 84);
  const free = inner.height - signHeight - trayHeight - gap * (6 + extra.rows.length);
  const tileShare = extra.rows.length > 0 ? 0.135 : 0.18;
  const tile = Math.min(fromWidth, free * tileShare * TILE_SHAPE);
  const height = tile / TILE_SHAPE;
  const beside = tile * BESIDE;
  const barHeight = Math.min(free * 0.16, inner.width * 0.24);
  const extraHeight = Math.min(extra.height, free * 0.11);
  const extraHeights = extra.rows.map(() => extraHeight);
  const bands = rows(inner, gap, signHeight, REST, trayHeight, height, height, height, barHeight, ...extraHeights);
  type Bands = [Rect, Rect, Rect, Rect, Rect, Rect, Rect, ...Rect[]];
  const [sign, tables, tray, first, second, third, barBand, ...extraBands] = bands as Bands;
  const card = Math.min(tables.height * CARD_SHAPE, inner.width / 3.6);
  const [left, middle, last] = columns(first, gap, tile + beside, REST, tile + beside) as [Rect, Rect, Rect];
  const at = (column: Rect, row: Rect): Rect => rect(column.x, row.y, tile, height);
  const inMiddle = centred(middle, tile, height);
  const tiles = new Map<Tile, Rect>([
    ['server', at(left, first)],
    ['cashbox', at(inMiddle, first)],
    ['storage', at(last, first)],
    ['dishwasher', at(left, second)],
    ['safe', at(inMiddle, second)],
    ['brewer', at(last, second)],
    ['tables', at(left, third)],
    ['monk', at(inMiddle, third)],
    ['barrel', at(last, third)],
  ]);
  const [bar, cards, pools] = columns(barBand, gap, barHeight * 2, barHeight * CARD_SHAPE * 2 + gap, REST) as [
    Rect,
    Rect,
    Rect,
  ];
  const extras = extra.rows.map((row, nth) => ({ row, band: extraBands[nth] ?? barBand }));
  const storeys = [tables, rect(first.x, first.y, first.width, bottom(third) - first.y), barBand, ...extraBands];
  return { gap, tile, beside, card, sign, tables, tiles, bar, cards, pools, tray, extras, storeys };
}

/** The height at which a narrow house of this width has room for everything. */
export function narrowHeight(width: number, modules: Modules): number {
  const { rows: extra, height } = extraRows(modules, width, NARROW_GAP, { maxRows: 2 });
  const tileHeight = width / (3 + 2 * BESIDE) / TILE_SHAPE;
  const signAndTray = 100;
  const tables = (width / 4) * 1.4;
  const bar = width * 0.22;
  const extras = extra.length * (Math.min(height, width * 0.18) + NARROW_GAP);
  return signAndTray + tables + tileHeight * 3 + bar + extras;
}
