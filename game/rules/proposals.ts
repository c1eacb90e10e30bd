// Moves that the rules propose. Each is made once and frozen, so that it can be recognised and need not be checked like a
// move from outside.
import type { Move } from './moves.ts';

const KNOWN = new WeakSet<object>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

export function proposal<M extends Move>(move: M): M {
  freeze(move);
  KNOWN.add(move);
  return move;
}

export const isProposal = (given: object): given is Move => KNOWN.has(given);

/** Proposes the same moves at any time. */
export function always<M extends Move>(...moves: M[]): () => readonly M[] {
  const proposals = moves.map(proposal);
  return () => proposals;
}
