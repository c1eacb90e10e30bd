// Floods: too many requests, connections or packets are refused or cut off, and another match goes on meanwhile.
import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { MATCH_NAMESPACE, PROTOCOL } from '../../../server/wire/protocol.ts';
import { pick } from '../kit/duel.ts';
import { answerTo, frame, rawSocket } from '../kit/attack.ts';
import { connectClient } from '../kit/testClient.ts';
import { openServer } from '../kit/server.ts';
import { refusalOf, startMatch } from '../kit/party.ts';
import { enterPacket } from '../kit/rawLine.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

/** Higher than the duel allows. */
const ILLEGAL = pick(99);

describe('a flood', () => {
  test('of frames is refused and cut off, while another match goes on', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const quiet = await startMatch(server);
    const loud = await startMatch(server);
    const raw = await rawSocket(server.url, { match: loud.id, key: loud.seats[0]!.key });
    const send = () => answerTo(raw, frame({ move: ILLEGAL }));
    expect(await Promise.all(Array.from({ length: 100 }, send))).toContainEqual({ code: 'tooFast' });
    for (let i = 0; i < 400; i++) void send();
    await new Promise((resolve) => raw.once('disconnect', () => resolve(undefined)));
    expect(await Promise.all(quiet.clients.map(({ socket }) => socket.move(pick(1))))).toEqual([null, null]);
    expect(loud.clients[1]!.received.version).toBe(0);
  });

  test('of moves is refused per seat, however many tabs it has', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const { seats, id } = await startMatch(server);
    const tabs = await Promise.all([1, 2, 3].map(() => rawSocket(server.url, { match: id, key: seats[0]!.key })));
    const answers = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 30 }, () => answerTo(tab, frame({ move: ILLEGAL })))),
    );
    expect(answers.filter((answer) => (answer as { code: string }).code === 'illegal').length).toBeLessThan(60);
    expect(answers).toContainEqual({ code: 'tooFast' });
  });

  test('of chat lines is refused', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const { clients } = await startMatch(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => clients[0]!.socket.say({ phrase: 'hello' })));
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
    expect(answers).toContainEqual({ code: 'tooFast' });
  });

  test('of new matches, and of requests, is refused', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const create = () => refusalOf(server.lobby.create({ name: 'Anna', players: 2, modules: 1 }));
    const made = await Promise.all(Array.from({ length: 20 }, create));
    expect(made.filter((each) => each === 'was done')).toHaveLength(10);
    expect(made).toContain('tooFast');
    const ask = async () => (await fetch(`${server.url}/games`)).status;
    // On a slow machine the limit refills as fast as requests come, so it is tried again.
    await expect.poll(() => Promise.all(Array.from({ length: 300 }, ask))).toContain(429);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  });

  test('of connections is turned away', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const { id } = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const tried = await Promise.allSettled(Array.from({ length: 70 }, () => rawSocket(server.url, { match: id })));
    const open = tried.filter(({ status }) => status === 'fulfilled').length;
    expect(open).toBeGreaterThan(10);
    expect(open).toBeLessThanOrEqual(60);
  });

  test('of entries to a match over one connection lets one in, or none', async () => {
    const server = await openServer();
    const { id } = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const socket = io(server.url, { transports: ['websocket'], reconnection: false, forceNew: true });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const packet = enterPacket(MATCH_NAMESPACE, { protocol: PROTOCOL, match: id });
    for (let i = 0; i < 50; i++) socket.io.engine.write(packet);
    await connectClient({ url: server.url, match: id });
    // One of the watchers is the client that has just connected.
    expect(server.registry.matches.get(id)!.watchers.size).toBeLessThanOrEqual(2);
    socket.disconnect();
  });

  test('of resyncs ends the connection', async () => {
    const server = await openServer({ config: { rateFactor: 1 } });
    const { id } = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const raw = await rawSocket(server.url, { match: id });
    const ended = new Promise((resolve) => raw.once('disconnect', () => resolve(undefined)));
    for (let i = 0; i < 40; i++) raw.emit('resync');
    await ended;
    expect(raw.connected).toBe(false);
  });
});
