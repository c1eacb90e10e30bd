// Ranks the answers to questions of the serving turn: each is tried out and valued by the best rest of the turn after
// it. So an answer is worth more if its schnapps can pay for a dance, or if a recruit's signature can fill a row then.
import { clone, legal, play, questionFor, type Move, type Rng, type Seat, type State } from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Planner } from './planner.ts';
import { contextOf } from './context.ts';
import { plansAsPlaced, type Effort } from './plans.ts';
import { byValue } from './ranked.ts';

const EFFORT: Effort = { earnings: 3, slack: 1 };

const ANSWERS: readonly Move['type'][] = ['deny', 'pick', 'sign'];

/** The best first; an empty list when no question of a serving turn is open. */
export function rankAnswers(state: State, seat: Seat, moves: readonly Move[], planner: Planner, rng: Rng): Candidate[] {
  if (state.phase !== 'serving') return [];
  return moves
    .filter(({ type }) => ANSWERS.includes(type))
    .map((move) => {
      const then = clone(state);
      play(then, seat, move, rng);
      return { move, value: worthOfTurn(then, seat, planner, rng) };
    })
    .sort(byValue);
}

/** The value of a turn in which the dice stay where they lie, with the best answers to whatever is still asked. */
function worthOfTurn(state: State, seat: Seat, planner: Planner, rng: Rng): number {
  const player = state.players[seat];
  if (questionFor(player) !== null) {
    const [best] = rankAnswers(state, seat, legal(state, seat), planner, rng);
    return best.value;
  }
  const context = contextOf(state, seat, planner.valuesAfter(state.round));
  const [plan] = plansAsPlaced(context, EFFORT);
  return plan.value;
}
