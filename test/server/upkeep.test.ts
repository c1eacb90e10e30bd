// The server's own activities: bots that play, matches that leave memory or are deleted, chat that is kept.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Duel, pick } from './kit/duel.ts';
import { connectClient, closeClients } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { playToTheEnd, refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('bots', () => {
  test('play a whole match with a person, each in its seat', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server, 4, { bots: ['easy', 'easy', 'easy'] });
    await playToTheEnd({ clients });
    expect(clients[0]!.received.log.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(clients[0]!.received.match.status).toBe('over');
  });

  test('that fail do not stop the match: the simplest bot moves for them', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server, 2, { bots: ['broken'] });
    await playToTheEnd({ clients });
    expect(clients[0]!.received.match.status).toBe('over');
    expect(server.logged()).toContain('a bot failed');
  });

  test('go on after a restart, when somebody looks', async () => {
    const server = await openServer({ config: { botPauseMs: 60_000 } });
    const { seats, id } = await startMatch(server, 2, { bots: ['easy'] });
    await server.close();
    const later = await openServer({ dir: server.dir });
    const anna = await connectClient({ url: later.url, match: id, key: seats[0]!.key });
    await anna.until('the bot has picked', ({ view }) => (view!.G as Duel).picks['1'] === 'hidden');
  });
});

describe('the server', () => {
  test('takes idle games out of memory, and brings them back when somebody comes', async () => {
    const server = await openServer({ config: { idleMs: 40 } });
    const { clients, seats, id } = await startMatch(server);
    await clients[0]!.socket.move(pick(3));
    expect(server.registry.matches.get(id)?.game).not.toBeNull();
    for (const { socket } of clients) socket.close();
    await vi.waitFor(() => expect(server.registry.matches.get(id)?.game).toBeNull());
    const anna = await connectClient({ url: server.url, match: id, key: seats[0]!.key });
    expect(anna.received).toMatchObject({ version: 1, view: { G: { picks: { 0: 3 } } } });
  });

  test('deletes matches that never began, that were abandoned, and that were over long ago', async () => {
    const server = await openServer();
    const waiting = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const abandoned = await startMatch(server);
    const finished = await startMatch(server);
    await playToTheEnd(finished);
    closeClients();
    await server.close();
    const patient = await openServer({ dir: server.dir, config: { idleMs: 10 } });
    await vi.waitFor(() => expect(patient.registry.matches.get(abandoned.id)?.game ?? null).toBeNull());
    expect((await patient.lobby.list()).matches).toHaveLength(2);
    await patient.close();
    const strict = await openServer({
      dir: server.dir,
      config: { idleMs: 10, waitingMs: 10, abandonedMs: 10, finishedMs: 10 },
    });
    for (const { id } of [waiting, abandoned, finished]) {
      await vi.waitFor(async () => expect(await refusalOf(strict.lobby.get(id))).toBe('notFound'));
    }
  });
});

describe('chat', () => {
  test('reaches everyone, is kept for those who come later, and survives a restart', async () => {
    const server = await openServer();
    const { clients, id } = await startMatch(server);
    expect(await clients[0]!.socket.say({ text: '  <b>Prost</b>\nall \u202Etogether\u0007 ' })).toBeNull();
    expect(await clients[1]!.socket.say({ phrase: 'cheers' })).toBeNull();
    await clients[0]!.until('both have spoken', ({ chat }) => chat.length === 2);
    const lines = [
      { seat: 0, name: 'Anna', text: '<b>Prost</b> all together' },
      { seat: 1, name: 'Ben', phrase: 'cheers' },
    ];
    expect(clients[0]!.received.chat).toMatchObject(lines);
    await server.close();
    const later = await openServer({ dir: server.dir });
    expect((await connectClient({ url: later.url, match: id })).received.chat).toMatchObject(lines);
  });

  test('is open to spectators only if the host says so, under a name of their own', async () => {
    const server = await openServer();
    const closed = await startMatch(server);
    const quiet = await connectClient({ url: server.url, match: closed.id, name: 'Zoe' });
    expect(await quiet.socket.say({ text: 'hello' })).toEqual({ code: 'notAllowed' });
    const open = await startMatch(server, 2, { spectatorChat: true });
    const nameless = await connectClient({ url: server.url, match: open.id });
    expect(await nameless.socket.say({ text: 'hello' })).toEqual({ code: 'nameInvalid' });
    const zoe = await connectClient({ url: server.url, match: open.id, name: 'Zoe' });
    expect(await zoe.socket.say({ text: 'hello' })).toBeNull();
    await open.clients[0]!.until('Zoe has spoken', ({ chat }) => chat.length === 1);
    expect(open.clients[0]!.received.chat[0]).toMatchObject({ seat: null, name: 'Zoe', text: 'hello' });
  });
});
