// Reads the log rows of protocol 3, in which a move was a verb with arguments: the number of the move in the game, then
// the fields of the move in a fixed order.
import type { AnyMove } from '../wire/match.ts';

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  choose: ['option'],
  put: ['dice'],
  juggle: ['value', 'own', 'from', 'to'],
  draft: ['value'],
  take: ['value', 'own', 'from'],
  buy: ['card'],
  upgrade: ['tile', 'returns'],
  recruit: ['guest'],
  nobles: ['count'],
  breatheOn: ['tile'],
  deny: ['table'],
  pick: ['what'],
  sign: ['column'],
  strike: ['regular'],
};

/** The move in today's form. Surplus arguments are dropped. An unknown verb gets no fields: the game refuses it. */
export const moveOfOldRow = (verb: string, [, ...values]: readonly unknown[]): AnyMove => {
  const names = Object.hasOwn(FIELDS, verb) ? (FIELDS[verb] ?? []) : [];
  return { type: verb, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) };
};
