// The luck of a seat in a finished game: what its dice and cards were worth, compared with what chance brings on average.
import {
  clearTavern,
  clone,
  drawnCards,
  play,
  rollDie,
  servers,
  shuffle,
  SUPPLIES,
  type Card,
  type Event,
  type Face,
  type Rng,
  type Seat,
  type View,
} from '../../index.ts';
import { worthOfDiceFor } from './estimates.ts';

/** One finding: points above or below the average. */
export interface Luck {
  readonly round: number;
  readonly of: 'dice' | 'cards';
  readonly points: number;
}

/** Samples for each estimate of luck. */
const SAMPLES = { rolls: 24, draws: 10, rollsOfADraw: 5 } as const;

const rolls = (rng: Rng, count: number): Face[] => Array.from({ length: count }, () => rollDie(rng));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A random choice of these dice. */
const someOf = (dice: readonly Face[], count: number, rng: Rng): Face[] => {
  const mixed = dice.slice();
  shuffle(rng, mixed);
  return mixed.slice(0, count);
};

/**
 * The luck of an evening's dice: the mean value of the seat's own dice with white ones picked at random from all coasters,
 * less the mean value of as many dice rolled anew.
 */
function luckOfDice(view: View, seat: Seat, rng: Rng): number {
  const player = view.players[seat];
  const own = player.dice.map(({ value }) => value);
  const white = view.players.flatMap(({ coaster }) => coaster);
  const count = player.coaster.length;
  const worth = worthOfDiceFor(view, seat);
  const samples = Array.from({ length: SAMPLES.rolls });
  const actual = samples.map(() => worth([...own, ...someOf(white, count, rng)]));
  const expected = samples.map(() => worth(rolls(rng, own.length + count)));
  return mean(actual) - mean(expected);
}

/** The points expected with the guests and staff who came, averaged over rolls of the evening's dice. */
function worthOfArrivals(view: View, seat: Seat, rng: Rng): number {
  const player = view.players[seat];
  const worth = worthOfDiceFor(view, seat);
  const own = Math.min(SUPPLIES.ownDice, servers(view, player) + player.dice.length);
  return mean(Array.from({ length: SAMPLES.rollsOfADraw }, () => worth(rolls(rng, own + SUPPLIES.whiteDice))));
}

/** The guests and staff are drawn again from a shuffled deck. `top` are cards that are known to lie on top of it. */
function redrawn(view: View, seat: Seat, top: readonly Card[], rng: Rng): View {
  const imagined = clone(view);
  const player = imagined.players[seat];
  const deck: Card[] = player.deck;
  deck.push(...drawnCards(player));
  clearTavern(player);
  shuffle(rng, deck);
  for (const card of top) {
    const index = deck.indexOf(card);
    if (index >= 0) deck.push(...deck.splice(index, 1));
  }
  // Guests are drawn anew by giving up a counter guest, so one is added first.
  player.counterGuests++;
  play(imagined, seat, { type: 'giveUp' }, rng);
  return imagined;
}

/** The luck of an evening's cards: the value of the guests and staff drawn, less the mean of random draws. */
function luckOfCards(view: View, seat: Seat, top: readonly Card[], rng: Rng): number {
  const draws = Array.from({ length: SAMPLES.draws });
  const actual = draws.map(() => worthOfArrivals(view, seat, rng));
  const expected = draws.map(() => worthOfArrivals(redrawn(view, seat, top, rng), seat, rng));
  return mean(actual) - mean(expected);
}

/**
 * The seat's cards that were known to lie on top of its deck when it drew: those known before these events, and those
 * gained in them. None is known any more once the deck is shuffled before a draw, as after the start cards.
 */
export function knownOnTop(before: readonly Card[], events: readonly Event[], seat: Seat): Card[] {
  let known = before.slice();
  let hasDrawn = false;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') known.push(event.card);
    if (event.type === 'drawn') hasDrawn = true;
    if (event.type === 'shuffled' && !hasDrawn) known = [];
  }
  return known;
}

/**
 * Estimates the luck of each evening: that of its cards when the seat has drawn for the first time, before it draws
 * anew for a counter guest, and that of its dice when all have been rolled.
 */
export function* luckOf(
  moments: readonly { readonly view: View; readonly events: readonly Event[] }[],
  seat: Seat,
  rng: Rng,
): Generator<Luck> {
  let known: Card[] = [];
  /** The rounds up to which luck was estimated. */
  let cardsUpTo = 0;
  let diceUpTo = 0;
  for (const { view, events } of moments) {
    const { round, phase } = view;
    known = knownOnTop(known, events, seat);
    const hasDrawn = events.some((event) => event.type === 'drawn' && event.seat === seat);
    if (phase === 'guests' && hasDrawn && cardsUpTo < round) {
      yield { round, of: 'cards', points: luckOfCards(view, seat, known, rng) };
      cardsUpTo = round;
      known = [];
    }
    if (phase === 'orders' && diceUpTo < round) {
      yield { round, of: 'dice', points: luckOfDice(view, seat, rng) };
      diceUpTo = round;
    }
  }
}
