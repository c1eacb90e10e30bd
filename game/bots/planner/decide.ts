// Chooses the next move in any phase by planning ahead, with the reasons and the alternatives that were compared.
import { refusal, type Rng, type Seat, type State } from '../../index.ts';
import type { Asked, Budget, Candidate, Decision } from '../bot.ts';
import { rankAnswers } from './answers.ts';
import { arrangeDice } from './arrange.ts';
import { rankArrivals } from './arrivals.ts';
import { rankDice } from './draft.ts';
import { rankOptions } from './options.ts';
import type { Planner } from './planner.ts';
import { bestOf, likedOrBest } from './ranked.ts';
import { serve, type Search } from './serve.ts';
import { likedOption } from './likedOption.ts';
import { contextOf } from './context.ts';
import { spaceForDie } from './plans.ts';
import { PlanMemory } from './planMemory.ts';

export function decide(
  asked: Asked,
  planner: Planner,
  rng: Rng,
  budget: Budget,
  planMemory = new PlanMemory(),
): Decision | null {
  const planned = plannedDecision(asked, planner, { rng, budget, planMemory });
  return planned === null ? null : legalOf(asked, planned);
}

/** The decision, or another one if its move is not legal: a plan's next step may depend on one that is still to come. */
export function legalOf(asked: Asked, planned: Decision): Decision {
  if (refusal(asked.view, asked.seat, planned.move) === null) return planned;
  const candidates = planned.candidates.filter(({ move }) => refusal(asked.view, asked.seat, move) === null);
  const fallback = asked.moves.find(({ type }) => type === 'end' || type === 'confirm') ?? asked.moves[0];
  return { move: candidates[0]?.move ?? fallback, reasons: [], candidates };
}

function plannedDecision({ view, seat, moves }: Asked, planner: Planner, search: Search): Decision | null {
  const open = moves.filter(({ type }) => type !== 'withdraw' && type !== 'takeBack');
  if (open.length === 0) return null;
  const [first] = open;
  if (open.length === 1) return { move: first, reasons: [{ because: 'onlyMove' }], candidates: [] };
  const answers = rankAnswers(view, seat, open, planner, search.rng);
  if (answers.length > 0) return bestOf(answers);
  const options = rankOptions(view, seat, open, planner);
  if (options.length > 0) return likedOrBest(likedOption(view, planner.taste, options), options);
  switch (view.phase) {
    case 'guests':
      return bestOf(rankArrivals(view, seat, planner, search.rng));
    case 'orders':
      return draftDie(view, seat, planner, search.budget);
    case 'planning':
      return arrangeDice(view, seat, planner);
    case 'serving':
      return serve(view, seat, planner, search);
    default:
      return { move: first, reasons: [], candidates: [] };
  }
}

function draftDie(state: State, seat: Seat, planner: Planner, budget: Budget): Decision {
  const picks = rankDice(state, seat, planner, budget);
  const candidates = picks.map(({ value, worth }): Candidate => ({ move: { type: 'draft', value }, value: worth }));
  const space = spaceForDie(contextOf(state, seat, planner.valuesAfter(state.round)), picks[0].value);
  return bestOf(candidates, space === null ? [] : [{ because: 'dieFor', space }]);
}
