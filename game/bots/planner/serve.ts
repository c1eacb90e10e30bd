// Decides in the serving phase: makes the next move of the best plan for the turn. A plan that the look-ahead chose is
// followed move by move.
import { playsWith, ROUNDS, type Rng, type Seat, type State } from '../../index.ts';
import type { Budget, Decision } from '../bot.ts';
import { lookAhead } from './lookAhead.ts';
import { certainTake, nextMove } from './nextMove.ts';
import { freeFaces } from './placements.ts';
import type { Planner } from './planner.ts';
import { bestOf, mergeSameMoves } from './ranked.ts';
import { contextOf, type TurnContext } from './context.ts';
import { plansAsPlaced, plansFor, type Effort, type TurnPlan } from './plans.ts';
import type { PlanMemory } from './planMemory.ts';

/** The random numbers, the time and the remembered plans that a decision may use. */
export interface Search {
  readonly rng: Rng;
  readonly budget: Budget;
  readonly planMemory: PlanMemory;
}

export function serve(state: State, seat: Seat, planner: Planner, search: Search): Decision {
  const player = state.players[seat];
  // Once the reputation is settled or a die is taken off, the bot leaves the other dice where they are.
  const areDiceFixed = player.settled !== null || player.dice.some(({ spent }) => spent);
  const needsSettling = playsWith(state.modules, 'reputation') && player.settled === null;
  const context = contextOf(state, seat, planner.valuesAfter(state.round));
  const certain = areDiceFixed ? certainTake(context) : null;
  if (certain !== null) return { move: certain, reasons: [], candidates: [] };
  const plans = rankPlans(context, areDiceFixed, planner, search);
  const moves = plans.map((plan) => {
    const move = nextMove(context, plan, { areDiceFixed, needsSettling });
    return { move, value: plan.value };
  });
  return bestOf(mergeSameMoves(moves));
}

/** The wider search in which a remembered plan is looked for. */
export const WIDE: Effort = { earnings: 60, slack: 4, spendings: 6 };

/** The remembered plan first; or else in the order of the look-ahead; or else, where no look-ahead is made, by value. */
function rankPlans(context: TurnContext, areDiceFixed: boolean, planner: Planner, search: Search): readonly TurnPlan[] {
  const { rollouts } = planner;
  const { planMemory, rng, budget } = search;
  const plansBy = (effort: Effort): TurnPlan[] =>
    areDiceFixed ? plansAsPlaced(context, effort) : plansFor(context, freeFaces(context.player), effort);
  const plans = plansBy(planner.effort);
  if (rollouts === null || plans.length < 2 || context.state.round === ROUNDS) return plans;
  const known = planMemory.planToFollow(context, plans, () => plansBy(WIDE));
  // Plans that now seem better were worse when the look-ahead compared them: they are left out, as moves are sorted by value
  // afterwards.
  if (known !== null) return [known, ...plans.filter((plan) => plan !== known && plan.value <= known.value)];
  const compared = lookAhead(context, plans, planner, rollouts, rng, budget);
  planMemory.remember(context, compared[0]);
  return compared;
}
