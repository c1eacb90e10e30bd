// A second thought about an act that seems to have lost points: the plans that are still possible after it are compared
// with the best ones by look-ahead, as the coach compares plans at the table.
import { ROUNDS, type Move, type Rng, type Seat, type View } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { HARD_SETTINGS } from '../hard.ts';
import { learntFor } from '../learnt/learnt.ts';
import { contextOf, type TurnContext } from '../planner/context.ts';
import { lookAhead } from '../planner/lookAhead.ts';
import { freeFaces } from '../planner/placements.ts';
import { resultKey } from '../planner/planMemory.ts';
import { plannersFor, type SearchSettings } from '../planner/planner.ts';
import { plansAsPlaced, plansFor, type Effort, type TurnPlan } from '../planner/plans.ts';
import { byValue } from '../planner/ranked.ts';
import { WIDE } from '../planner/serve.ts';
import { NO_TASTE } from '../planner/taste.ts';

/** At most this many plans are compared: of the best ones, and of those that are still possible after the act. */
const MOST_BEST = 5;
const MOST_POSSIBLE = 2;

/** Fewer simulations than at the table, as there are many acts to judge. */
const SETTINGS: SearchSettings = {
  ...HARD_SETTINGS,
  rollouts: { ...HARD_SETTINGS.rollouts, simulations: 60 },
};

const plannerFor = plannersFor(learntFor, NO_TASTE, SETTINGS);

export interface DoubtedAct {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: View;
  readonly after: View;
}

/** The points that the act lost; null where look-ahead cannot tell, as in the last evening. */
export function lostByLookAhead({ seat, move, before, after }: DoubtedAct, rng: Rng, budget: Budget): number | null {
  if (before.round === ROUNDS) return null;
  const planner = plannerFor(before.modules);
  const contextIn = (view: View) => contextOf(view, seat, planner.valuesAfter(view.round));
  const context = contextIn(before);
  const plansBefore =
    before.phase === 'planning'
      ? [...plansAsPlaced(context, planner.effort), ...plansFor(context, freeFaces(context.player), planner.effort)]
      : plansAsPlaced(context, WIDE);
  const isPossible = possibleAfter(move, context, () => contextIn(after), planner.effort);
  const possible = plansBefore.filter(isPossible).slice(0, MOST_POSSIBLE);
  const best = plansBefore.toSorted(byValue).slice(0, MOST_BEST);
  const plans = [...new Set([...best, ...possible])].sort(byValue);
  if (possible.length === 0 || planner.rollouts === null) return null;
  const compared = lookAhead(context, plans, planner, planner.rollouts, rng, budget);
  // Look-ahead returns copies of the plans, which still have the same parts.
  const own = compared.find((plan) =>
    possible.some(({ earning, goods }) => plan.earning === earning && plan.goods === goods),
  );
  return own === undefined ? null : compared[0].value - own.value;
}

/**
 * Tells which of the plans before an act can still be carried out after it: after `confirm` those with the dice as they lie,
 * after `end` the plan to do nothing more, after any other move those whose result can still be reached.
 */
function possibleAfter(
  move: Move,
  context: TurnContext,
  after: () => TurnContext,
  effort: Effort,
): (plan: TurnPlan) => boolean {
  if (move.type === 'confirm') {
    const { dice } = context.player;
    const spaces = dice.filter(({ spent }) => !spent).map(({ at }) => at);
    return ({ placement }) => placement.spaces.every((space, index) => space === spaces[index]);
  }
  if (move.type === 'end') return doesNothing;
  const then = after();
  const results = new Set(plansAsPlaced(then, effort).map((plan) => resultKey(then, plan)));
  return (plan) => results.has(resultKey(context, plan)) && (move.type !== 'recruit' || plan.guest === move.guest);
}

const doesNothing = ({ early, guest, nobles, dances, guestsGivenUp, fireBreather, goods }: TurnPlan): boolean =>
  early.length + nobles + dances + guestsGivenUp + goods.length === 0 && guest === null && fireBreather === null;
