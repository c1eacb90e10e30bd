// The features of a tavern between two turns, as a list of numbers: the input of the value function.
import {
  BOOK_ROWS,
  COLUMNS,
  drawnCards,
  ENTERTAINERS,
  GUESTS,
  isGuest,
  liesBeside,
  MONASTERY_BONUS,
  reputationTrack,
  ROUNDS,
  SIDES,
  TAVERN_CARDS,
  TILE,
  TILES,
  VICTORY_POINTS,
  type Card,
  type Player,
  type Seat,
  type State,
} from '../../index.ts';

const MONASTERY_STOPS = Object.keys(MONASTERY_BONUS).map(Number);
/** The track is longest with the guest book; before the first step the marker stands at -1. */
const REPUTATION_SPACES = Array.from({ length: reputationTrack(5).length + 1 }, (_, index) => index - 1);

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
  ...['own die', 'mug next', 'players 3', 'players 4'],
  ...Array.from({ length: ROUNDS + 1 }, (_, round) => `round ${round}`),
  ...['drawn', ...TAVERN_CARDS.map((card) => `drawn ${card}`), 'drawn thalers', 'drawn noble'],
] as const;

const PLACE: ReadonlyMap<string, number> = new Map(FEATURES.map((name, index) => [name, index]));

export function featureIndex(name: string): number {
  const place = PLACE.get(name);
  if (place === undefined) throw new Error(`There is no feature '${name}'.`);
  return place;
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

const [SITTERS, NOBLES, TABLES_TILE, STAFF] = [0, 1, 2, 3];
const TABLE_CARDS = STAFF + TAVERN_CARDS.indexOf('table');
const THALERS = STAFF + TAVERN_CARDS.length;

/**
 * The share of the deck that is drawn in an evening. Cards are drawn until the tables are full, and staff takes no table:
 * with fewer guests and more tables, more of everything else is drawn. `first` is the index of the first count.
 */
export function drawRates(counts: ArrayLike<number>, first: number, rates: Float64Array): void {
  const isNoble = counts[first + NOBLES] > 0 ? 1 : 0;
  const sitters = counts[first + SITTERS] + isNoble + 0.5;
  const tables = TILE.tables.basic + counts[first + TABLES_TILE];
  const rate = Math.min(1, (tables + counts[first + TABLE_CARDS] * Math.min(1, tables / sitters)) / sitters);
  rates[0] = rate;
  for (let card = 0; card < TAVERN_CARDS.length; card++) rates[1 + card] = rate * counts[first + STAFF + card];
  rates[1 + TAVERN_CARDS.length] = rate * counts[first + THALERS];
  rates[2 + TAVERN_CARDS.length] = rate * isNoble;
}

/** A difference in some features, and in the victory points on cards, which are certain. */
export interface Delta {
  points: number;
  readonly changes: [place: number, by: number][];
}

export const delta = (points = 0): Delta => ({ points, changes: [] });

export function change(on: Delta, name: string, by = 1): Delta {
  if (by !== 0) on.changes.push([featureIndex(name), by]);
  return on;
}

/** Adds a card that belongs to the player, wherever it lies. */
export function addCard(on: Delta, card: Card, count = 1): Delta {
  on.points += VICTORY_POINTS[card] * count;
  if (!isGuest(card)) return change(on, card, count);
  const { die, pays } = GUESTS[card];
  change(change(on, 'guests', count), 'guest thalers', pays * count);
  return change(on, `die ${die}`, count);
}

/** Adds a card that was gained and lies on top of the deck. */
export function addGainedCard(on: Delta, card: Card, count = 1): Delta {
  addCard(on, card, count);
  if (card === 'noble' || liesBeside(card)) return change(on, `fresh ${card}`, count);
  if (!isGuest(card)) return on;
  return change(change(on, 'fresh guests', count), 'fresh thalers', GUESTS[card].pays * count);
}

const STOP_PLACES = MONASTERY_STOPS.map((stop) => [stop, featureIndex(`monastery ${stop}`)] as const);

export function moveMonastery(on: Delta, from: number, to: number): Delta {
  if (from === to) return on;
  change(on, 'monastery', to - from);
  for (const [stop, place] of STOP_PLACES) {
    const by = Number(to >= stop) - Number(from >= stop);
    if (by !== 0) on.changes.push([place, by]);
  }
  return on;
}

const REPUTATION_PLACES = REPUTATION_SPACES.map((space) => featureIndex(`reputation ${space}`));
const [FIRST_SPACE] = REPUTATION_SPACES;

export function moveReputation(on: Delta, from: number, to: number): Delta {
  if (from !== to) {
    on.changes.push([REPUTATION_PLACES[from - FIRST_SPACE], -1], [REPUTATION_PLACES[to - FIRST_SPACE], 1]);
  }
  return on;
}

/** The tavern at the end of the turn if nothing is bought; `fresh` lies on top of the deck. */
export function holdings(state: State, seat: Seat, round: number, fresh: readonly Card[] = []): Delta {
  const player = state.players[seat];
  const all = delta();
  for (const card of player.deck) addCard(all, card);
  for (const card of player.discard) addCard(all, card);
  for (const card of drawnCards(player)) addCard(all, card);
  const below = player.deck.slice();
  for (const card of fresh) {
    const index = below.lastIndexOf(card);
    if (index < 0) continue;
    below.splice(index, 1);
    addGainedCard(all, card);
    addCard(all, card, -1);
  }
  describeDeck(all, below);
  for (const tile of TILES) change(all, `tile ${tile}`, player.upgraded[tile] > 0 ? 1 : 0);
  describeMarkers(all, player);
  change(all, 'mug next', (state.start + 1) % state.players.length === seat ? 1 : 0);
  if (state.players.length > 2) change(all, `players ${state.players.length}`);
  return change(all, `round ${round}`);
}

function describeDeck(on: Delta, deck: readonly Card[]): void {
  change(on, 'deck size', deck.length);
  for (const card of deck) {
    if (isGuest(card)) change(on, 'deck thalers', GUESTS[card].pays);
    else if (card === 'noble' || liesBeside(card)) change(on, `deck ${card}`);
  }
}

function describeMarkers(on: Delta, player: Player): void {
  change(on, 'schnapps', player.schnapps);
  change(on, 'counter guests', player.counterGuests);
  moveMonastery(on, 0, player.monastery);
  change(on, `reputation ${player.reputation}`);
  for (const column of COLUMNS) {
    for (let row = 0; row < player.book[column]; row++) change(on, `book ${column} ${row}`);
  }
  for (const entertainer of ENTERTAINERS) {
    const side = player.entertainers[entertainer];
    if (side !== null) change(on, `${entertainer} ${side}`);
  }
}
