// Simulated games of one seat, half of them with a random leaning, to collect taverns as they come up in games.
import { closeTavern } from '../../game/bots/planner/carryOut.ts';
import {
  giveEveningBonuses,
  closeEvening,
  playEvening,
  determinized,
  beginEvening,
} from '../../game/bots/planner/evenings.ts';
import { rankOptions } from '../../game/bots/planner/options.ts';
import type { Leaning } from '../../game/bots/planner/leaning.ts';
import { newPlanner, type Planner } from '../../game/bots/planner/planner.ts';
import { NO_TASTE } from '../../game/bots/planner/taste.ts';
import type { Weights } from '../../game/bots/planner/values.ts';
import {
  clone,
  MONASTERY_BONUS,
  optionsOf,
  playsWith,
  rngFrom,
  ROUNDS,
  setup,
  shuffle,
  START_CARD_NUMBERS,
  START_CARDS,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Modules,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { SETTINGS } from './searchSettings.ts';
import { fraction } from './fraction.ts';

/** A table before the first evening, or when an evening is over. */
export interface Snapshot {
  readonly state: State;
  readonly seat: Seat;
  /** Gained in the last turn; they lie on top of the deck. */
  readonly fresh: readonly Card[];
}

export interface Game {
  readonly snapshots: readonly Snapshot[];
  /** The worth of the last evening's plan: the points at the end, as nothing comes after it. */
  readonly points: number;
}

/** A normally distributed number, by the method of Box and Muller. */
const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));

function randomLeaning(rng: Rng): Leaning {
  const leaning: Record<string, number> = {};
  const like = (name: string, size: number) => {
    // Now and then a strong liking, so that taverns come up that lack or have much of one thing.
    leaning[name] = normal(rng) * size * (rng(4) === 0 ? 3 : 0.7);
  };
  for (const card of TAVERN_CARDS) like(card, 1);
  for (const tile of TILES) like(`tile ${tile}`, 1);
  for (const name of ['guests', 'regular1', 'regular2']) like(name, 0.7);
  for (const name of ['monastery', 'schnapps', 'beer', 'counter guests']) like(name, 0.3);
  return leaning;
}

/** One game in so many is played without a leaning; the points of these say how strong the values are. */
const ONE_IN = 2;

export function selfPlay(
  modules: Modules,
  weights: Weights,
  seed: string,
): Game & { readonly withoutLeaning: boolean } {
  const rng = rngFrom(seed);
  const rngFor = () => rng;
  const withoutLeaning = rng(ONE_IN) === 0;
  const planner = newPlanner(modules, weights, SETTINGS, {
    ...NO_TASTE,
    leaning: withoutLeaning ? {} : randomLeaning(rng),
  });
  const players = [2, 2, 2, 3, 4][rng(5)]!;
  const seat: Seat = 0;
  const state = determinized(setup({ players, modules }, rng).state, seat, rngFor);
  state.start = rng(players) as Seat;
  rewindToStart(state, seat, rng);
  if (playsWith(modules, 'startCards')) takeRandomStartCard(state, seat, rng);
  const snapshots: Snapshot[] = [{ state: clone(state), seat, fresh: [] }];
  let points = 0;
  while (state.round < ROUNDS) {
    beginEvening(state, rngFor);
    const option = optionFor(state, seat, planner, rng);
    giveEveningBonuses(state, seat, option);
    const { plan, fresh } = playEvening(state, seat, option, planner, rngFor);
    points = plan.value;
    closeEvening(state, seat, planner);
    snapshots.push({ state: clone(state), seat, fresh });
  }
  return { snapshots, points, withoutLeaning };
}

/** Without start cards `setup` goes on into the first evening: takes back what that evening has brought. */
function rewindToStart(state: State, seat: Seat, rng: Rng): void {
  const player = state.players[seat]!;
  state.round = 0;
  player.counterGuests = 0;
  closeTavern(player);
  player.deck.push(...player.discard.splice(0));
  shuffle(rng, player.deck);
}

/** The share of hidden choices that are made at random. */
const RANDOM_SHARE = 0.3;

function optionFor(state: State, seat: Seat, planner: Planner, rng: Rng): string {
  const options = optionsOf(state, seat);
  if (options.length < 2) return options[0] ?? '';
  if (fraction(rng) < RANDOM_SHARE) return options[rng(options.length)]!;
  const moves = options.map((option) => ({ type: 'choose', option }) as const);
  const [best] = rankOptions(state, seat, moves, planner);
  return best?.move.type === 'choose' ? best.move.option : '';
}

/** Any of the start cards, so that every one comes up. */
function takeRandomStartCard(state: State, seat: Seat, rng: Rng): void {
  const player = state.players[seat]!;
  const card = START_CARD_NUMBERS[rng(START_CARD_NUMBERS.length)]!;
  const remove = (kind: Card, count: number) => {
    for (let i = 0; i < count; i++) player.deck.splice(player.deck.indexOf(kind), 1);
  };
  for (const item of START_CARDS[card]) {
    if (item.gives === 'card') player.deck.push(item.card);
    else if (item.gives === 'upgrade') {
      player.upgraded[item.tile] = 1;
      player.beer += item.holding;
    } else if (item.gives === 'removal') remove('regular1', item.regulars);
    else if (item.gives === 'schnapps') player.schnapps += item.count;
    else {
      player.monastery = item.count;
      const bonus = MONASTERY_BONUS[item.count];
      if (bonus?.gives === 'card') player.deck.push(bonus.card);
    }
  }
  shuffle(rng, player.deck);
}
