// Notifications between processes that share a PostgreSQL database: they tell of changes, moves, chat and presence, and
// one that is lost is noticed.
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { newDatabase } from './kit/database.ts';
import {
  anna,
  ben,
  closeStorage,
  closeStorages,
  collectReports,
  newLine,
  newMove,
  newRecord,
  openStorage,
  PATIENCE,
} from './kit/storages.ts';

afterEach(closeStorages);

/** Runs SQL on the database directly; no process knows of it. */
const runSql = async (url: string, sql: string, ...values: unknown[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql, values);
  await client.end();
};

/** Stores a change of the match as another process would, but sends no notification of it. */
const changeUnnoticed = (url: string, match: string, name: string): Promise<void> =>
  runSql(
    url,
    `WITH next AS (UPDATE last_change SET number = number + 1 RETURNING number)
    INSERT INTO changes SELECT number, 'another', clock_timestamp(), $1 FROM next`,
    JSON.stringify([{ match, what: ['line'], lines: [newLine(match, name).line] }]),
  );

test('a process is notified of the writes of others, and not of its own', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const [heardHere, heardThere] = [collectReports(one), collectReports(other)];
  await one.write([{ kind: 'record', record: newRecord('a') }, newMove('a', 0), newLine('a', 'Änne')]);
  await one.write([{ kind: 'record', record: newRecord('b') }]);
  await one.write([{ kind: 'wipe', id: 'b' }]);
  await vi.waitFor(() => expect(heardThere.of('b')).toEqual(['record', 'wipe']), PATIENCE);
  expect(heardThere.of('a')).toEqual(['entry', 'line', 'record']);
  expect(heardThere.speakers).toEqual(['Änne']);
  expect([heardHere.of('a'), heardHere.of('b')]).toEqual([[], []]);
});

test('a process that knows of another tells it which moves were made', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const heard = collectReports(other);
  let n = 0;
  await vi.waitFor(async () => {
    await one.write([newMove('a', n++)]);
    expect(heard.entries.some((told) => told !== null)).toBe(true);
  }, PATIENCE);
  // Null stands for moves from before it knew of the other.
  for (const told of heard.entries) if (told !== null) expect(told).toEqual(newMove('a', told.n).entry);
});

test('a batch that is too long for a notification is reported whole and in order with the short ones', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const heard = collectReports(other);
  const names = Array.from({ length: 3000 }, (_, i) => `guest ${i}`);
  for (const from of [0, 1000, 2000])
    for (const batch of [names.slice(from, from + 999), names.slice(from + 999, from + 1000)])
      await one.write(batch.map((name) => newLine('a', name)));
  await vi.waitFor(() => expect(heard.speakers).toHaveLength(3000), PATIENCE);
  expect(heard.speakers).toEqual(names);
});

test('a notification that is lost is noticed, with the next one or without it', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const heard = collectReports(other);
  await changeUnnoticed(url, 'a', 'lost');
  await one.write([newLine('a', 'the next one')]);
  await vi.waitFor(() => expect(heard.speakers).toEqual(['lost', 'the next one']), PATIENCE);
  await changeUnnoticed(url, 'a', 'the last one');
  await vi.waitFor(() => expect(heard.speakers).toEqual(['lost', 'the next one', 'the last one']), PATIENCE);
});

test('a process that was cut off for so long that changes are deleted is told that everything of every match may have changed', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const heard = collectReports(other);
  await one.write(['a', 'b'].map((id) => ({ kind: 'record', record: newRecord(id) })));
  await vi.waitFor(() => expect(heard.of('b')).toEqual(['record']), PATIENCE);
  // As if seven changes had been made and deleted since.
  await runSql(url, 'UPDATE last_change SET number = number + 7');
  const everything = ['entry', 'line', 'presence', 'record', 'wipe'];
  await one.write([newMove('b', 0), newLine('b', 'Anna')]);
  await vi.waitFor(() => expect([heard.of('a'), heard.of('b')]).toEqual([everything, everything]), PATIENCE);
  expect(heard.entries).toEqual([null, null]);
  await one.write([newLine('a', 'Ben')]);
  await vi.waitFor(() => expect(heard.speakers).toContain('Ben'), PATIENCE);
});

test('the people connected to a match are known at the other processes until their process ends', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const heard = collectReports(other);
  one.reportPresence('a', [anna, ben]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna, ben]), PATIENCE);
  await vi.waitFor(() => expect(heard.of('a')).toEqual(['presence']), PATIENCE);
  expect(one.presentElsewhere('a')).toEqual([]);
  const late = await openStorage(url);
  expect(late.presentElsewhere('a')).toEqual([anna, ben]);
  one.reportPresence('a', [ben]);
  late.reportPresence('a', [anna]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toHaveLength(2), PATIENCE);
  await closeStorage(one);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna]), PATIENCE);
});
