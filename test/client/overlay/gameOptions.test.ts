// The options last chosen for a new game are remembered; invalid ones fall back to the defaults.
import { expect, test, vi } from 'vitest';
import {
  knownLevel,
  readOptions,
  recallOptions,
  rememberOptions,
  seatsAgainstBots,
} from '../../../client/overlay/gameOptions.ts';

test('the first visit begins with two bots and module 1', () => {
  expect(readOptions(null)).toMatchObject({ bots: 2, modules: 1, name: '', colour: 'red' });
});

test('options are read as they were stored', () => {
  const chosen = { ...readOptions(null), name: 'Anna', bots: 3 as const, modules: 5 as const };
  expect(readOptions(JSON.stringify(chosen))).toEqual(chosen);
});

test('the defaults of the caller count until options are stored, and where storage is forbidden', () => {
  expect(recallOptions({ level: 'easy' }).level).toBe('easy');
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(recallOptions({ level: 'easy' }).level).toBe('easy');
  forbidden.mockRestore();
  rememberOptions({ ...readOptions(null), level: 'hard' });
  expect(recallOptions({ level: 'easy' }).level).toBe('hard');
  localStorage.clear();
});

test.each(['{', '{"bots":9,"modules":"all","name":7}', '{"seats":[{"name":"A","colour":"red","plays":"person"}]}'])(
  'invalid options fall back to the defaults: %s',
  (text) => {
    expect(readOptions(text)).toEqual(readOptions(null));
  },
);

test('seats of the same colour are refused', () => {
  const seat = { name: '', colour: 'red', plays: 'person' };
  expect(readOptions(JSON.stringify({ seats: [seat, seat] })).seats).toEqual([]);
});

test('an unknown level becomes the middle one, and an old name becomes the new one', () => {
  const levels = ['easy', 'medium', 'hard'];
  expect(knownLevel(levels, 'godlike')).toBe('medium');
  expect(knownLevel(levels, 'hard')).toBe('hard');
  expect(knownLevel(levels, 'simple')).toBe('easy');
});

test('bots take the colours and names that are left', () => {
  const options = { ...readOptions(null), name: 'Bruno', colour: 'blue' as const, bots: 2 as const };
  expect(seatsAgainstBots(options, 'easy', ['Alma', 'Bruno', 'Carla'])).toEqual([
    { name: 'Bruno', colour: 'blue', plays: 'person' },
    { name: 'Alma', colour: 'red', plays: 'easy' },
    { name: 'Carla', colour: 'green', plays: 'easy' },
  ]);
});

test('a player who gave no name has none in the game', () => {
  expect(seatsAgainstBots(readOptions(null), 'easy', ['Alma', 'Bruno'])[0]?.name).toBe('');
});
