// The attacker's tools: raw connections to a running match, on our server and on boardgame.io's own.
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { PROTOCOL, MATCH_NAMESPACE } from '../../../server/wire/protocol.ts';
import { pick } from './duel.ts';
import { buildScripts } from './build.ts';
import { connectClient } from './testClient.ts';
import { openServer, type TestServer } from './server.ts';
import { type Party, sitDown } from './party.ts';
import { openStockMatch, type StockMatch } from './stockMatch.ts';

const sockets = new Set<Socket>();
export const closeRawSockets = (): void => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
};

export interface Ours extends Party {
  readonly server: TestServer;
  /** Seat 0's raw connection: sends what no client of ours would. */
  readonly raw: Socket;
  send(event: string, ...args: unknown[]): Promise<unknown>;
}

export const SILENCE = 'no answer';

export const rawSocket = async (url: string, auth: object, options: object = {}): Promise<Socket> => {
  const socket = io(`${url}${MATCH_NAMESPACE}`, {
    auth: { protocol: PROTOCOL, ...auth },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  sockets.add(socket);
  await new Promise((resolve, reject) => {
    socket.once('sync', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

/** The refusal of a connection. */
export const connectionRefusal = (url: string, auth: object): Promise<unknown> =>
  rawSocket(url, auth).then(
    () => 'was let in',
    (error: unknown) => (error as { data: unknown }).data,
  );

/** The server's answer to a move that is sent as it is. */
export const answerTo = (socket: Socket, sent: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    const mark = (sent as { id?: unknown } | null | undefined)?.id ?? null;
    const done = (answer: unknown): void => {
      socket.off('answer', answered).off('step', stepped);
      resolve(answer);
    };
    const answered = (id: unknown, answer: unknown): void => {
      if (id === mark || id === null) done(answer);
    };
    const stepped = (...step: unknown[]): void => {
      if (step[4] === mark) done(null);
    };
    socket.on('answer', answered).on('step', stepped).emit('move', sent);
  });

export const ours = async (): Promise<Ours> => {
  const server = await openServer();
  const party = await sitDown(server);
  const raw = await rawSocket(server.url, { match: party.id, key: party.seats[0]!.key });
  return {
    ...party,
    server,
    raw,
    send: (event, ...args) => {
      const acknowledged = (name: string, ...sent: unknown[]): Promise<unknown> =>
        new Promise((resolve) => raw.emit(name, ...sent, resolve));
      const silence = (until: Promise<unknown>): Promise<unknown> => until.then(() => SILENCE);
      return Promise.race([
        event === 'move' ? answerTo(raw, args[0]) : acknowledged(event, ...args),
        silence(new Promise((resolve) => raw.once('disconnect', resolve))),
        // An event without a listener gets no answer; it counts as ignored once a later event is answered.
        ...(event === 'move' || event === 'say' ? [] : [silence(acknowledged('say', {}))]),
      ]);
    },
  };
};

// Test files run side by side: each worker builds for itself.
const folder = `stock${process.env['VITEST_POOL_ID'] ?? ''}`;
let built: Promise<string> | null = null;

/** boardgame.io's own server in a process of its own: some of what it is sent ends it. */
export const stock = async (): Promise<StockMatch> => {
  built ??= buildScripts(folder, { stock: 'test/server/kit/stock.ts' });
  return openStockMatch(join(await built, 'stock.js'));
};

export const frame = (change: object): object => ({
  version: 0,
  id: Math.random().toString(36).slice(2),
  move: pick(1),
  ...change,
});

/** The match is as it was, and goes on. */
export const expectUnharmed = async ({ server, id, seats, clients }: Ours): Promise<void> => {
  const fresh = await connectClient({ url: server.url, match: id, key: seats[1]!.key });
  expect(fresh.received).toMatchObject({
    version: 0,
    view: { G: { round: 1, picks: { 0: null, 1: null } } },
    match: { status: 'playing' },
  });
  expect(await clients[1]!.socket.move(pick(2))).toBeNull();
};
