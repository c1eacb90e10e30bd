// A PostgreSQL outage during games: no acknowledged move is lost, and no server has to be restarted.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { pick } from './kit/duel.ts';
import { readyzBecomes } from './kit/health.ts';
import type { TestClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { type PostgresServer, startPostgres } from './kit/postgres.ts';
import { startMatchAcross } from './kit/processes.ts';
import { randomChooser } from './kit/tavern.ts';
import { closeEverything } from './kit/closeEverything.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(closeEverything);
afterAll(() => postgres.close());

test('while the database is away no move is taken, and afterwards the game goes on where it was', async () => {
  const server = await openServer({ config: { databaseUrl: await postgres.newDatabase() } });
  const { clients } = await startMatch(server);
  expect(await clients[0]!.socket.move(pick(3))).toBeNull();
  await postgres.kill();
  expect(await clients[1]!.socket.move(pick(3))).toEqual({ code: 'notSaved' });
  await readyzBecomes(server, 503);
  expect(server.logged()).toContain('the database cannot be written');
  await postgres.start();
  await readyzBecomes(server, 200);
  await clients[1]!.until('is back', ({ status }) => status === 'open');
  await playToTheEnd({ clients });
  expect(server.logged()).toContain('the database can be written again');
}, 90_000);

test('a database that is restarted again and again during games loses no move that anybody was told of', async () => {
  const config = { databaseUrl: await postgres.newDatabase() };
  const servers = [
    await openServer({ ruleset: tiefenthal(), config }),
    await openServer({ ruleset: tiefenthal(), config }),
  ];
  const [server] = servers as [TestServer];
  const parties = [await startMatch(server), await startMatchAcross(servers, 3)];
  const played = Promise.all(parties.map((party, i) => playToTheEnd(party, randomChooser(`restart ${i}`))));
  for (let restarts = 1; restarts <= 3; restarts++) {
    const goesOn = ({ log }: TestClient['received']): boolean => log.length >= restarts * 15;
    for (const { clients } of parties) await clients[0]!.until('the game goes on', goesOn);
    await postgres.kill();
    await postgres.start();
    for (const each of servers) await readyzBecomes(each, 200);
  }
  await played;
  for (const { id, clients } of parties) {
    const stored = new Map((await server.lobby.log(id, 0, 500)).map((entry) => [entry.n, entry]));
    const told = clients.flatMap(({ received: { log } }) => log);
    const lost = told.filter(({ n, seat }) => stored.get(n)?.seat !== seat);
    expect(lost).toEqual([]);
    expect((await server.lobby.get(id)).gameover).toBeDefined();
  }
}, 120_000);
