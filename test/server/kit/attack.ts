// The attacker's tools: raw connections to a running match on our server.
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { PROTOCOL, MATCH_NAMESPACE } from '../../../server/wire/protocol.ts';
import { pick } from './duel.ts';
import { connectClient } from './testClient.ts';
import { openServer, type TestServer } from './server.ts';
import { type Party, startMatch } from './party.ts';

const sockets = new Set<Socket>();
export const closeRawSockets = (): void => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
};

export interface OurMatch extends Party {
  readonly server: TestServer;
  /** Seat 0's raw connection: sends what no client of ours would. */
  readonly raw: Socket;
  /** Sends the event over `raw`. Resolves with its answer; with SILENCE if it is ignored or the connection is cut. */
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

/** The refusal of a connection, or `was let in`. */
export const connectionRefusal = (url: string, auth: object): Promise<unknown> =>
  rawSocket(url, auth).then(
    () => 'was let in',
    (error: unknown) => (error as { data: unknown }).data,
  );

/** Sends the move as it is. Resolves with the server's answer: null when the move was made, or else the refusal. */
export const answerTo = (socket: Socket, sent: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    const mark = (sent as { id?: unknown } | null | undefined)?.id ?? null;
    const done = (answer: unknown): void => {
      socket.off('answer', answered).off('step', stepped);
      resolve(answer);
    };
    const answered = (id: unknown, answer: unknown): void => {
      // The server answers what it cannot read with the id null.
      if (id === mark || id === null) done(answer);
    };
    // A move that was made is answered by its own step.
    const stepped = (_from: unknown, _to: unknown, _patch: unknown, _entries: unknown, made: unknown): void => {
      if (made === mark) done(null);
    };
    socket.on('answer', answered).on('step', stepped).emit('move', sent);
  });

/** A running match on our server. */
export const openOurMatch = async (): Promise<OurMatch> => {
  const server = await openServer();
  const party = await startMatch(server);
  const raw = await rawSocket(server.url, { match: party.id, key: party.seats[0]!.key });
  return {
    ...party,
    server,
    raw,
    send: (event, ...args) => {
      const acknowledged = (name: string, ...sent: unknown[]): Promise<unknown> =>
        new Promise((resolve) => raw.emit(name, ...sent, resolve));
      const silenceAfter = (end: Promise<unknown>): Promise<unknown> => end.then(() => SILENCE);
      return Promise.race([
        event === 'move' ? answerTo(raw, args[0]) : acknowledged(event, ...args),
        silenceAfter(new Promise((resolve) => raw.once('disconnect', resolve))),
        // An event without a listener gets no answer; it counts as ignored once a later event is answered.
        ...(event === 'move' || event === 'say' ? [] : [silenceAfter(acknowledged('say', {}))]),
      ]);
    },
  };
};

/** A move as our client sends it: legal at the start of the match, for either seat, but for the change. */
export const frame = (change: object): object => ({
  version: 0,
  id: Math.random().toString(36).slice(2),
  move: pick(1),
  ...change,
});

/** Expects that no move was made in the match yet, and that it goes on: seat 1 makes one. */
export const expectUnharmed = async ({ server, id, seats, clients }: OurMatch): Promise<void> => {
  const fresh = await connectClient({ url: server.url, match: id, key: seats[1]!.key });
  expect(fresh.received).toMatchObject({
    version: 0,
    view: { G: { round: 1, picks: { 0: null, 1: null } } },
    match: { status: 'playing' },
  });
  expect(await clients[1]!.socket.move(pick(2))).toBeNull();
};
