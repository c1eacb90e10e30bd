// The coach: names the best moves of a seat with their values and reasons, and a better placement of its dice.
// Like a bot, it is asked with the seat's view only.
import { format, legal, type Move, type Rng, type Seat, type Space, type View } from '../../index.ts';
import type { Bot, Budget, Candidate, Decision } from '../bot.ts';
import { goodsLostBy, reasonsFor, type AdviceReason } from './reasons.ts';
import { spaceForDraft, worthBestFrom, worthBestPlaced } from './estimates.ts';
import { HARD_SETTINGS } from '../hard.ts';
import { learntFor } from '../learnt/learnt.ts';
import { decide, legalOf } from '../planner/decide.ts';
import { PlanMemory } from '../planner/planMemory.ts';
import { plannersFor } from '../planner/planner.ts';
import { NO_TASTE } from '../planner/taste.ts';
import { canPlace, placeDice } from './placing.ts';
import { isPurchase, restOfTurn } from './restOfTurn.ts';

export interface Advice {
  readonly move: Move;
  /** Points behind the best move. */
  readonly behind: number;
  readonly why: readonly AdviceReason[];
  /** With the best move of a serving turn: what the coach would buy after it, to the end of the turn. */
  readonly next: readonly Move[];
  /** The planned space of a die that is taken from the coaster. */
  readonly space: Space | null;
}

const MOST_ADVISED = 3;

const plannerFor = plannersFor(learntFor, NO_TASTE, HARD_SETTINGS);

/** Plans as hard does, without a taste. It remembers its plan, so that its advice agrees to the end of the turn. */
export function newCoach(): Bot {
  const planMemory = new PlanMemory();
  return (asked, rng, budget) => {
    const planner = plannerFor(asked.view.modules);
    return canPlace(asked)
      ? legalOf(asked, placeDice(asked, planner, { rng, budget, planMemory }))
      : decide(asked, planner, rng, budget, planMemory);
  };
}

/** Moves that only undo others are not advised. */
const leadsOn = ({ type }: Move): boolean => type !== 'withdraw' && type !== 'takeBack';

/** Null when the seat has nothing to decide. */
export function thinkFor(coach: Bot, view: View, seat: Seat, rng: Rng, budget: Budget): Decision | null {
  const moves = legal(view, seat);
  return moves.some(leadsOn) ? coach({ view, seat, moves }, rng, budget) : null;
}

/** The candidates, the chosen move first; that move alone where nothing was compared. */
function comparedMoves({ move, candidates }: Decision): (Omit<Candidate, 'value'> & { value: number | null })[] {
  if (candidates.length === 0) return [{ move, value: null }];
  const isChosen = (candidate: Candidate): boolean => format(candidate.move) === format(move);
  return [...candidates.filter(isChosen), ...candidates.filter((candidate) => !isChosen(candidate))];
}

/** The best first, three at the most. */
export function advise(coach: Bot, view: View, seat: Seat, rng: Rng, budget: Budget): Advice[] {
  const decision = thinkFor(coach, view, seat, rng, budget);
  if (decision === null) return [];
  // The first move of the rest of the turn is the one just decided on.
  const known = [decision];
  const think = (after: View) => known.pop() ?? thinkFor(coach, after, seat, rng, budget);
  const [, ...later] = restOfTurn(view, seat, think, rng);
  const next = later.filter(isPurchase);
  return adviceIn(decision, view, seat).map((advice, index) => (index === 0 ? { ...advice, next } : advice));
}

function adviceIn(decision: Decision, view: View, seat: Seat): Advice[] {
  const listed = comparedMoves(decision).filter(({ move }) => leadsOn(move));
  const best = listed.at(0)?.value ?? null;
  return listed.slice(0, MOST_ADVISED).map(({ move, value }) => {
    const space = move.type === 'draft' ? spaceForDraft(view, seat, move.value) : null;
    return {
      move,
      behind: best === null || value === null ? 0 : Math.max(0, best - value),
      why: [...reasonsFor(view, seat, move, space), ...goodsLostBy(view, seat, move)],
      next: [],
      space,
    };
  });
}

export interface Improvement {
  /** The move that betters the plan; null when the coach would leave the dice as they lie. */
  readonly advice: Advice | null;
  /** Points by the end of the game. */
  readonly by: number;
}

/** Smaller differences are not mentioned. */
const WORTHWHILE = 0.3;

/** True if every die that lies on a space stays there. */
const keepsDice = (move: Move): boolean =>
  move.type === 'confirm' || (move.type === 'put' && move.dice.every(({ from }) => from === null));

/**
 * Compares the placement of the dice with the best one; `advice` is null when the coach would not change it. Dice still in
 * the hand count as if they were placed as well as possible: otherwise every unfinished plan would look worse.
 */
export function improve(coach: Bot, view: View, seat: Seat, rng: Rng, budget: Budget): Improvement {
  const decision = thinkFor(coach, view, seat, rng, budget);
  if (decision === null || keepsDice(decision.move)) return { advice: null, by: 0 };
  const { candidates } = decision;
  const kept = candidates.find(({ move }) => keepsDice(move));
  // If no compared move keeps the placed dice, both placements are estimated.
  const by =
    kept === undefined ? worthBestPlaced(view, seat) - worthBestFrom(view, seat) : candidates[0].value - kept.value;
  const advice = adviceIn(decision, view, seat).at(0);
  return advice !== undefined && by >= WORTHWHILE ? { advice, by } : { advice: null, by: 0 };
}
