// Look-ahead: simulates the next evenings after each of the best plans for a turn, many times, with common random numbers
// for all plans. Plans that fall behind are dropped. It ends when one is left, when
// the time is up or when the limit of simulations is reached.
import { clone, rngFrom, type Rng } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { carryOut } from './carryOut.ts';
import type { TurnContext } from './context.ts';
import { afterEvenings, determinized } from './evenings.ts';
import type { Rollouts, Planner } from './planner.ts';
import type { TurnPlan } from './plans.ts';
import { byValue } from './ranked.ts';

interface Prospect {
  readonly plan: TurnPlan;
  /**
   * The points expected after each simulation, less its luck, which is what it added to all plans on average. So plans that
   * are dropped after a few simulations can be compared with the others.
   */
  readonly outcomes: number[];
}

/** Milliseconds kept back, so that the answer is not late. */
const RESERVE_MS = 8;
/** The plan's first value counts as much as this many outcomes. */
const FIRST_VALUE_WEIGHT = 6;
/** Plans are dropped only after more simulations than this. */
const SIMULATIONS_BEFORE_DROPS = 8;
/** A plan is dropped when it is this many standard errors behind the best. */
const ERRORS_BEHIND = 2.5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

const valueOf = ({ plan, outcomes }: Prospect): number =>
  (plan.value * FIRST_VALUE_WEIGHT + sum(outcomes)) / (FIRST_VALUE_WEIGHT + outcomes.length);

/** The plans that were compared, the best first, with their new values. */
export function lookAhead(
  context: TurnContext,
  plans: readonly TurnPlan[],
  planner: Planner,
  rollouts: Rollouts,
  rng: Rng,
  budget: Budget,
): TurnPlan[] {
  const { state, seat } = context;
  const [first] = plans;
  const seed = rng(2 ** 30);
  let prospects = plans
    .slice(0, rollouts.plans)
    .filter(({ value }) => value > first.value - rollouts.margin)
    .map((plan): Prospect => ({ plan, outcomes: [] }));
  const allProspects = prospects;
  const lucks: number[] = [];
  for (let simulation = 0; simulation < rollouts.simulations && prospects.length > 1; simulation++) {
    const rngFor = (what: string) => rngFrom(`${seed} ${simulation} ${what}`);
    const imagined = determinized(state, seat, rngFor);
    const outcomes: number[] = [];
    for (const { plan } of prospects) {
      if (budget.left() < RESERVE_MS) break;
      const afterTurn = clone(imagined);
      carryOut(afterTurn, context, plan);
      outcomes.push(afterEvenings(afterTurn, seat, rollouts.evenings, plan.value, planner, rngFor));
    }
    if (outcomes.length < prospects.length) break;
    const luck = mean(outcomes) - mean(prospects.map(({ plan }) => plan.value));
    lucks.push(luck);
    prospects.forEach((prospect, index) => prospect.outcomes.push(outcomes[index] - luck));
    if (simulation >= SIMULATIONS_BEFORE_DROPS) prospects = stillAhead(prospects);
  }
  // Luck averages out over many simulations. A mean that is left was an error of all first values, so it is added back.
  return allProspects.map((prospect) => ({ ...prospect.plan, value: valueOf(prospect) + mean(lucks) })).sort(byValue);
}

/** Drops the plans that are behind the best by more than chance explains. */
function stillAhead(prospects: readonly Prospect[]): Prospect[] {
  const [best] = prospects.slice().sort((one, other) => valueOf(other) - valueOf(one));
  return prospects.filter((one) => {
    if (one === best) return true;
    const gaps = best.outcomes.map((outcome, index) => outcome - one.outcomes[index]);
    const gap = mean(gaps);
    const variance = sum(gaps.map((each) => (each - gap) ** 2)) / (gaps.length - 1);
    return valueOf(best) - valueOf(one) < ERRORS_BEHIND * Math.sqrt(variance / gaps.length);
  });
}
