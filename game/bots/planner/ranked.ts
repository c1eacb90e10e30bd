// Sorts by value, and turns ranked candidates into a decision.
import { format } from '../../index.ts';
import type { Candidate, Decision, Reason } from '../bot.ts';

const MOST_CANDIDATES = 5;

interface Valued {
  readonly value: number;
}

/** Sorts the highest value first. */
export const byValue = (one: Valued, other: Valued): number => other.value - one.value;

export const bestOf = (candidates: readonly Candidate[], reasons: readonly Reason[] = []): Decision => ({
  move: candidates[0].move,
  reasons,
  candidates: candidates.slice(0, MOST_CANDIDATES),
});

/** The option that is liked, where there is one; the candidates keep their order. */
export function likedOrBest(liked: Candidate | null, candidates: readonly Candidate[]): Decision {
  const decision = bestOf(candidates);
  return liked === null ? decision : { ...decision, move: liked.move, reasons: [] };
}

/** Lists each move once, even if several plans begin with it, by the best value that can come of it, the best first. */
export function mergeSameMoves(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = format(one.move);
    const before = known.get(key);
    if (before === undefined || before.value < one.value) known.set(key, one);
  }
  return [...known.values()].sort(byValue);
}
