// Looks ahead: the best plans for a turn are played on through the next evenings, again and again, with the same luck for
// all of them, and those that fall behind are dropped, until one is left or the time is up.
import { clone, rngFrom, type Rng } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { carryOut } from './carryOut.ts';
import type { TurnContext } from './context.ts';
import { afterEvenings, imagined } from './evenings.ts';
import type { Foresight, Mind } from './mind.ts';
import type { Plan } from './turn.ts';

interface Prospect {
  readonly plan: Plan;
  /** Points expected after the evenings, less what they all are off by with that luck. */
  readonly outcomes: number[];
}

/** Milliseconds that are left over, so that the answer is not late. */
const RESERVE = 8;
/** What was thought of a plan at first counts as much as so many outcomes. */
const TRUST = 6;
const FEWEST = 8;
const BEHIND = 2.5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

const valueOf = ({ plan, outcomes }: Prospect): number =>
  (plan.value * TRUST + sum(outcomes)) / (TRUST + outcomes.length);

/** The plans that were compared, the best first, with what they come to. */
export function lookAhead(
  context: TurnContext,
  plans: readonly Plan[],
  mind: Mind,
  foresight: Foresight,
  rng: Rng,
  budget: Budget,
): Plan[] {
  const { state, seat } = context;
  const [first] = plans;
  const seed = rng(2 ** 30);
  let prospects = plans
    .slice(0, foresight.plans)
    .filter(({ value }) => value > first.value - foresight.margin)
    .map((plan): Prospect => ({ plan, outcomes: [] }));
  const all = prospects;
  const offs: number[] = [];
  for (let time = 0; time < foresight.times && prospects.length > 1; time++) {
    const luck = (what: string) => rngFrom(`${seed} ${time} ${what}`);
    const table = imagined(state, seat, luck);
    const outcomes: number[] = [];
    for (const { plan } of prospects) {
      if (budget.left() < RESERVE) break;
      const evening = clone(table);
      carryOut(evening, context, plan);
      outcomes.push(afterEvenings(evening, seat, foresight.evenings, plan.value, mind, luck));
    }
    if (outcomes.length < prospects.length) break;
    const off = mean(outcomes) - mean(prospects.map(({ plan }) => plan.value));
    offs.push(off);
    prospects.forEach((prospect, index) => prospect.outcomes.push(outcomes[index] - off));
    if (time >= FEWEST) prospects = stillAhead(prospects);
  }
  return all
    .map((prospect) => ({ ...prospect.plan, value: valueOf(prospect) + mean(offs) }))
    .sort((one, other) => other.value - one.value);
}

/** Without those that are behind the best by more than chance explains. */
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
