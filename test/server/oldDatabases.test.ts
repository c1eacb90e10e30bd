// SQLite files of earlier and later versions of the server, and a record that lacks a field.
import Database from 'libsql';
import { afterEach, expect, test } from 'vitest';
import { fieldsOfMove, parse, type Move, type MoveType } from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { entry } from './kit/moveEntry.ts';
import { createOldDatabase } from './kit/oldDatabase.ts';
import { closeServers, newFolder } from './kit/server.ts';

const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  await closeServers();
});

test('a database of a later version is not opened', async () => {
  const dir = await newFolder();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  await storage.close();
  const db = new Database(`${dir}/tiefenthal.sqlite`);
  db.prepare('INSERT INTO schema_versions VALUES (?, ?)').run([999, 0]);
  db.close();
  expect(() => openSqlite({ dir, synchronous: 'normal' })).toThrow('schema version 999');
});

/** The moves that there were in protocol 3. */
const OLD_TYPES: readonly MoveType[] = [
  'choose',
  'confirm',
  'withdraw',
  'draft',
  'giveUp',
  'settle',
  'put',
  'juggle',
  'take',
  'buy',
  'upgrade',
  'recruit',
  'nobles',
  'dance',
  'breathe',
  'breatheOn',
  'bard',
  'deny',
  'pick',
  'sign',
  'strike',
  'end',
  'takeBack',
];

/** A row as protocol 3 wrote it: the first argument is the number of the move in the game. */
const oldRow = (move: Move, n: number): string => {
  const { move: _move, ...rest } = entry(n);
  return JSON.stringify({ ...rest, verb: move.type, args: [n, ...fieldsOfMove(move)] });
};

test('moves that were stored as a verb and its arguments are read as the moves they were', async () => {
  const moves = playRandomGame({ players: 4, modules: 5, seed: 'old rows' }).acts.map(({ move }) => move);
  const rare = [
    'juggle 4 white hand 5',
    'breatheOn brewer',
    'nobles 2',
    'deny nobody',
    'strike regular1',
    'takeBack',
    'withdraw',
  ];
  const all = [...moves, ...rare.map((line) => parse(line)!)];
  expect(OLD_TYPES.filter((type) => all.every((move) => move.type !== type))).toEqual([]);
  const dir = await newFolder();
  await openSqlite({ dir, synchronous: 'normal' }).close();
  const db = new Database(`${dir}/tiefenthal.sqlite`);
  const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  for (const [n, each] of all.entries()) insert.run(['a', n, oldRow(each, n)]);
  db.close();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  opened.push(storage);
  const read = await storage.entries('a', 0, all.length);
  expect(read.map(({ move }) => move)).toEqual(all);
  expect(read[0]).toEqual({ ...entry(0), move: all[0] });
});

/** A match as the first version of the server wrote it. */
const FIRST_RECORD = {
  id: 'first',
  title: 'The first',
  status: 'waiting',
  modules: 3,
  public: true,
  quick: false,
  invite: 'x',
  host: 0,
  seats: [{ name: 'Anna', keyHash: null, bot: null, standIn: null, ready: true, deadline: null }, null],
  turnSeconds: 60,
  spectatorChat: true,
  createdAt: 1,
  updatedAt: 2,
  next: null,
  result: null,
};

test('a match that the first version stored is read', async () => {
  const dir = await newFolder();
  const db = createOldDatabase(dir, 1);
  db.prepare("INSERT INTO matches VALUES ('first', 'waiting', 1, 2, ?)").run([JSON.stringify(FIRST_RECORD)]);
  db.close();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  opened.push(storage);
  const stored = await storage.stored('first');
  const { seats, ...terms } = FIRST_RECORD;
  expect(stored?.record).toMatchObject({ ...terms, rules: 1, secret: null, reserveSeconds: 0 });
  expect(stored?.record?.seats).toEqual([{ ...seats[0], left: null, reserve: 0, seal: null, number: null }, null]);
});

test('a match whose record lacks a field is known by its id alone', async () => {
  const dir = await newFolder();
  await openSqlite({ dir, synchronous: 'normal' }).close();
  const db = new Database(`${dir}/tiefenthal.sqlite`);
  const insert = db.prepare("INSERT INTO matches (id, status, public, updated, record) VALUES (?, 'waiting', 1, 2, ?)");
  const { reserveSeconds: _missing, ...record } = { ...blankRecord(1), id: 'lacking' };
  insert.run(['lacking', JSON.stringify(record)]);
  db.close();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  opened.push(storage);
  expect(await storage.stored('lacking')).toMatchObject({ id: 'lacking', record: null });
});
