// Makes the record of a new match, with its id and secret.
import type { MatchRecord } from './record.ts';
import { newId, newSecret } from './secrets.ts';

const BLANK = {
  revision: 0,
  title: '',
  status: 'waiting',
  modules: 1,
  rules: 0,
  beginning: false,
  public: true,
  quick: false,
  creator: null,
  startsFull: false,
  host: null,
  seats: [],
  turnSeconds: null,
  reserveSeconds: 0,
  spectatorChat: false,
  coach: false,
  usedAt: 0,
  visited: false,
  next: null,
  result: null,
} as const;

/** Every match draws its own secret for chance; its hash is the promise, which is public from now on. */
export const blankRecord = (now: number): MatchRecord => {
  const id = newId();
  return { ...BLANK, ...newSecret(id), id, createdAt: now, updatedAt: now };
};
