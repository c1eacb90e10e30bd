// A stored move for tests of storages: the nth of a match, with the fields that a test changes.
import type { MoveEntry } from '../../../server/match/record.ts';

export const entry = (n: number, change: Partial<MoveEntry> = {}): MoveEntry => ({
  n,
  seat: 0,
  move: { type: 'pick', number: n, word: 'ü', nothing: null },
  at: 5,
  mark: `m${n}`,
  secret: false,
  phase: 'pick',
  turn: 1,
  ...change,
});
