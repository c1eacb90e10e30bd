// Saved games are kept, read, listed and thrown away; unreadable ones and a full or forbidden storage stop no game.
import { describe, expect, test } from 'vitest';
import { RULES_VERSION } from '../../../game/index.ts';
import { openSaves, type Save } from '../../../client/net/saves.ts';
import type { BrowserStorage } from '../../../client/net/browserStorage.ts';
import { chanceFrom } from '../../kit/savedGames.ts';
import { fakeStorage } from '../../kit/storage.ts';

const aSave = (id: string, more: Partial<Save> = {}): Save => ({
  id,
  modules: 1,
  seats: [
    { name: 'Anna', colour: 'red', plays: 'person' },
    { name: 'Ben', colour: 'blue', plays: 'easy' },
  ],
  startedAt: 1,
  savedAt: 1,
  round: 1,
  result: null,
  chance: chanceFrom('a seed', id, [{ plays: 'person' }, { plays: 'easy' }]),
  acts: ['p1 confirm'],
  ...more,
});

const written = (id: string, more: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...aSave(id), version: 1, rules: RULES_VERSION, ...more });

const result = { scores: [], winners: [0 as const] };

test('a save is read as it was written', () => {
  const saves = openSaves(fakeStorage());
  expect(saves.keep(aSave('one'))).toBe(true);
  expect(saves.read('one')).toMatchObject(aSave('one'));
  expect(saves.read('two')).toBeNull();
});

test('games are listed with the latest first, and without what a list does not need', () => {
  const saves = openSaves(fakeStorage());
  saves.keep(aSave('old', { savedAt: 1 }));
  saves.keep(aSave('new', { savedAt: 2 }));
  expect(saves.list().map(({ id }) => id)).toEqual(['new', 'old']);
  for (const hidden of ['chance', 'acts']) expect(saves.list()[0]).not.toHaveProperty(hidden);
});

test('a game in which no person has made a move is thrown away when another one is begun', () => {
  const saves = openSaves(fakeStorage());
  saves.keep(aSave('played'));
  saves.keep(aSave('left', { acts: [] }));
  saves.keep(aSave('leftAfterBots', { acts: ['p2 confirm'], savedAt: 2 }));
  expect(saves.list().map(({ id }) => id)).toEqual(['leftAfterBots', 'played']);
  saves.keep(aSave('new', { acts: [], savedAt: 3 }));
  saves.keep(aSave('new', { acts: ['p2 confirm'], savedAt: 3 }));
  expect(saves.list().map(({ id }) => id)).toEqual(['new', 'played']);
});

test('a game can be thrown away', () => {
  const saves = openSaves(fakeStorage());
  saves.keep(aSave('one'));
  saves.remove('one');
  expect(saves.list()).toEqual([]);
});

describe('an entry that cannot be read', () => {
  test.each([
    ['text that was cut off', '{"version":1,"id":"broken","mod'],
    ['something of a later version', written('broken', { version: 99 })],
    ['a game begun with other rules', written('broken', { rules: RULES_VERSION + 1 })],
    ['a game whose chance was a seed', written('broken', { rules: 2, chance: undefined, seed: 'a seed' })],
    ['a game with an unreadable secret', written('broken', { chance: { ...aSave('broken').chance, secret: 'x' } })],
    ['a game without players', written('broken', { seats: [] })],
    ['another game’s save', written('another')],
    ['no game at all', 'null'],
  ])('is set aside: %s', (_, text) => {
    const storage = fakeStorage();
    storage.setItem('tiefenthal.game.broken', text);
    const saves = openSaves(storage);
    saves.keep(aSave('fine'));
    expect(saves.list().map(({ id }) => id)).toEqual(['fine']);
    expect(saves.asideCount).toBe(1);
    expect(storage.getItem('tiefenthal.aside.broken')).toBe(text);
    expect(saves.list()).toHaveLength(1);
    expect(saves.asideCount).toBe(1);
  });

  test('is left alone if it belongs to another program', () => {
    const storage = fakeStorage();
    storage.setItem('somebody.else', '{');
    expect(openSaves(storage).list()).toEqual([]);
    expect(storage.getItem('somebody.else')).toBe('{');
  });
});

describe('space', () => {
  test('is made for a new game by throwing away the oldest of many', () => {
    const saves = openSaves(fakeStorage());
    for (let i = 0; i < 20; i++) saves.keep(aSave(`finished${i}`, { savedAt: i, result }));
    for (let i = 0; i < 20; i++) saves.keep(aSave(`going${i}`, { savedAt: i }));
    const ids = saves.list().map(({ id }) => id);
    expect(ids).toHaveLength(24);
    expect(ids).toContain('going19');
    expect(ids).not.toContain('finished0');
  });

  test('is made on a full storage by throwing away finished games', () => {
    const saves = openSaves(fakeStorage(1500));
    saves.keep(aSave('finished', { result, acts: Array.from({ length: 60 }, () => 'p1 confirm') }));
    expect(saves.keep(aSave('going', { acts: Array.from({ length: 60 }, () => 'p1 confirm') }))).toBe(true);
    expect(saves.list().map(({ id }) => id)).toEqual(['going']);
  });

  test('that cannot be freed leaves the game in memory, as long as the page is open', () => {
    const saves = openSaves(fakeStorage(10));
    expect(saves.keep(aSave('one'))).toBe(false);
    expect(saves.read('one')).toMatchObject({ id: 'one' });
    expect(saves.list()).toHaveLength(1);
  });
});

test('a game is kept in memory where storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
  const storage: BrowserStorage = {
    get length(): number {
      return forbid();
    },
    key: forbid,
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
  };
  const saves = openSaves(storage);
  expect(saves.keep(aSave('one'))).toBe(false);
  expect(saves.list()).toHaveLength(1);
  saves.remove('one');
  expect(saves.list()).toEqual([]);
});
