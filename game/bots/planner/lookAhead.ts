// Look-ahead: simulates the next evenings after each of the best plans for a turn, many times, with common random numbers
// for all plans. Plans that fall behind are dropped, until one is left or the time is up.
import { clone, rngFrom, type Rng } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { carryOut } from './carryOut.ts';
import type { TurnContext } from './context.ts';
import { afterEvenings, determinized } from './evenings.ts';
import type { Rollouts, Planner } from './planner.ts';
import type { Plan } from './plans.ts';

interface Prospect {
  readonly plan: Plan;
  /**
   * Points expected after each simulation, less what this simulation added to all plans on average. So plans that are dropped
   * early, after fewer simulations, can still be compared with the others.
   */
  readonly outcomes: number[];
}

/** Milliseconds kept back, so that the answer is not late. */
const RESERVE = 8;
/** The plan's first value counts as much as this many outcomes. */
const TRUST = 6;
/** Simulations before the first plan is dropped. */
const FEWEST = 8;
/** A plan is dropped when it is this many standard errors behind the best. */
const BEHIND = 2.5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

const valueOf = ({ plan, outcomes }: Prospect): number =>
  (plan.value * TRUST + sum(outcomes)) / (TRUST + outcomes.length);

/** The plans that were compared, the best first, with their new values. */
export function lookAhead(
  context: TurnContext,
  plans: readonly Plan[],
  planner: Planner,
  rollouts: Rollouts,
  rng: Rng,
  budget: Budget,
): Plan[] {
  const { state, seat } = context;
  const [first] = plans;
  const seed = rng(2 ** 30);
  let prospects = plans
    .slice(0, rollouts.plans)
    .filter(({ value }) => value > first.value - rollouts.margin)
    .map((plan): Prospect => ({ plan, outcomes: [] }));
  const all = prospects;
  const additions: number[] = [];
  for (let simulation = 0; simulation < rollouts.simulations && prospects.length > 1; simulation++) {
    const rngFor = (what: string) => rngFrom(`${seed} ${simulation} ${what}`);
    const imagined = determinized(state, seat, rngFor);
    const outcomes: number[] = [];
    for (const { plan } of prospects) {
      if (budget.left() < RESERVE) break;
      const afterTurn = clone(imagined);
      carryOut(afterTurn, context, plan);
      outcomes.push(afterEvenings(afterTurn, seat, rollouts.evenings, plan.value, planner, rngFor));
    }
    if (outcomes.length < prospects.length) break;
    const added = mean(outcomes) - mean(prospects.map(({ plan }) => plan.value));
    additions.push(added);
    prospects.forEach((prospect, index) => prospect.outcomes.push(outcomes[index] - added));
    if (simulation >= FEWEST) prospects = stillAhead(prospects);
  }
  // The amount that the simulations added to all plans alike is an error of their first values, so it is added to the result.
  return all
    .map((prospect) => ({ ...prospect.plan, value: valueOf(prospect) + mean(additions) }))
    .sort((one, other) => other.value - one.value);
}

/** Drops the plans that are behind the best by more than chance explains. */
function stillAhead(prospects: readonly Prospect[]): Prospect[] {
  const [best] = prospects.slice().sort((one, other) => valueOf(other) - valueOf(one));
  return prospects.filter((one) => {
    if (one === best) return true;
    const gaps = best.outcomes.map((outcome, index) => outcome - one.outcomes[index]);
    const gap = mean(gaps);
    const variance = sum(gaps.map((each) => (each - gap) ** 2)) / (gaps.length - 1);
    return valueOf(best) - valueOf(one) < BEHIND * Math.sqrt(variance / gaps.length);
  });
}
