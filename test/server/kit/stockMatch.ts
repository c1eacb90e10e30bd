// A running match on boardgame.io's own server, and a raw connection to it.
import { join } from 'node:path';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import { buildScripts } from './build.ts';
import { type Child, startChild } from './child.ts';
import { post } from './post.ts';

export interface StockMatch {
  readonly child: Child;
  readonly id: string;
  /** The keys of seat 0 and seat 1. */
  readonly keys: readonly string[];
  readonly socket: Socket;
  /** The answer to a new sync of the match. */
  readonly look: () => Promise<StockSync>;
  /** Connects with these options, such as another site's origin, and disconnects as soon as it is let in. */
  connect(options: Partial<ManagerOptions>): Promise<void>;
  /** Chats as seat 0; resolves with the payload as everybody gets it. */
  chat(payload: string): Promise<string>;
  /** Sends an action as seat 0 with its own key. Resolves when the server updates or ends, or after 300 ms. */
  act(action: { type: string; payload?: object; state?: unknown }): Promise<void>;
}

export interface StockSync {
  readonly state: { G: Record<string, unknown>; ctx: Record<string, unknown>; _stateID: number };
  readonly initialState: { G: { deck: unknown }; plugins: { random: { data: { seed: string } } } };
}

const sockets = new Set<Socket>();

// Test files run side by side: each worker builds for itself.
const folder = `stock${process.env['VITEST_POOL_ID'] ?? ''}`;
let built: Promise<string> | null = null;

/** Starts boardgame.io's own server in a process of its own, because some attacks end that process. */
export const openStockMatch = async (): Promise<StockMatch> => {
  built ??= buildScripts(folder, { stockServer: 'test/server/kit/stockServer.ts' });
  const child = await startChild(join(await built, 'stockServer.js'));
  const games = `${child.url}/games/duel`;
  const created = await post(`${games}/create`, { numPlayers: 2, setupData: { modules: 1 } });
  const { matchID: id } = created.body as { matchID: string };
  const keys: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${games}/${id}/join`, { playerID, playerName: `Player ${playerID}` });
    keys.push((joined.body as { playerCredentials: string }).playerCredentials);
  }
  const connect = async (options: Partial<ManagerOptions>): Promise<Socket> => {
    const opened = io(`${child.url}/duel`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    sockets.add(opened);
    await new Promise((resolve) => opened.once('connect', () => resolve(undefined)));
    return opened;
  };
  const socket = await connect({});
  const look = (): Promise<StockSync> =>
    new Promise((resolve) => {
      socket.once('sync', (_id: string, sync: StockSync) => resolve(sync));
      socket.emit('sync', id, '0', keys[0], 2);
    });
  await look();
  return {
    child,
    id,
    keys,
    socket,
    look,
    async connect(options) {
      (await connect(options)).disconnect();
    },
    chat(payload) {
      const relayed = new Promise<string>((resolve) =>
        socket.once('chat', (_id: string, message: { payload: string }) => resolve(message.payload)),
      );
      socket.emit('chat', id, { id: 'a', sender: '0', payload }, keys[0]);
      return relayed;
    },
    async act({ type, payload, ...more }) {
      const answered = new Promise((resolve) => {
        socket.once('update', resolve);
        void child.ended.then(resolve);
        setTimeout(resolve, 300);
      });
      socket.emit(
        'update',
        { type, payload: { playerID: '0', ...payload, credentials: keys[0] }, ...more },
        0,
        id,
        '0',
      );
      await answered;
    },
  };
};

/** For `afterEach`. */
export const closeStockMatches = (): void => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
};
