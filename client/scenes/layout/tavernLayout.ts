// Layout of the large tavern: tables on top; below them staff, money and monk, bar, and brewing; dice in front.
import { playsWith, type Modules, type Seat } from '../../../game/index.ts';
import { layoutBar, REPUTATION_SHAPE, type BarRegions } from './barLayout.ts';
import { CARD_SHAPE, TILE_SHAPE, type Places, type Screen } from './needs.ts';
import { bottom, clamp, columns, evenly, fitted, inset, lined, rect, right, rows, stacked, type Rect } from './rect.ts';

export interface TavernRegions extends BarRegions {
  whole: Rect;
  /** Cards at the tables. */
  tables: Rect;
  hand: Rect;
  /** Edge of a die. */
  die: number;
}

/** Cards that lie beside a tile show this share of the tile's width. */
const BESIDE = 0.42;
const USUAL_TABLES = 5;
/** The widest gap between two tables, as a share of a card. */
const SPREAD = 0.34;
const ROWS_OF_TILES = 3;
/** Columns of tiles, with the cards beside two of them. */
const TILES_ACROSS = 3 + 2 * BESIDE;

/** The bar's share of the width; what modules add to the bar needs more of it. */
const barShare = (modules: Modules): number =>
  playsWith(modules, 'guestBook') ? 0.38 : playsWith(modules, 'entertainers') ? 0.32 : 0.3;

const LEAST_CARD: Record<Screen, number> = { desk: 84, tall: 52, low: 52 };

/** Of the banner, this much hangs over the edge of the table in front; the rest has room between bands. */
const BANNER = 21;
const LEAST_PLATE = 38;

interface Measures {
  gap: number;
  tile: number;
  card: number;
  /** The row of coaster and dice in front of everything. */
  front: number;
  /** On a phone upright: entertainers, book and reputation in a row of their own. */
  strip: number;
}

/** Tiles are as large as width and height allow; the tables get the rest. */
function measure(box: Rect, screen: Screen, modules: Modules): Measures {
  const phone = screen !== 'desk';
  const gap = phone ? 4 : clamp(box.width / 100, 7, 12);
  const front = phone ? clamp(box.height * 0.15, 50, 72) : clamp(box.height * 0.16, 66, 124);
  const strip = screen === 'tall' && playsWith(modules, 'entertainers') ? clamp(box.height * 0.14, 44, 70) : 0;
  const free = box.height - front - strip - gap * (strip > 0 ? 5 : 4) - gap * (ROWS_OF_TILES - 1);
  const leastCard = LEAST_CARD[screen] / CARD_SHAPE;
  const bar = screen === 'tall' ? 0.29 : barShare(modules);
  const fromWidth = (box.width * (1 - bar) - gap * 5) / TILES_ACROSS;
  const fromHeight =
    (Math.min(free - leastCard, free * (screen === 'tall' ? 0.66 : 0.62)) * TILE_SHAPE) / ROWS_OF_TILES;
  const tile = Math.min(fromWidth, fromHeight);
  const card = Math.min((free - (tile / TILE_SHAPE) * ROWS_OF_TILES) * CARD_SHAPE, box.width / (phone ? 5 : 5.6));
  return { gap, tile, card, front, strip };
}

export function layoutTavern(
  places: Places,
  box: Rect,
  seat: Seat,
  tables: number,
  modules: Modules,
  screen: Screen,
): TavernRegions {
  const { gap, tile, card, front, strip } = measure(box, screen, modules);
  const [top, band, ...below] = rows(
    inset(box, gap),
    gap,
    card / CARD_SHAPE,
    -1,
    ...(strip > 0 ? [strip] : []),
    front,
  ) as [Rect, Rect, ...Rect[]];
  const frontBand = below.at(-1) ?? band;
  const stripBand = below.length > 1 ? (below[0] ?? null) : null;

  const height = tile / TILE_SHAPE;
  const beside = tile * BESIDE;
  const lay = (name: Tile, cell: Rect): Rect => {
    const at = rect(cell.x, cell.y, tile, height);
    places.put({ at: 'tile', seat, tile: name }, at);
    return at;
  };
  /** Partly under the tile, at its right. */
  const layBeside = (name: TavernCard, at: Rect): void =>
    places.put({ at: 'beside', seat, card: name }, rect(right(at), at.y, beside, at.height));

  const [tableBand, signBand] = columns(top, gap, -1, tile + beside) as [Rect, Rect];
  // Rather than overlap at once, cards become a little smaller first.
  const roomy = (tableBand.width - 4 * (tables - 1)) / Math.max(1, tables);
  const width = Math.min(card, Math.max(roomy, LEAST_CARD[screen]));
  // Tables keep their places when another one is added.
  const spread = clamp((tableBand.width - width * USUAL_TABLES) / (USUAL_TABLES - 1), gap, width * SPREAD);
  lined(tableBand, Math.max(tables, 1), width, width / CARD_SHAPE, spread).forEach((at, table) =>
    places.put({ at: 'table', seat, table }, at),
  );
  layBeside('table', lay('tables', signBand));
  const free = rect(signBand.x, signBand.y + height + gap, signBand.width, bottom(top) - signBand.y - height - gap);

  const middleBand = rect(band.x, band.y + (band.height - height * 3 - gap * 2) / 2, band.width, height * 3 + gap * 2);
  const [staff, money, bar, brewing] = columns(middleBand, gap, tile + beside, tile, -1, tile + beside) as [
    Rect,
    Rect,
    Rect,
    Rect,
  ];
  const [server, dishwasher, cards] = stacked(staff, ROWS_OF_TILES, gap) as [Rect, Rect, Rect];
  const [cashbox, safe, monk] = stacked(money, ROWS_OF_TILES, gap) as [Rect, Rect, Rect];
  const [barrel, storage, brewer] = stacked(brewing, ROWS_OF_TILES, gap) as [Rect, Rect, Rect];
  layBeside('server', lay('server', server));
  layBeside('dishwasher', lay('dishwasher', dishwasher));
  lay('safe', safe);
  const barrelTile = lay('barrel', barrel);
  layBeside('bard', barrelTile);
  layBeside('barback', lay('storage', storage));
  const brewerTile = lay('brewer', brewer);
  layBeside('brewer', brewerTile);
  places.put({ at: 'equipment', seat, space: 'cashbox' }, lay('cashbox', cashbox));
  places.put({ at: 'equipment', seat, space: 'barrel' }, barrelTile);
  places.put({ at: 'equipment', seat, space: 'monk' }, lay('monk', monk));
  places.put({ at: 'equipment', seat, space: 'brewer' }, brewerTile);

  const [deck, discard] = evenly(rect(cards.x, cards.y, cards.width, height), 2, gap) as [Rect, Rect];
  places.put({ at: 'deck', seat }, fitted(deck, CARD_SHAPE));
  places.put({ at: 'discard', seat }, fitted(discard, CARD_SHAPE));

  const plateInFront = free.height < LEAST_PLATE ? Math.min(150, frontBand.width * 0.3) : 0;
  const trackInFront =
    playsWith(modules, 'reputation') && strip === 0
      ? Math.min((frontBand.height - 4) * REPUTATION_SHAPE, frontBand.width * 0.32)
      : 0;
  const inFront = [trackInFront, plateInFront].filter((width) => width > 0);
  const [coaster, dice, ...besideDice] = columns(frontBand, gap, frontBand.height, -1, ...inFront) as [
    Rect,
    Rect,
    ...Rect[],
  ];
  const track = trackInFront > 0 ? (besideDice[0] ?? null) : null;
  const plate = plateInFront > 0 ? besideDice.at(-1) : undefined;
  const regions = layoutBar(places, bar, { strip: stripBand, track }, seat, modules, gap);
  // On a desk a banner stands on the edge of the table, above the dice.
  const [, hand] = rows(dice, 0, screen === 'desk' ? BANNER : 0, -1) as [Rect, Rect];
  places.put({ at: 'coaster', seat }, coaster);
  places.put({ at: 'hand', seat }, hand);
  places.put({ at: 'plate', seat }, plate ?? rect(free.x, free.y, free.width, Math.min(free.height, 64)));
  return { whole: box, tables: tableBand, hand: frontBand, die: clamp(tile * 0.36, 24, 58), ...regions };
}

type Tile = 'server' | 'dishwasher' | 'cashbox' | 'safe' | 'monk' | 'barrel' | 'storage' | 'brewer' | 'tables';
type TavernCard = 'server' | 'dishwasher' | 'barback' | 'brewer' | 'bard' | 'table';
