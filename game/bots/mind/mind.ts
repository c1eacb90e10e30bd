// How a bot thinks: the values it believes in, and how much effort it makes.
import { ROUNDS, type Modules } from '../../index.ts';
import { leanTo, type Leaning } from './leaning.ts';
import type { Effort } from './turn.ts';
import { finalValues, valuesOf, type Values, type Weights } from './values.ts';

/** How far a bot looks ahead with its plans for a turn. */
export interface Foresight {
  /** How many plans are compared. */
  readonly plans: number;
  /** Those that are thought to be worth so much less than the best are not. */
  readonly margin: number;
  readonly evenings: number;
  /** How often, at most. */
  readonly times: number;
}

export interface Mind {
  /** What a tavern is worth when the serving of this round is over. */
  readonly after: (round: number) => Values;
  readonly effort: Effort;
  /** Whether it thinks of what the others will take from the coasters. */
  readonly watchesOthers: boolean;
  /** How many new draws of guests it imagines before it gives up a counter guest, each with so many rolls of dice. */
  readonly imagines: { readonly draws: number; readonly rolls: number };
  /** Null for those who believe their values at once. */
  readonly foresight: Foresight | null;
}

export type Habits = Omit<Mind, 'after'>;

export function mindOf(modules: Modules, weights: Weights, habits: Habits): Mind {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) =>
    round === ROUNDS ? finalValues(modules) : valuesOf(weights[round]),
  );
  return { after: (round) => rounds[round], ...habits };
}

/** One mind for each set of modules, made when it is needed. */
export function mindsOf(
  knows: (modules: Modules) => Weights,
  leaning: Leaning,
  habits: Habits,
): (modules: Modules) => Mind {
  const minds = new Map<Modules, Mind>();
  return (modules) => {
    const mind = minds.get(modules) ?? mindOf(modules, leanTo(knows(modules), leaning), habits);
    minds.set(modules, mind);
    return mind;
  };
}
