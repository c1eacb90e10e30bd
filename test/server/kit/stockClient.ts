// A test client for our server's tables: boardgame.io's own client, unchanged.
import { createRequire } from 'node:module';
import type { Game, LogEntry } from 'boardgame.io';
import type { Socket } from 'socket.io-client';
import type { AnyMove } from '../../../server/wire/match.ts';
import type { ServerRefusal } from '../../../server/wire/refusals.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');

export interface StockState<G> {
  readonly G: G;
  readonly ctx: Readonly<Record<string, unknown>>;
  readonly _stateID: number;
  readonly isActive: boolean;
  readonly isConnected: boolean;
}

type StockClient = ReturnType<typeof Client>;

export interface StockTestClient<G> {
  /** The client of the npm package. */
  readonly library: StockClient;
  readonly seat: number | null;
  readonly state: () => StockState<G> | null;
  readonly leave: () => void;
  /** The refusals that the server has sent, in order. */
  readonly refusals: readonly ServerRefusal[];
  /** The states that its subscribers were called with. */
  readonly states: readonly StockState<G>[];
  readonly until: (what: string, isSo: () => boolean) => Promise<void>;
  /** Makes the move by the client's own function of that name. Resolves when it was made or refused. */
  make(type: string, ...args: unknown[]): Promise<ServerRefusal | null>;
}

interface StockSeat {
  readonly url: string;
  readonly match: string;
  readonly seat?: number;
  readonly key?: string;
  readonly game: Game;
}

const PATIENCE_MS = 20_000;
const clients = new Set<StockClient>();

export const openStockClient = <G>({ url, match, seat, key, game }: StockSeat): StockTestClient<G> => {
  const client = Client({
    game,
    debug: false,
    multiplayer: SocketIO({ server: url }),
    matchID: match,
    ...(seat === undefined ? {} : { playerID: String(seat) }),
    ...(key === undefined ? {} : { credentials: key }),
  });
  const states: StockState<G>[] = [];
  const refusals: ServerRefusal[] = [];
  const watching = new Set<() => void>();
  const look = (): void => watching.forEach((each) => each());
  const state = (): StockState<G> | null => client.getState() as StockState<G> | null;
  client.start();
  clients.add(client);
  client.subscribe((next: unknown) => {
    if (next !== null) states.push(next as StockState<G>);
    look();
  });
  const { socket } = (client as unknown as { transport: { socket: Socket } }).transport;
  socket.on('refused', (_match: string, refusal: ServerRefusal) => {
    refusals.push(refusal);
    look();
  });
  const until = (what: string, isSo: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        if (!isSo()) return;
        watching.delete(check);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        watching.delete(check);
        reject(new Error(`never happened: ${what}; ${JSON.stringify([refusals, state()?.ctx])}`));
      }, PATIENCE_MS);
      watching.add(check);
      check();
    });
  return {
    library: client,
    seat: seat ?? null,
    state,
    leave: () => leave(client),
    refusals,
    states,
    until,
    async make(type, ...args) {
      const from = state()?._stateID ?? 0;
      const before = refusals.length;
      const isOwn = ({ action, _stateID }: LogEntry): boolean =>
        _stateID >= from && action.payload.playerID === client.playerID;
      client.moves[type]!(...args);
      await until(`${type} is answered`, () => refusals.length > before || client.log!.some(isOwn));
      return refusals[before] ?? null;
    },
  };
};

/** Plays the seat whenever it is its turn, until the game is over. */
export const playOn = async <G>(
  player: StockTestClient<G>,
  choose: (view: { G: G; ctx: StockState<G>['ctx'] }, seat: number) => AnyMove | null | Promise<AnyMove | null>,
  argsOf: (move: AnyMove) => unknown[],
): Promise<void> => {
  const { seat, state, until } = player;
  const isOver = (): boolean => state()?.ctx['gameover'] !== undefined;
  for (let seen = -1; ;) {
    await until(`something new for seat ${seat}`, () => isOver() || (state()?._stateID ?? -1) > seen);
    if (isOver()) return;
    const now = state()!;
    seen = now._stateID;
    const move = now.isActive ? await choose(now, seat!) : null;
    if (move === null) continue;
    const refused = await player.make(move.type, ...argsOf(move));
    if (refused === null) continue;
    // Another seat was faster, and the phase is over.
    if (refused.code === 'stale' || refused.code === 'notYourTurn') continue;
    throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refused)}`);
  }
};

/** A client can be stopped only once. */
const leave = (client: StockClient): void => {
  if (clients.delete(client)) client.stop();
};

/** For `afterEach`. */
export const closeStockClients = (): void => {
  for (const client of clients) leave(client);
};
