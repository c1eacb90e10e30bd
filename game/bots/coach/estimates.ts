// The coach's estimates of final points, from hard's value function.
// The only file of the coach that uses the planner; everything is worked out from what a seat can see.
import {
  clearTavern,
  clone,
  drawnCards,
  play,
  rollDie,
  ROUNDS,
  servers,
  shuffle,
  SUPPLIES,
  type Card,
  type Face,
  type Modules,
  type Rng,
  type Seat,
  type Space,
  type View,
} from '../../index.ts';
import type { Bot } from '../bot.ts';
import { learntFor } from '../learnt/learnt.ts';
import { decide } from '../planner/decide.ts';
import { NO_TASTE } from '../planner/taste.ts';
import { plannersFor, type SearchSettings } from '../planner/planner.ts';
import { freeFaces } from '../planner/placements.ts';
import { capOf, contextOf, type TurnContext } from '../planner/context.ts';
import { plansFor, worthOfDice, type Effort } from '../planner/plans.ts';
import { finalValues, valuesOf, type Values } from '../planner/values.ts';

const EFFORT: Effort = { earnings: 8, slack: 1 };

/** As hard but without look-ahead, so that a move's value agrees with the functions below. */
const SETTINGS: SearchSettings = {
  effort: { earnings: 16, slack: 2 },
  watchesOthers: true,
  redraws: { draws: 8, rolls: 6 },
  rollouts: null,
};

/** Judges the many decisions of a game in a few seconds. */
export function newReviewer(): Bot {
  const plannerFor = plannersFor(learntFor, NO_TASTE, SETTINGS);
  return (asked, rng, budget) => decide(asked, plannerFor(asked.view.modules), rng, budget);
}

const cache = new Map<Modules, readonly Values[]>();

/** The value function for taverns at the end of this round's serving. */
function valuesFor(modules: Modules, round: number): Values {
  const values = cache.get(modules) ?? [...learntFor(modules).slice(0, ROUNDS).map(valuesOf), finalValues(modules)];
  cache.set(modules, values);
  return values[Math.min(round, ROUNDS)];
}

const contextFor = (view: View, seat: Seat): TurnContext => contextOf(view, seat, valuesFor(view.modules, view.round));

/** The points expected if the dice stay on their spaces and their income is spent well. */
export function worthAsPlaced(view: View, seat: Seat): number {
  const [plan] = plansFor(contextFor(view, seat), freeFaces(view.players[seat]), true, EFFORT);
  return plan.value;
}

/** The points expected if the dice are placed as well as possible. */
export function worthBestPlaced(view: View, seat: Seat): number {
  const [plan] = plansFor(contextFor(view, seat), freeFaces(view.players[seat]), false, EFFORT);
  return plan.value;
}

/** The points expected if nothing more is bought in this evening; goods beyond safe and storage are lost. */
export function worthAsItIs(view: View, seat: Seat): number {
  const { player, values, base, unit } = contextFor(view, seat);
  const thalers = Math.min(player.thalers, capOf(player, 'safe'));
  const beer = Math.min(player.beer, capOf(player, 'storage'));
  // Schnapps is part of `base`; what is beyond the limit goes back.
  const schnapps = Math.min(0, SUPPLIES.schnappsKept - player.schnapps);
  const sums = base.map(
    (sum, index) => sum + unit.thaler[index] * thalers + unit.beer[index] * beer + unit.schnapps[index] * schnapps,
  );
  return values.worth(sums);
}

/** The best space for a die that is taken from the coaster; null when it has none. */
export function spaceForDraft(view: View, seat: Seat, value: Face): Space | null {
  const faces = [...freeFaces(view.players[seat]), value];
  const [plan] = plansFor(contextFor(view, seat), faces, false, { earnings: 1, slack: 0 });
  return plan.placement.spaces[faces.length - 1] ?? null;
}

const rolls = (rng: Rng, count: number): Face[] => Array.from({ length: count }, () => rollDie(rng));
const inOrder = (dice: readonly Face[]): Face[] => [...dice].sort((one, other) => one - other);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Samples for each estimate of luck. */
const SAMPLES = { rolls: 24, draws: 10, rollsOfADraw: 5 } as const;

/** A random choice of these dice. */
const someOf = (dice: readonly Face[], count: number, rng: Rng): Face[] => {
  const mixed = dice.slice();
  shuffle(rng, mixed);
  return mixed.slice(0, count);
};

/** The luck of an evening's dice: their value to the seat, less the mean value of as many rolled anew. */
export function luckOfDice(view: View, seat: Seat, rng: Rng): number {
  const player = view.players[seat];
  const own = freeFaces(player);
  const white = view.players.flatMap(({ coaster }) => coaster);
  const count = player.coaster.length;
  const context = contextFor(view, seat);
  const worth = (dice: readonly Face[]): number => worthOfDice(context, inOrder(dice));
  const samples = Array.from({ length: SAMPLES.rolls });
  const actual = samples.map(() => worth([...own, ...someOf(white, count, rng)]));
  const expected = samples.map(() => worth(rolls(rng, own.length + count)));
  return mean(actual) - mean(expected);
}

function worthOfArrivals(view: View, seat: Seat, rng: Rng): number {
  const player = view.players[seat];
  const context = contextFor(view, seat);
  const own = Math.min(SUPPLIES.ownDice, servers(view, player) + player.dice.length);
  const worths = Array.from({ length: SAMPLES.rollsOfADraw }, () =>
    worthOfDice(context, inOrder(rolls(rng, own + SUPPLIES.whiteDice))),
  );
  return mean(worths);
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
export function luckOfCards(view: View, seat: Seat, top: readonly Card[], rng: Rng): number {
  const actual = Array.from({ length: SAMPLES.draws }, () => worthOfArrivals(view, seat, rng));
  const expected = Array.from({ length: SAMPLES.draws }, () =>
    worthOfArrivals(redrawn(view, seat, top, rng), seat, rng),
  );
  return mean(actual) - mean(expected);
}
