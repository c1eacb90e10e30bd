// The contract of storage adapters, which each of them in `kit/adapters.ts` has to keep, by itself and under a journal.
import { afterEach, describe, expect, test } from 'vitest';
import { blankRecord } from '../../server/match/blankRecord.ts';
import type { MatchRecord } from '../../server/match/record.ts';
import { createJournal, FULL_BATCH } from '../../server/storage/journal.ts';
import { Conflict, type Write } from '../../server/storage/storage.ts';
import { ADAPTERS, closeAll, openNew } from './kit/adapters.ts';
import { entry } from './kit/moveEntry.ts';

afterEach(closeAll);

const record = (id: string, change: Partial<MatchRecord> = {}): MatchRecord => ({
  ...blankRecord(1000),
  id,
  ...change,
});
const move = (id: string, n: number): Write => ({ kind: 'entry', id, entry: entry(n) });

describe.each(ADAPTERS)('%s', (_name, adapter) => {
  test('keeps a record, and its latest change, for whoever opens the database next', async () => {
    const { storage, again } = await openNew(adapter);
    const changed = record('a', { revision: 1, title: 'Zum Bären 🍺', status: 'playing' });
    await storage.write([{ kind: 'record', record: record('a') }]);
    await storage.write([{ kind: 'record', record: changed }]);
    const later = await again();
    expect((await later.stored('a'))?.record).toEqual(changed);
    expect(await later.stored('b')).toBeNull();
  });

  test('lists the open matches, and the public finished ones from the latest back', async () => {
    const { storage } = await openNew(adapter);
    const records = [
      record('waits'),
      record('plays', { status: 'playing' }),
      record('ended', { status: 'over', updatedAt: 20 }),
      record('endedLater', { status: 'over', updatedAt: 30 }),
      record('endedPrivately', { status: 'over', updatedAt: 40, public: false }),
    ];
    await storage.write(records.map((each) => ({ kind: 'record', record: each })));
    expect((await storage.openMatches(9)).map(({ id }) => id).sort()).toEqual(['plays', 'waits']);
    /** The finished matches before that time; those of exactly that time only if their ids are smaller. */
    const endedBefore = async (updatedAt: number, limit: number, id = '') =>
      (await storage.finished({ before: { updatedAt, id }, limit })).map((match) => match.id);
    expect(await endedBefore(100, 9)).toEqual(['endedLater', 'ended']);
    expect(await endedBefore(30, 9)).toEqual(['ended']);
    expect(await endedBefore(100, 1)).toEqual(['endedLater']);
    expect(await endedBefore(30, 9, 'endedLater')).toEqual(['ended']);
    expect(await endedBefore(30, 9, 'z')).toEqual(['endedLater', 'ended']);
  });

  test('says which matches are old enough to be cleared away, and why', async () => {
    const { storage } = await openNew(adapter);
    const records = [
      record('waits', { usedAt: 20, visited: true }),
      record('nobodyLooked', { usedAt: 20, status: 'playing' }),
      record('plays', { status: 'playing', usedAt: 20, visited: true }),
      record('ended', { status: 'over', usedAt: 20, visited: true }),
    ];
    await storage.write(records.map((each) => ({ kind: 'record', record: each })));
    /** Each number is the latest time of last use that has expired; -1 is before all of them. */
    const expired = async (expiry: object) => {
      const never = { unvisited: -1, waiting: -1, abandoned: -1, finished: -1 };
      return (await storage.expired({ ...never, ...expiry }, 9)).map(({ id, why }) => `${id}: ${why}`);
    };
    expect(await expired({ unvisited: 20 })).toEqual(['nobodyLooked: unvisited']);
    expect(await expired({ waiting: 20 })).toEqual(['waits: waiting']);
    expect((await expired({ abandoned: 20 })).sort()).toEqual(['nobodyLooked: abandoned', 'plays: abandoned']);
    expect(await expired({ finished: 20 })).toEqual(['ended: finished']);
    expect(await expired({ unvisited: 19, waiting: 19, abandoned: 19, finished: 19 })).toEqual([]);
    expect(await storage.expired({ unvisited: 99, waiting: 99, abandoned: 99, finished: 99 }, 3)).toHaveLength(3);
  });

  test('says who made each of the matches that are not over', async () => {
    const { storage, again } = await openNew(adapter);
    const records = [
      record('waits', { creator: 'anna' }),
      record('plays', { creator: 'anna', status: 'playing' }),
      record('ended', { creator: 'anna', status: 'over' }),
      record('anothers', { creator: 'ben' }),
      record('nobodys'),
    ];
    await storage.write(records.map((each) => ({ kind: 'record', record: each })));
    await storage.write([{ kind: 'record', record: record('waits', { creator: 'anna', revision: 1 }) }]);
    await storage.write([{ kind: 'wipe', id: 'plays' }]);
    expect((await (await again()).creators()).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'anothers', creator: 'ben' },
      { id: 'waits', creator: 'anna' },
    ]);
  });

  test('has a secret of its own, the same for ever', async () => {
    const { storage, again } = await openNew(adapter);
    const secret = await storage.secret();
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await (await again()).secret()).toBe(secret);
    const another = await openNew(adapter);
    expect(await another.storage.secret()).not.toBe(secret);
  });

  test('keeps the time of the servers', async () => {
    const { storage, again } = await openNew(adapter);
    expect(await storage.time()).toBeNull();
    await storage.write([{ kind: 'time', time: 1_700_000_000_000 }]);
    expect(await (await again()).time()).toBe(1_700_000_000_000);
  });

  test('gives back a game as its latest snapshot and the moves since, and its first state for ever', async () => {
    const { storage, again } = await openNew(adapter);
    await storage.write([{ kind: 'snapshot', id: 'a', n: 0, state: { at: 0 } }, move('a', 0), move('a', 1)]);
    expect(await storage.game('a')).toEqual({ state: { at: 0 }, entries: [entry(0), entry(1)] });
    await storage.write([{ kind: 'snapshot', id: 'a', n: 2, state: { at: 2 } }, move('a', 2)]);
    await storage.write([move('a', 3), { kind: 'snapshot', id: 'a', n: 4, state: { at: 4 } }, move('a', 4)]);
    const later = await again();
    expect(await later.game('a')).toEqual({ state: { at: 4 }, entries: [entry(4)] });
    expect(await later.firstState('a')).toEqual({ at: 0 });
    expect(await later.game('b')).toBeNull();
    expect(await later.firstState('b')).toBeNull();
  });

  test('reads the log from one number to another', async () => {
    const { storage } = await openNew(adapter);
    await storage.write([0, 1, 2, 3, 4].map((n) => move('a', n)));
    expect((await storage.entries('a', 1, 4)).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(await storage.entries('a', 9, 12)).toEqual([]);
  });

  test('takes a move once, and none whose number leaves a gap', async () => {
    const { storage } = await openNew(adapter);
    await storage.write([move('a', 0), move('a', 1)]);
    await expect(storage.write([move('a', 1)])).rejects.toThrow(Conflict);
    await expect(storage.write([move('a', 3)])).rejects.toThrow(Conflict);
    await expect(storage.write([move('b', 1)])).rejects.toThrow(Conflict);
    expect((await storage.entries('a', 0, 9)).map(({ n }) => n)).toEqual([0, 1]);
  });

  test('takes a change of a record only if it is numbered next after the latest one', async () => {
    const { storage } = await openNew(adapter);
    const write = (change: Partial<MatchRecord>) => storage.write([{ kind: 'record', record: record('a', change) }]);
    await expect(write({ revision: 1 })).rejects.toThrow(Conflict);
    await write({});
    await write({ revision: 1, title: 'the first' });
    for (const revision of [0, 1, 3]) await expect(write({ revision, title: 'the second' })).rejects.toThrow(Conflict);
    expect((await storage.stored('a'))?.record?.title).toBe('the first');
    await storage.write([{ kind: 'wipe', id: 'a' }]);
    await expect(write({ revision: 2 })).rejects.toThrow(Conflict);
    expect(await storage.stored('a')).toBeNull();
  });

  test('writes nothing that was decided on a record which has changed or gone since', async () => {
    const { storage } = await openNew(adapter);
    await storage.write([{ kind: 'record', record: record('a') }]);
    const ifAt = (revision: number): Write => ({ kind: 'unchanged', id: 'a', revision });
    await storage.write([ifAt(0), move('a', 0), { kind: 'record', record: record('a', { revision: 1 }) }]);
    await expect(storage.write([ifAt(0), move('a', 1)])).rejects.toThrow(Conflict);
    await expect(storage.write([ifAt(0), { kind: 'wipe', id: 'a' }])).rejects.toThrow(Conflict);
    expect((await storage.entries('a', 0, 9)).length).toBe(1);
    await storage.write([ifAt(1), move('a', 1), { kind: 'wipe', id: 'a' }]);
    await expect(storage.write([ifAt(1), move('a', 0)])).rejects.toThrow(Conflict);
  });

  test('keeps the newest match under a name, and replaces it only for a write that knows which match that is', async () => {
    const { storage, again } = await openNew(adapter);
    const add = (id: string, before: string | null): Promise<void> =>
      storage.write([
        { kind: 'newest', name: 'quick', id, before },
        { kind: 'record', record: record(id) },
      ]);
    expect(await storage.newest('quick')).toBeNull();
    await add('a', null);
    await expect(add('b', null)).rejects.toThrow(Conflict);
    expect(await storage.stored('b')).toBeNull();
    await add('b', 'a');
    await expect(add('c', 'a')).rejects.toThrow(Conflict);
    const later = await again();
    expect([await later.newest('quick'), await later.newest('other')]).toEqual(['b', null]);
  });

  test('writes all of a batch or nothing', async () => {
    const { storage } = await openNew(adapter);
    await storage.write([move('a', 0)]);
    await expect(
      storage.write([{ kind: 'record', record: record('a') }, move('a', 1), move('a', 7)]),
    ).rejects.toThrow();
    expect(await storage.stored('a')).toBeNull();
    expect(await storage.entries('a', 0, 9)).toEqual([entry(0)]);
    await storage.write([move('a', 1)]);
    expect(await storage.entries('a', 0, 9)).toEqual([entry(0), entry(1)]);
  });

  test('keeps the latest lines of a chat, oldest first', async () => {
    const { storage, again } = await openNew(adapter);
    const line = (at: number) => ({ at, seat: null, name: 'Anna', text: `line ${at}` });
    await storage.write([1, 2, 3].map((at) => ({ kind: 'line', id: 'a', line: line(at) })));
    expect(await (await again()).lines('a', 2)).toEqual([line(2), line(3)]);
  });

  test('forgets everything about a match that is wiped, and nothing about another', async () => {
    const { storage } = await openNew(adapter);
    for (const id of ['a', 'b']) {
      await storage.write([
        { kind: 'record', record: record(id) },
        { kind: 'snapshot', id, n: 0, state: {} },
        move(id, 0),
        { kind: 'line', id, line: { at: 1, seat: 0, name: 'Anna', phrase: 'hello' } },
      ]);
    }
    await storage.write([{ kind: 'wipe', id: 'a' }]);
    expect([
      await storage.stored('a'),
      await storage.game('a'),
      await storage.entries('a', 0, 9),
      await storage.lines('a', 9),
    ]).toEqual([null, null, [], []]);
    expect((await storage.stored('b'))?.record?.id).toBe('b');
    expect(await storage.game('b')).toEqual({ state: {}, entries: [entry(0)] });
    expect(await storage.lines('b', 9)).toHaveLength(1);
  });

  test('in a journal: writes of one instant are stored in order, and one that is refused makes no other fail', async () => {
    const { storage } = await openNew(adapter);
    const batches: number[] = [];
    const journal = createJournal(storage, (groups) => batches.push(groups));
    const results = await Promise.allSettled([
      journal.write(move('a', 0)),
      journal.write(move('b', 5)),
      journal.write(move('a', 1)),
      journal.write(move('c', 0), move('c', 9)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect((await storage.entries('a', 0, 9)).map(({ n }) => n)).toEqual([0, 1]);
    expect(await storage.entries('c', 0, 9)).toEqual([]);
    expect(batches).toEqual([4]);
    await journal.settled();
  });
});

test('a journal commits a full batch at once, without waiting for the end of the event loop’s turn', async () => {
  const [, adapter] = ADAPTERS[0]!;
  const { storage } = await openNew(adapter);
  const journal = createJournal(storage, () => undefined);
  let hasTurnEnded = false;
  setImmediate(() => (hasTurnEnded = true));
  await Promise.all(Array.from({ length: FULL_BATCH }, (_, n) => journal.write(move(`match ${n}`, 0))));
  expect(hasTurnEnded).toBe(false);
});
