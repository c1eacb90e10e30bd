// Layout of the large tavern: sign, tables, tiles, bar, piles and pools, extras of the modules, and the tray with
// coaster and dice.
import {
  EQUIPMENT,
  isInPlay,
  SUPPLIES,
  TAVERN_CARD,
  TAVERN_CARDS,
  type Modules,
  type Seat,
  type TavernCard,
  type Tile,
} from '../../../game/index.ts';
import { layoutCounter, layoutExtras, layoutPools, type Boards } from './barLayout.ts';
import type { Blocks } from './blocks.ts';
import { housePlan } from './housePlan.ts';
import { CARD_SHAPE, type Needs, type Places, type Screen } from './needs.ts';
import { clamp, columns, equalColumns, fitted, inLine, rect, right, REST, type Rect } from './rect.ts';

export interface TavernRegions extends Boards {
  /** The house. */
  whole: Rect;
  /** Its storeys, the highest first. */
  storeys: readonly Rect[];
  /** The place beside the house for entertainers and reputation; null without them, or if they stand in the house. */
  annex: Rect | null;
  sign: Rect;
  /** The band in which the tables stand side by side. */
  tables: Rect;
  bar: Rect;
  /** Coaster and dice, in front of the house or in it. */
  tray: Rect;
  hand: Rect;
  /** Edge of a die. */
  die: number;
}

/** The width of a coaster with its dice in a row, as a multiple of the tray's height. */
const ROW_OF_DICE = SUPPLIES.whiteDice * 0.9;
/** The most that this row takes of the tray's width. */
const MOST_OF_TRAY = 0.56;

const USUAL_TABLES = 5;
/** The widest gap between two tables, as a share of a card's width. */
const SPREAD = 0.34;
/**
 * The least width of a card at a table; where there is no room for it, cards overlap. On a desk eight cards of this
 * width stand side by side, as a card that overlaps another hides the other's die or thalers.
 */
const LEAST_CARD: Record<Screen, number> = { desk: 56, tall: 52, low: 52 };

export function layoutTavern(
  places: Places,
  { house, front, annex }: Pick<Blocks, 'house' | 'front' | 'annex'>,
  seat: Seat,
  tables: number,
  { modules, isDrafting }: Pick<Needs, 'modules' | 'isDrafting'>,
  screen: Screen,
): TavernRegions {
  const plan = housePlan(house, modules, screen, annex);
  const { gap, beside } = plan;
  for (const [tile, at] of plan.tiles) {
    places.put({ at: 'tile', seat, tile }, at);
    const card = CARD_BESIDE[tile];
    // The part of the cards that is seen: at the right of the tile, which covers the rest.
    if (card !== undefined) places.put({ at: 'beside', seat, card }, rect(right(at), at.y, beside, at.height));
    const space = EQUIPMENT.find((name) => name === tile);
    if (space !== undefined) places.put({ at: 'equipment', seat, space }, at);
  }
  layoutTables(places, plan.tables, plan.card, seat, tables, screen, gap);
  const [deck, discard] = equalColumns(fitted(plan.cards, CARD_SHAPE * 2.3), 2, gap) as [Rect, Rect];
  places.put({ at: 'deck', seat }, fitted(deck, CARD_SHAPE));
  places.put({ at: 'discard', seat }, fitted(discard, CARD_SHAPE));
  const bar = layoutCounter(places, plan.bar, seat);
  const boards = layoutExtras(places, plan.extras, seat, modules, gap);

  const tray = plan.tray ?? front ?? house;
  const inTray = plan.pools === null ? [clamp(tray.width * 0.2, 84, 150)] : [];
  const broad = Math.max(tray.height, Math.min(tray.width * MOST_OF_TRAY, tray.height * ROW_OF_DICE));
  const [coaster, hand, pools] = columns(tray, gap, isDrafting ? broad : tray.height, REST, ...inTray) as [
    Rect,
    Rect,
    Rect?,
  ];
  places.put({ at: 'coaster', seat }, coaster);
  places.put({ at: 'hand', seat }, hand);
  layoutPools(places, plan.pools ?? pools ?? hand, seat, modules);
  layoutSign(places, plan.sign, seat, modules);
  const { sign, storeys } = plan;
  return {
    whole: house,
    storeys,
    annex,
    sign,
    tables: plan.tables,
    bar,
    tray,
    hand,
    die: clamp(plan.tile * 0.36, 24, 58),
    ...boards,
  };
}

/** The tavern card that lies beside a tile. */
const CARD_BESIDE: Partial<Record<Tile, TavernCard>> = {
  server: 'server',
  dishwasher: 'dishwasher',
  storage: 'barback',
  brewer: 'brewer',
  tables: 'table',
};

function layoutTables(
  places: Places,
  band: Rect,
  card: number,
  seat: Seat,
  tables: number,
  screen: Screen,
  gap: number,
): void {
  // Before cards overlap they become smaller, down to a least width.
  const roomy = (band.width - 4 * (tables - 1)) / Math.max(1, tables);
  const width = Math.min(card, Math.max(roomy, LEAST_CARD[screen]));
  // The gap is that of the usual number of tables: up to this number, tables keep their places when one is added.
  const spread = clamp((band.width - width * USUAL_TABLES) / (USUAL_TABLES - 1), gap, width * SPREAD);
  inLine(band, Math.max(tables, 1), width, width / CARD_SHAPE, spread).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
}

/** The sign, and at its end a place for the cards of modules that are not played, where nothing is drawn. */
function layoutSign(places: Places, band: Rect, seat: Seat, modules: Modules): void {
  const [sign, nowhere] = columns(band, 2, REST, 6) as [Rect, Rect];
  places.put({ at: 'plate', seat }, rect(sign.x, sign.y, Math.min(sign.width, sign.height * 9), sign.height));
  for (const card of TAVERN_CARDS)
    if (!isInPlay(modules, TAVERN_CARD[card])) places.put({ at: 'beside', seat, card }, nowhere);
}
