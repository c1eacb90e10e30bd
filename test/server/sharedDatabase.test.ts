// The PostgreSQL adapter with several processes: conflicts, notifications, leadership, outages.
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { blankRecord } from '../../server/match/blankRecord.ts';
import type { MoveEntry } from '../../server/match/record.ts';
import { openPostgres } from '../../server/storage/postgres/postgres.ts';
import { type Change, Conflict, type Present, type Storage, StorageFault } from '../../server/storage/storage.ts';
import { newDatabase } from './kit/database.ts';
import { type PostgresServer, startPostgres } from './kit/postgres.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

const opened = new Set<Storage>();
const servers = new Set<PostgresServer>();
afterEach(async () => {
  await Promise.all([...opened].map((storage) => storage.close()));
  opened.clear();
  for (const server of servers) await server.close();
  servers.clear();
});

const open = async (url: string): Promise<Storage> => {
  const storage = await openPostgres({ url, log: pino({ level: 'silent' }) });
  opened.add(storage);
  return storage;
};
const close = async (storage: Storage): Promise<void> => {
  opened.delete(storage);
  await storage.close();
};

/** Asks the database itself, past every process. */
const ask = async (url: string, sql: string, ...values: unknown[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql, values);
  await client.end();
};

/** The reports that a process has received: changes by match, chat lines, and moves, or null where they have to be read. */
const hear = (storage: Storage) => {
  const what = new Map<string, Set<string>>();
  const lines: string[] = [];
  const entries: (MoveEntry | null)[] = [];
  let reports = 0;
  storage.follow((changes: readonly Change[]) => {
    reports++;
    for (const change of changes) {
      what.set(change.match, new Set([...(what.get(change.match) ?? []), ...change.what]));
      lines.push(...change.lines.map(({ name }) => name));
      entries.push(...(change.entries ?? [null]));
    }
  });
  return { of: (match: string) => [...(what.get(match) ?? [])].sort(), lines, entries, reports: () => reports };
};
const leads = (storage: Storage): (() => boolean) => {
  let now = false;
  storage.lead((leading) => (now = leading));
  return () => now;
};

const newRecord = (id: string) => ({ ...blankRecord(1000), id });
const entry = (n: number, mark = 'mark'): MoveEntry => ({
  n,
  seat: 0,
  move: { type: 'pick' },
  at: 5,
  mark,
  secret: false,
  phase: 'pick',
  turn: 1,
});
const move = (id: string, n: number, mark?: string) => ({ kind: 'entry', id, entry: entry(n, mark) }) as const;
const line = (id: string, name: string) =>
  ({ kind: 'line', id, line: { at: 1, seat: null, name, text: 'Hello' } }) as const;
const anna: Present = { keyHash: 'a'.repeat(64), name: null, isSilent: false };
const ben: Present = { keyHash: null, name: 'Ben', isSilent: true };

test('processes that start on an empty database at the same instant bring it up to date once', async () => {
  const url = await newDatabase();
  const storages = await Promise.all([1, 2, 3, 4].map(() => open(url)));
  await storages[0]!.write([{ kind: 'record', record: newRecord('a') }]);
  for (const storage of storages) expect((await storage.stored('a'))?.record?.id).toBe('a');
});

test('of two that make the same move at the same time one is first, every time, and the log has no holes', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  for (let n = 0; n < 100; n++) {
    const results = await Promise.allSettled([
      one.write([move('a', n, 'one')]),
      other.write([move('b', n), move('a', n, 'other')]),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
    const second = await one.entries('b', n, n + 1);
    if (second.length === 0) await one.write([move('b', n)]);
  }
  expect((await one.entries('a', 0, 1000)).map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('writers of the same matches in another order do not wait for each other in a circle', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const ids = ['a', 'b', 'c'];
  await one.write(ids.map((id) => ({ kind: 'record', record: newRecord(id) })));
  for (let revision = 1; revision <= 50; revision++) {
    const write = (storage: Storage, order: readonly string[]) =>
      storage.write(order.map((id) => ({ kind: 'record', record: { ...newRecord(id), revision } })));
    const results = await Promise.allSettled([write(one, ids), write(other, ids.toReversed())]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
  }
});

test('a process hears what the others write, and nothing of what it writes itself', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const [heardHere, heardThere] = [hear(one), hear(other)];
  await one.write([{ kind: 'record', record: newRecord('a') }, move('a', 0), line('a', 'Änne')]);
  await one.write([{ kind: 'record', record: newRecord('b') }]);
  await one.write([{ kind: 'wipe', id: 'b' }]);
  await vi.waitFor(() => expect(heardThere.of('b')).toEqual(['record', 'wipe']), PATIENCE);
  expect(heardThere.of('a')).toEqual(['entry', 'line', 'record']);
  expect(heardThere.lines).toEqual(['Änne']);
  expect([heardHere.of('a'), heardHere.of('b')]).toEqual([[], []]);
});

test('a process that knows of another tells it which moves were made', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard = hear(other);
  let n = 0;
  await vi.waitFor(async () => {
    await one.write([move('a', n++)]);
    expect(heard.entries.some((told) => told !== null)).toBe(true);
  }, PATIENCE);
  for (const told of heard.entries) expect([null, entry(told?.n ?? 0)]).toContainEqual(told);
});

test('a batch that is too long for a notification is heard of whole, and in order with the short ones', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard = hear(other);
  const names = Array.from({ length: 3000 }, (_, i) => `guest ${i}`);
  for (let from = 0; from < 3000; from += from % 1000 === 0 ? 999 : 1)
    await one.write(names.slice(from, from + (from % 1000 === 0 ? 999 : 1)).map((name) => line('a', name)));
  await vi.waitFor(() => expect(heard.lines).toHaveLength(3000), PATIENCE);
  expect(heard.lines).toEqual(names);
});

/** A change of the match by somebody else, whose notification is lost. */
const changeUnnoticed = (url: string, match: string, name: string): Promise<void> =>
  ask(
    url,
    `WITH next AS (UPDATE last_change SET number = number + 1 RETURNING number)
    INSERT INTO changes SELECT number, 'another', clock_timestamp(), $1 FROM next`,
    JSON.stringify([{ match, what: ['line'], lines: [line(match, name).line] }]),
  );

test('a notification that is lost is noticed, with the next one or without it', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard = hear(other);
  await changeUnnoticed(url, 'a', 'lost');
  await one.write([line('a', 'the next one')]);
  await vi.waitFor(() => expect(heard.lines).toEqual(['lost', 'the next one']), PATIENCE);
  await changeUnnoticed(url, 'a', 'the last one');
  await vi.waitFor(() => expect(heard.lines).toEqual(['lost', 'the next one', 'the last one']), PATIENCE);
});

test('a process that was cut off for so long that changes are deleted reads every match anew', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard = hear(other);
  await one.write(['a', 'b'].map((id) => ({ kind: 'record', record: newRecord(id) })));
  await vi.waitFor(() => expect(heard.of('b')).toEqual(['record']), PATIENCE);
  await ask(url, 'UPDATE last_change SET number = number + 7');
  const everything = ['entry', 'line', 'presence', 'record', 'wipe'];
  await one.write([move('b', 0), line('b', 'Anna')]);
  await vi.waitFor(() => expect([heard.of('a'), heard.of('b')]).toEqual([everything, everything]), PATIENCE);
  expect(heard.entries).toEqual([null, null]);
  await one.write([line('a', 'Ben')]);
  await vi.waitFor(() => expect(heard.lines).toContain('Ben'), PATIENCE);
});

test('who is connected to a match is known at the other processes, until a process ends', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard = hear(other);
  one.present('a', [anna, ben]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna, ben]), PATIENCE);
  await vi.waitFor(() => expect(heard.of('a')).toEqual(['presence']), PATIENCE);
  expect(one.presentElsewhere('a')).toEqual([]);
  const late = await open(url);
  expect(late.presentElsewhere('a')).toEqual([anna, ben]);
  one.present('a', [ben]);
  late.present('a', [anna]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toHaveLength(2), PATIENCE);
  await close(one);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna]), PATIENCE);
});

test('one process leads, and when it ends another does', async () => {
  const url = await newDatabase();
  const storages = [await open(url), await open(url), await open(url)];
  const leading = storages.map(leads);
  expect(leading.map((each) => each())).toEqual([true, false, false]);
  await close(storages[0]!);
  await vi.waitFor(() => expect(leading.filter((each) => each())).toHaveLength(1), PATIENCE);
});

test('what a name may do holds over all processes, for each limit and each name', async () => {
  const url = await newDatabase();
  const storages = [await open(url), await open(url)];
  const spend = async (limit: string, name: string, each = 4): Promise<number> => {
    const asked = storages.flatMap((storage) =>
      Array.from({ length: each }, () => storage.spend(limit, name, { times: 5, seconds: 60 })),
    );
    return (await Promise.all(asked)).filter((wait) => wait === 0).length;
  };
  expect(await spend('enter', 'anna')).toBe(5);
  expect(await spend('enter', 'anna')).toBe(0);
  expect(await spend('create', 'anna')).toBe(5);
  expect(await spend('enter', 'ben', 1)).toBe(2);
});

test('the time of the servers goes on for a process that starts while another runs', async () => {
  const url = await newDatabase();
  const one = await open(url);
  await one.write([{ kind: 'time', time: 1_700_000_000_000 }]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const later = await (await open(url)).time();
  expect(later).toBeGreaterThanOrEqual(1_700_000_000_300);
  expect(later).toBeLessThan(1_700_000_060_000);
  await one.write([{ kind: 'time', time: 5 }]);
  expect(await one.time()).toBeGreaterThanOrEqual(1_700_000_000_000);
});

test('a database that goes away refuses what is written, and all goes on by itself when it is back', async () => {
  const server = await startPostgres();
  servers.add(server);
  const url = await server.newDatabase();
  const storages = [await open(url), await open(url)];
  const [one, other] = storages as [Storage, Storage];
  const leading = storages.map(leads);
  const heard = hear(other);
  await one.write([move('a', 0)]);
  one.present('a', [anna]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna]), PATIENCE);
  await server.kill();
  await expect(one.write([move('a', 1)])).rejects.toThrow(StorageFault);
  await expect(one.stored('a')).rejects.toThrow(StorageFault);
  await expect(one.probe()).rejects.toThrow(StorageFault);
  await vi.waitFor(() => expect(leading.some((each) => each())).toBe(false), PATIENCE);
  one.present('b', [ben]);
  await server.start();
  await vi.waitFor(() => one.probe(), PATIENCE);
  expect((await one.entries('a', 0, 9)).map(({ n }) => n)).toEqual([0]);
  // At once, before the connection that hears of it is there again.
  await one.write([move('a', 1), line('a', 'Anna')]);
  await vi.waitFor(() => expect(heard.lines).toEqual(['Anna']), PATIENCE);
  await vi.waitFor(() => expect(leading.filter((each) => each())).toHaveLength(1), PATIENCE);
  await vi.waitFor(
    () => expect([other.presentElsewhere('a'), other.presentElsewhere('b')]).toEqual([[anna], [ben]]),
    PATIENCE,
  );
}, 90_000);

test('a database that is not there is named', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow('ECONNREFUSED 127.0.0.1:1');
});
