// The settings of a planning bot: its value function for each round, the limits of its search, and its taste.
import { ROUNDS, type Modules } from '../../index.ts';
import { leanTo } from './leaning.ts';
import { NO_TASTE, type Taste } from './taste.ts';
import type { Effort } from './plans.ts';
import { finalValues, valuesOf, type Values, type Weights } from './values.ts';

/** Limits of the look-ahead, which simulates the next evenings after each of several plans for a turn (lookAhead.ts). */
export interface Rollouts {
  /** Plans that are compared, at most. */
  readonly plans: number;
  /** Plans that the search, before any simulation, values this many points or more below the best are left out. */
  readonly margin: number;
  readonly evenings: number;
  /** Simulations of each plan, at most. */
  readonly simulations: number;
}

export interface Planner {
  /** The value function for taverns at the end of this round's serving. */
  readonly valuesAfter: (round: number) => Values;
  readonly effort: Effort;
  /** If set, drafting a die takes the other seats' likely picks into account. */
  readonly watchesOthers: boolean;
  /** Samples for the decision to give up a counter guest: new draws of guests, and rolls of dice for each. */
  readonly redraws: { readonly draws: number; readonly rolls: number };
  /** Null without look-ahead: the value function alone decides. */
  readonly rollouts: Rollouts | null;
  readonly taste: Taste;
}

export type SearchSettings = Omit<Planner, 'valuesAfter' | 'taste'>;

export function newPlanner(
  modules: Modules,
  weights: Weights,
  settings: SearchSettings,
  taste: Taste = NO_TASTE,
): Planner {
  const leaned = leanTo(weights, taste.leaning);
  const valuesByRound = Array.from({ length: ROUNDS + 1 }, (_, round) =>
    round === ROUNDS ? finalValues(modules) : valuesOf(leaned[round]),
  );
  return { valuesAfter: (round) => valuesByRound[round], ...settings, taste };
}

/** A planner for each set of modules, made when it is first asked for. */
export function plannersFor(
  weightsFor: (modules: Modules) => Weights,
  taste: Taste,
  settings: SearchSettings,
): (modules: Modules) => Planner {
  const planners = new Map<Modules, Planner>();
  return (modules) => {
    const planner = planners.get(modules) ?? newPlanner(modules, weightsFor(modules), settings, taste);
    planners.set(modules, planner);
    return planner;
  };
}
