// The features of a tavern between two turns, as a list of numbers: the input of the value function.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  MONASTERY_BONUS,
  reputationTrack,
  ROUNDS,
  SIDES,
  TAVERN_CARDS,
  TILE,
  TILES,
} from '../../index.ts';

/** The spaces of the monastery that give a bonus. */
export const MONASTERY_STOPS = Object.keys(MONASTERY_BONUS).map(Number);
/** The track is longest with the guest book; before the first step the marker stands at -1. */
export const REPUTATION_SPACES = Array.from({ length: reputationTrack(5).length + 1 }, (_, index) => index - 1);

/** `fresh` is what lies on top of the deck and will be drawn first, `drawn` what an evening draws on the average. */
export const FEATURES = [
  ...['regular1', 'regular2', ...TAVERN_CARDS, 'noble'],
  ...['guests', 'guest thalers', 'die 3', 'die 4', 'die 5', 'die 6'],
  ...['deck size', 'deck thalers', 'deck noble', ...TAVERN_CARDS.map((card) => `deck ${card}`)],
  ...['fresh noble', 'fresh guests', 'fresh thalers', ...TAVERN_CARDS.map((card) => `fresh ${card}`)],
  ...TILES.map((tile) => `tile ${tile}`),
  ...['thalers', 'beer', 'schnapps', 'counter guests'],
  ...['monastery', ...MONASTERY_STOPS.map((stop) => `monastery ${stop}`)],
  ...REPUTATION_SPACES.map((space) => `reputation ${space}`),
  ...COLUMNS.flatMap((column) => Array.from({ length: BOOK_ROWS }, (_, row) => `book ${column} ${row}`)),
  ...ENTERTAINERS.flatMap((entertainer) => SIDES[entertainer].map((side) => `${entertainer} ${side}`)),
  ...['own die', 'start player next', 'players 3', 'players 4'],
  ...Array.from({ length: ROUNDS + 1 }, (_, round) => `round ${round}`),
  ...['drawn', ...TAVERN_CARDS.map((card) => `drawn ${card}`), 'drawn thalers', 'drawn noble'],
] as const;

const INDEX: ReadonlyMap<string, number> = new Map(FEATURES.map((name, index) => [name, index]));

export function featureIndex(name: string): number {
  const index = INDEX.get(name);
  if (index === undefined) throw new Error(`There is no feature '${name}'.`);
  return index;
}

/** The features from here on follow from the others: see `drawRates`. */
export const FIRST_RATE = featureIndex('drawn');

/** The inputs of the draw rates, each a sum of features. */
export const COUNTS: readonly (readonly number[])[] = [
  ['regular1', 'regular2', 'guests'],
  ['noble'],
  ['tile tables'],
  ...TAVERN_CARDS.map((card) => [card]),
  ['guest thalers'],
].map((names) => names.map(featureIndex));

/** Indexes of the counts. */
const SITTERS = 0;
const NOBLES = 1;
const TABLES_TILE = 2;
const STAFF = 3;
const TABLE_CARDS = STAFF + TAVERN_CARDS.indexOf('table');
const THALERS = STAFF + TAVERN_CARDS.length;

/**
 * The share of the deck that is drawn in an evening, and what that brings. Cards are drawn until the tables are full,
 * and staff takes no table: with fewer sitters and more tables, more of everything else is drawn. `first` is the index
 * of the first count in `counts`. The formula is an estimate: half a sitter more keeps it finite in an empty deck.
 */
export function drawRates(counts: ArrayLike<number>, first: number, rates: Float64Array): void {
  // All nobles share one table.
  const nobleTables = counts[first + NOBLES] > 0 ? 1 : 0;
  const sitters = counts[first + SITTERS] + nobleTables + 0.5;
  const tables = TILE.tables.basic + counts[first + TABLES_TILE];
  const rate = Math.min(1, (tables + counts[first + TABLE_CARDS] * Math.min(1, tables / sitters)) / sitters);
  rates[0] = rate;
  for (let card = 0; card < TAVERN_CARDS.length; card++) rates[1 + card] = rate * counts[first + STAFF + card];
  rates[1 + TAVERN_CARDS.length] = rate * counts[first + THALERS];
  rates[2 + TAVERN_CARDS.length] = rate * nobleTables;
}
