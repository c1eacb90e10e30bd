// Proposals: moves that the rules make once and freeze. They are recognised by their identity, so their fields need not
// be checked like those of a move from outside.
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
