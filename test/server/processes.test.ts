// Several processes on one PostgreSQL database: people of one match at different processes play as at one, also when
// a process is killed, hangs or is replaced.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLobby } from '../../client/net/lobby.ts';
import { openBalancer } from './kit/balancer.ts';
import { endChildren } from './kit/child.ts';
import { connectClient, closeClients } from './kit/testClient.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { openProcesses, type Process, startMatchAcross } from './kit/processes.ts';
import { randomChooser } from './kit/tavern.ts';

/** The phases in which people make moves, whatever the modules. */
const WITH_MOVES = ['guests', 'orders', 'planning', 'serving'] as const;

const PATIENCE = { timeout: 20_000, interval: 100 };

let one: Process;
let other: Process;
beforeAll(async () => {
  const processes = await openProcesses();
  one = await processes.start();
  other = await processes.start();
}, 60_000);
afterEach(closeClients);
afterAll(endChildren);

describe('a match whose people are at different processes', () => {
  test.each([1, 2, 3, 4, 5])(
    'is played to its end with %i modules',
    async (modules) => {
      const party = await startMatchAcross([one, other], 2 + (modules % 3), { modules });
      await playToTheEnd(party, randomChooser(`two processes, ${modules}`));
      for (const { until } of party.clients)
        await until('it is over', ({ match, view }) => match.status === 'over' && view!.ctx['gameover'] !== undefined);
      const [anna, ...others] = party.clients.map(({ received }) => received);
      expect(anna!.match.gameover).toBeDefined();
      expect(anna!.log.map(({ n }) => n)).toEqual(anna!.log.map((_, n) => n));
      const phases = new Set(anna!.log.map(({ phase }) => phase));
      for (const phase of WITH_MOVES) expect(phases).toContain(phase);
      for (const told of others)
        expect([told.version, told.log.map(({ n, at }) => [n, at])]).toEqual([
          anna!.version,
          anna!.log.map(({ n, at }) => [n, at]),
        ]);
    },
    60_000,
  );
});

describe('a process that is killed', () => {
  test('has its bots played by another, and its people count as away', async () => {
    const processes = await openProcesses();
    const leader = await processes.start();
    await expect.poll(leader.leads, PATIENCE).toBe(true);
    const next = await processes.start();
    const party = await startMatchAcross([next, leader], 2, { modules: 1, bots: ['easy'] });
    const [anna, lost] = party.clients;
    const choose = randomChooser('bots of another process');
    const playing = playToTheEnd({ clients: [anna!] }, choose);
    // Clients at the killed process do not see the end.
    playToTheEnd({ clients: [lost!] }, choose).catch(() => undefined);
    const movesOfBot = () => anna!.received.log.filter(({ seat }) => seat === 2).length;
    await anna!.until('the bot plays', () => movesOfBot() > 5);
    leader.child.process.kill('SIGKILL');
    await anna!.until('Ben is away', ({ match }) => match.players[1]?.isConnected === false);
    await expect.poll(next.leads, PATIENCE).toBe(true);
    const ben = await connectClient({ url: next.url, match: party.id, key: party.seats[1]!.key });
    await anna!.until('Ben is back', ({ match }) => match.players[1]?.isConnected === true);
    await Promise.all([playing, playToTheEnd({ clients: [ben] }, choose)]);
    expect(anna!.received.match.status).toBe('over');
  }, 60_000);
});

describe('a process that hangs for a while', () => {
  test('loses the lead to another, and serves its clients again afterwards', async () => {
    const processes = await openProcesses();
    const leader = await processes.start();
    await expect.poll(leader.leads, PATIENCE).toBe(true);
    const next = await processes.start();
    const party = await startMatchAcross([next, leader], 2, { modules: 1 });
    // As when its machine is cut off from the network: its connection to the database stays open, and is silent.
    leader.child.process.kill('SIGSTOP');
    await expect.poll(next.leads, PATIENCE).toBe(true);
    leader.child.process.kill('SIGCONT');
    await playToTheEnd(party, randomChooser('a process that stood still'));
    for (const { until } of party.clients) await until('it is over', ({ match }) => match.status === 'over');
  }, 60_000);
});

describe('replacing the processes', () => {
  test('one after the other ends no game and needs no pause', async () => {
    const processes = await openProcesses();
    const balancer = await openBalancer();
    const old = [await processes.start(), await processes.start()];
    for (const { url } of old) balancer.add(url);
    const server = { url: balancer.url, lobby: createLobby(balancer.url) };
    const parties = await Promise.all([2, 3].map((people) => startMatch(server, people, { modules: 3 })));
    const playing = parties.map((party, i) => playToTheEnd(party, randomChooser(`restart ${i}`)));
    for (const { child, url } of old) {
      const versions = parties.map(({ clients }) => clients[0]!.received.version);
      balancer.add((await processes.start()).url);
      balancer.remove(url);
      child.process.kill('SIGTERM');
      expect(await child.ended).toBe(0);
      await Promise.all(
        parties.map(({ clients }, i) =>
          clients[0]!.until('it goes on', ({ version, match }) => version > versions[i]! || match.status === 'over'),
        ),
      );
    }
    await Promise.all(playing);
    for (const { clients } of parties)
      for (const { until, received } of clients) {
        await until('it is over', ({ match }) => match.gameover !== undefined);
        expect(received.log.map(({ n }) => n)).toEqual(received.log.map((_, n) => n));
      }
    balancer.close();
  }, 60_000);
});
