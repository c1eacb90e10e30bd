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
   * Points expected after each simulation, less what this simulation added to all plans on average: plans that are dropped early
   * have been in fewer simulations, and can be compared with the others.
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
  for (let time = 0; time < rollouts.times && prospects.length > 1; time++) {
    const rngFor = (what: string) => rngFrom(`${seed} ${time} ${what}`);
    const imagined = determinized(state, seat, rngFor);
    const outcomes: number[] = [];
    for (const { plan } of prospects) {
      if (budget.left() < RESERVE) break;
      const evening = clone(imagined);
      carryOut(evening, context, plan);
      outcomes.push(afterEvenings(evening, seat, rollouts.evenings, plan.value, planner, rngFor));
    }
    if (outcomes.length < prospects.length) break;
    const added = mean(outcomes) - mean(prospects.map(({ plan }) => plan.value));
    additions.push(added);
    prospects.forEach((prospect, index) => prospect.outcomes.push(outcomes[index] - added));
    if (time >= FEWEST) prospects = stillAhead(prospects);
  }
  // What all simulations added on average was no luck: the first values were too low by that.
  return all
    .map((prospect) => ({ ...prospect.plan, value: valueOf(prospect) + mean(additions) }))
    .sort((one, other) => other.value - one.value);
}

/** Drops the plans that are behind the best by more than chance explains. */
function stillAhead(prospects: readonly Prospect[]): Prospect[] {
  const [best] = prospects.slice().sort((one, other) => valueOf(other) - valueOf(one));
  return prospects.filter((one) => {
    if (one === best) return true;
    const gaps = best.outcomes.map((outcome, time) => outcome - one.outcomes[time]);
    const gap = mean(gaps);
    const variance = sum(gaps.map((each) => (each - gap) ** 2)) / (gaps.length - 1);
    return valueOf(best) - valueOf(one) < BEHIND * Math.sqrt(variance / gaps.length);
  });
}
