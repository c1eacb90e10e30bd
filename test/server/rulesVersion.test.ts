// Matches that were begun under another version of the rules: kept, but not continued.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { personSeat } from '../../server/lobby/lobby.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { duel, pick } from './kit/duel.ts';
import { createOldDatabase } from './kit/oldDatabase.ts';
import { connectClient } from './kit/testClient.ts';
import { type ServerOptions, newFolder, openServer } from './kit/server.ts';
import { seatPeople, getReady, playToTheEnd, refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

/** A closed server whose database has a match in play, one that waits and one that is over. */
const closedServer = async (options: ServerOptions = {}) => {
  const server = await openServer(options);
  const playing = await startMatch(server, 2, { title: 'playing' });
  await playing.clients[0]!.socket.move(pick(9));
  await playing.clients[0]!.socket.say({ text: 'see you tomorrow' });
  const waiting = await seatPeople(server, 2, { title: 'waiting' });
  const over = await startMatch(server, 2, { title: 'over' });
  await playToTheEnd(over);
  const { view } = playing.clients[0]!.received;
  await server.close();
  return { dir: server.dir, playing, waiting, over, view };
};

describe('a match begun with other rules', () => {
  test('is set aside: people are told so and can read its moves, and the server’s log says so once', async () => {
    const { dir, playing } = await closedServer();
    const { lobby, url, logged } = await openServer({ dir, ruleset: duel({ version: 2 }) });
    const [anna] = playing.seats;
    expect(await lobby.get(playing.id)).toMatchObject({
      setupData: { title: 'playing' },
      status: 'playing',
      setAside: true,
    });
    for (const key of [anna!.key, undefined]) {
      const client = await connectClient({ url, match: playing.id, ...(key === undefined ? {} : { key }) });
      expect(client.received).toMatchObject({ status: 'refused', refusal: { code: 'setAside' } });
    }
    expect(await refusalOf(lobby.leave(anna!))).toBe('setAside');
    expect(await refusalOf(lobby.returnToSeat(anna!))).toBe('setAside');
    expect(await lobby.log(playing.id)).toMatchObject([{ n: 0, seat: 0, move: { type: 'pick' } }]);
    expect((await lobby.me(anna!)).name).toBe('Anna');
    expect(logged().match(/set aside/g)).toHaveLength(1);
    expect(logged()).toContain(playing.id);
  });

  test('is not listed among those to watch, does not count towards the limit of matches, and disturbs no other match', async () => {
    const { dir, waiting } = await closedServer();
    const server = await openServer({ dir, ruleset: duel({ version: 2 }), config: { maxMatches: 2 } });
    expect((await server.lobby.list()).matches.map(({ setupData }) => setupData.title)).toEqual(['waiting']);
    await getReady(server, waiting);
    const clients = await Promise.all(waiting.map(({ id, key }) => connectClient({ url: server.url, match: id, key })));
    const fresh = await startMatch(server);
    await Promise.all([playToTheEnd({ clients }), playToTheEnd(fresh)]);
    expect([clients[0]!.received.match, fresh.clients[0]!.received.match]).toMatchObject([
      { status: 'over', setAside: false },
      { status: 'over', setAside: false },
    ]);
  });

  test('keeps its result when it is over, and cannot be replayed', async () => {
    const { dir, over } = await closedServer();
    const { lobby } = await openServer({ dir, ruleset: duel({ version: 2 }) });
    const { matches } = await lobby.list({ status: 'over' });
    expect(matches).toMatchObject([
      { setupData: { title: 'over' }, setAside: true, gameover: { scores: expect.any(Array) } },
    ]);
    expect(await refusalOf(lobby.replay(over.id))).toBe('setAside');
  });

  test('goes on where it was when its own rules are back: nothing of it was lost', async () => {
    const { dir, playing, view } = await closedServer();
    await (await openServer({ dir, ruleset: duel({ version: 2 }) })).close();
    const { url } = await openServer({ dir });
    const clients = await Promise.all(playing.seats.map(({ id, key }) => connectClient({ url, match: id, key })));
    expect(clients[0]!.received).toMatchObject({ view, version: 1, chat: [{ text: 'see you tomorrow' }] });
    await playToTheEnd({ clients });
    expect(clients[0]!.received.match.status).toBe('over');
  });

  test('is cleared away like one that was abandoned', async () => {
    const { dir, playing, over } = await closedServer();
    const { lobby } = await openServer({
      dir,
      ruleset: duel({ version: 2 }),
      config: { idleMs: 10, abandonedMs: 10, finishedMs: 60_000 },
    });
    await vi.waitFor(async () => expect(await refusalOf(lobby.get(playing.id))).toBe('notFound'));
    expect((await lobby.get(over.id)).gameover).toBeDefined();
  });
});

test('a match whose stored moves are refused by the rules is set aside as well, which is logged once', async () => {
  // As a killed server leaves it: the beginning, and the moves since.
  const { dir, playing } = await closedServer({
    storage: (storage) => ({
      ...storage,
      write: (writes) => storage.write(writes.filter((write) => write.kind !== 'snapshot' || write.n === 0)),
    }),
  });
  const { url, lobby, logged } = await openServer({ dir, ruleset: duel({ highest: 5 }) });
  const client = await connectClient({ url, match: playing.id, key: playing.seats[0]!.key });
  await client.until('is told', ({ refusal }) => refusal?.code === 'setAside');
  expect((await lobby.get(playing.id)).setAside).toBe(true);
  expect(logged().match(/set aside/g)).toHaveLength(1);
});

test('matches that were stored before rules had versions are of the first version', async () => {
  const dir = await newFolder();
  const { rules: _r, secret: _s, promise: _p, beginning: _b, ...record } = blankRecord(1000);
  Object.assign(record, { id: 'before123456', status: 'playing' });
  const { seal, number, ...anna } = personSeat('Anna', 'key', null);
  const db = createOldDatabase(dir, 1);
  db.prepare('INSERT INTO matches (id, status, public, updated, record) VALUES (?, ?, ?, ?, ?)').run([
    record.id,
    'playing',
    1,
    1000,
    JSON.stringify({ ...record, seats: [null, anna], title: 'Zum Bären 🍺', result: { scores: [1, 2] } }),
  ]);
  db.close();
  for (const opened of ['migrated', 'opened again']) {
    const storage = openSqlite({ dir, synchronous: 'normal' });
    expect([opened, (await storage.stored(record.id))?.record]).toEqual([
      opened,
      {
        ...record,
        rules: 1,
        secret: null,
        promise: null,
        beginning: false,
        seats: [null, { ...anna, seal, number }],
        title: 'Zum Bären 🍺',
        result: { scores: [1, 2] },
        usedAt: expect.any(Number),
        visited: true,
      },
    ]);
    await storage.close();
  }
});
