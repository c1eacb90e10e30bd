// The coach's placement of the dice, in the planning phase and at the beginning of the serving turn: chosen by
// look-ahead and remembered. Dice that lie on a space stay there unless another placement is clearly better, so that a
// player who follows the coach is not told to move them back and forth.
import { playsWith, ROUNDS, type Move } from '../../index.ts';
import type { Asked, Decision } from '../bot.ts';
import { arrangeDice } from '../planner/arrange.ts';
import { contextOf, type TurnContext } from '../planner/context.ts';
import { lookAhead } from '../planner/lookAhead.ts';
import { nextMove } from '../planner/nextMove.ts';
import { freeDice, freeFaces } from '../planner/placements.ts';
import { resultKey } from '../planner/planMemory.ts';
import type { Planner } from '../planner/planner.ts';
import { plansAround, plansAsPlaced, plansFor, type Effort, type TurnPlan } from '../planner/plans.ts';
import { bestOf, byValue, mergeSameMoves } from '../planner/ranked.ts';
import { WIDE, type Search } from '../planner/serve.ts';
import { arrangeMove, shiftsTo } from '../planner/shifts.ts';

/** Points by which another placement must be better before placed dice are moved: smaller differences are chance. */
const CLEARLY = 1;

/** At most this many plans of `plansAround` are compared with those that may move placed dice. */
const MOST_AROUND = 4;
/** The effort of the search for plans that leave all dice where they lie, those in the hand included. */
const AS_PLACED: Effort = { earnings: 2, slack: 1 };

/** True while planning, and in a serving turn before the reputation is settled or a die taken off, if dice can be moved. */
export const canPlace = ({ view: { phase, players }, seat, moves }: Asked): boolean =>
  (phase === 'planning' || phase === 'serving') &&
  players[seat].settled === null &&
  !players[seat].dice.some(({ spent }) => spent) &&
  moves.some(({ type }) => type === 'put');

export function placeDice({ view, seat }: Asked, planner: Planner, search: Search): Decision {
  if (view.phase === 'planning') {
    const arranged = arrangeDice(view, seat, planner);
    if (arranged.move.type === 'juggle') return arranged;
  }
  const context = contextOf(view, seat, planner.valuesAfter(view.round));
  const [chosen, ...others] = rankPlans(context, planner, search).map((plan) => ({
    move: moveFor(context, plan),
    value: plan.value,
  }));
  // Plans with a higher value are left out: they are not clearly better, and the chosen one is to come first.
  const alternatives = others.filter(({ value }) => value <= chosen.value);
  return bestOf(mergeSameMoves([chosen, ...alternatives]));
}

function moveFor(context: TurnContext, plan: TurnPlan): Move {
  const { state, player } = context;
  if (state.phase === 'planning') return arrangeMove(freeDice(player), plan.placement);
  // `canPlace` leaves out turns in which the reputation is settled already.
  const needsSettling = playsWith(state.modules, 'reputation');
  return nextMove(context, plan, { areDiceFixed: false, needsSettling });
}

/** The chosen plan first. */
function rankPlans(context: TurnContext, planner: Planner, { rng, budget, planMemory }: Search): TurnPlan[] {
  const { player, state } = context;
  const keepsDice = ({ placement }: TurnPlan): boolean =>
    shiftsTo(freeDice(player), placement).every(({ from }) => from === null);
  const around = plansAround(context, planner.effort);
  const known = planMemory.planToFollow(context, around, () => plansAround(context, WIDE));
  if (known !== null) return [known, ...around.filter((plan) => plan !== known && plan.value <= known.value)];

  const anywhere = plansFor(context, freeFaces(player), planner.effort);
  const inPlace = [...around.slice(0, MOST_AROUND), ...plansAsPlaced(context, AS_PLACED)];
  const plans = withDifferentResults(context, [...inPlace, ...anywhere]);
  const { rollouts } = planner;
  const compared =
    rollouts === null || state.round === ROUNDS || plans.length < 2
      ? plans
      : lookAhead(context, plans, planner, rollouts, rng, budget);
  const [best] = compared;
  const bestInPlace = compared.find(keepsDice);
  const chosen = bestInPlace !== undefined && best.value - bestInPlace.value < CLEARLY ? bestInPlace : best;
  planMemory.remember(context, chosen);
  // If the chosen plan leaves the placed dice where they are, so do the alternatives.
  const others = compared.filter((plan) => plan !== chosen && (chosen !== bestInPlace || keepsDice(plan)));
  return [chosen, ...others];
}

/** Keeps only the first in the list of the plans that have the same result; returns those kept with the best first. */
function withDifferentResults(context: TurnContext, plans: readonly TurnPlan[]): TurnPlan[] {
  const byResult = new Map<string, TurnPlan>();
  for (const plan of plans) {
    const { guest, nobles, dances, guestsGivenUp, fireBreather } = plan;
    const key = [resultKey(context, plan), guest, nobles, dances, guestsGivenUp, fireBreather].join();
    if (!byResult.has(key)) byResult.set(key, plan);
  }
  return [...byResult.values()].sort(byValue);
}
