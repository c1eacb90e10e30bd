// The client of the server's lobby: boardgame.io's LobbyClient for its own calls, except for the list, as it does not
// know our filters; our own requests for the rest; and the socket that says when the list has changed.
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { ENDPOINTS, type EndpointName, GAME_NAME } from '../../server/wire/endpoints.ts';
import type { Answers, Request, SeatedOnWire } from '../../server/wire/lobby.ts';
import type { MatchInfo } from '../../server/wire/match.ts';
import { PROTOCOL, PROTOCOL_HEADER } from '../../server/wire/protocol.ts';
import type { ServerRefusal } from '../../server/wire/refusals.ts';
import type { ServerToLobby } from '../../server/wire/frames.ts';
import { INTRODUCTION, renewIfOutdated } from './outdated.ts';
import { isTemporary, RETRY_MS } from './socketConnection.ts';

/** A match whose players say when they are ready. */
export interface NewMatch extends Omit<NonNullable<Request<'create'>['setupData']>, 'startWhenReady'> {
  readonly name: string;
  readonly players: number;
  readonly modules: number;
  readonly public?: boolean;
  readonly seal?: string;
}

export interface ListFilter extends Pick<Request<'list'>, 'status' | 'search' | 'from'> {
  readonly players?: number;
  readonly modules?: number;
  readonly open?: boolean;
  readonly limit?: number;
}

/** The key to a seat from any browser, as a personal link holds it. */
export interface SeatKey {
  readonly id: string;
  readonly key: string;
}

export interface Seated extends SeatKey {
  readonly seat: number;
}

/** A refusal of the server, thrown because the caller has no answer to continue with. */
export class LobbyRefusal extends Error {
  readonly refusal: ServerRefusal;
  constructor(refusal: ServerRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const seatedAs = ({ matchID, playerID, playerCredentials }: SeatedOnWire): Seated => ({
  id: matchID,
  seat: Number(playerID),
  key: playerCredentials,
});

/** The refusal in the answer; `failed` for an answer without one, such as a proxy's. */
const refusalIn = (details: unknown): ServerRefusal =>
  (details as { refused?: ServerRefusal } | null | undefined)?.refused ?? { code: 'failed' };

const PROTOCOL_HEADERS = { [PROTOCOL_HEADER]: String(PROTOCOL) };

interface RequestOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly key?: string | undefined;
}

/** Without `url`, the server is the one that the page came from. */
export const createLobby = (url = '') => {
  const refuse = (details: unknown): never => {
    const refusal = refusalIn(details);
    renewIfOutdated(refusal);
    throw new LobbyRefusal(refusal);
  };

  /** Asks an endpoint without boardgame.io's LobbyClient. */
  const ask = async <E extends EndpointName>(
    name: E,
    request: Request<E>,
    { params = {}, key }: RequestOptions = {},
  ): Promise<Answers[E]> => {
    const { method, path } = ENDPOINTS[name];
    const filled = path.replace(/:(\w+)/g, (_, field: string) => String(params[field]));
    const fields = Object.entries(request).filter(([, value]) => value !== undefined);
    const query =
      method === 'GET' && fields.length > 0 ? `?${new URLSearchParams(fields as [string, string][]).toString()}` : '';
    const response = await fetch(`${url}${filled}${query}`, {
      method,
      headers: {
        ...PROTOCOL_HEADERS,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(request) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? (answer as Answers[E]) : refuse(answer);
  };

  const boardgame = new LobbyClient({ server: url });
  const init = { headers: PROTOCOL_HEADERS };
  /** Waits for one of boardgame.io's own calls; its error becomes a refusal. */
  const answerOf = async <T>(call: Promise<unknown>): Promise<T> => {
    try {
      return (await call) as T;
    } catch (fault) {
      if (fault instanceof Error && 'details' in fault) return refuse(fault.details);
      throw fault;
    }
  };

  const me = ({ id, key }: SeatKey) => ask('me', {}, { params: { id }, key });
  /** boardgame.io's calls name the seat by its number; the server is asked for it, as the start may have changed it. */
  const credentialsOf = async (seat: SeatKey) => ({ playerID: (await me(seat)).playerID, credentials: seat.key });

  return {
    /** Without a status, the matches that are not over. */
    list: ({ players, modules, open, limit, ...filter }: ListFilter = {}) =>
      ask('list', {
        ...filter,
        ...(filter.status === undefined ? { isGameover: 'false' } : {}),
        ...(players === undefined ? {} : { players: String(players) }),
        ...(modules === undefined ? {} : { modules: String(modules) }),
        ...(open === undefined ? {} : { open: open ? 'true' : 'false' }),
        ...(limit === undefined ? {} : { limit: String(limit) }),
      }),
    get: (id: string) => answerOf<MatchInfo>(boardgame.getMatch(GAME_NAME, id, init)),
    create: async ({ name, players, public: listed = true, seal, ...terms }: NewMatch): Promise<Seated> => {
      const wish: Request<'create'> = {
        numPlayers: players,
        setupData: { ...terms, startWhenReady: true },
        unlisted: !listed,
        playerName: name,
        data: { seal: seal ?? null },
      };
      const made = boardgame.createMatch(GAME_NAME, wish as Parameters<typeof boardgame.createMatch>[1], init);
      return seatedAs(await answerOf(made));
    },
    quick: async (wish: { name: string; modules: number; players?: number; seal?: string }): Promise<Seated> => {
      const { name, players = null, seal = null, ...terms } = wish;
      return seatedAs(await ask('quick', { ...terms, playerName: name, numPlayers: players, data: { seal } }));
    },
    join: async (id: string, wish: { name: string; seat?: number; seal?: string }): Promise<Seated> => {
      const { name, seat, seal = null } = wish;
      const asked = { playerName: name, data: { seal }, ...(seat === undefined ? {} : { playerID: String(seat) }) };
      return seatedAs(await answerOf(boardgame.joinMatch(GAME_NAME, id, asked, init)));
    },
    leave: async (seat: SeatKey) => answerOf(boardgame.leaveMatch(GAME_NAME, seat.id, await credentialsOf(seat), init)),
    /** The same key opens the next match. */
    playAgain: async (seat: SeatKey, seal: string | null = null): Promise<string> => {
      const asked = { ...(await credentialsOf(seat)), data: { seal } };
      const next = answerOf<Answers['playAgain']>(boardgame.playAgain(GAME_NAME, seat.id, asked, init));
      return (await next).nextMatchID;
    },
    /** The seat that a key opens, and the seats that its running game waits for. */
    me: async (seat: SeatKey): Promise<{ seat: number; name: string; waitedFor: readonly number[] }> => {
      const { playerID, name, waitedFor } = await me(seat);
      return { seat: Number(playerID), name, waitedFor };
    },
    /** The names of those who watch, for whoever has a seat. */
    spectators: async ({ id, key }: SeatKey) => (await ask('spectators', {}, { params: { id }, key })).names,
    /** Says that the player is ready, or with `false` not ready after all. */
    ready: ({ id, key }: SeatKey, ready = true) => ask('ready', { ready }, { params: { id }, key }),
    start: ({ id, key }: SeatKey) => ask('start', {}, { params: { id }, key }),
    /** For the host, before the start: a bot for a seat, or null to open it. */
    setBot: ({ id, key }: SeatKey, seat: number, bot: string | null) =>
      ask('seat', { bot }, { params: { id, seat }, key }),
    /** Fills the open seats of a quick match that has waited long enough for people. */
    fillWithBots: ({ id, key }: SeatKey, level: string) => ask('fill', { level }, { params: { id }, key }),
    /** Asks for a bot in the seat of someone who is gone or out of time. */
    standIn: ({ id, key }: SeatKey, seat: number, level: string) =>
      ask('standIn', { level }, { params: { id, seat }, key }),
    returnToSeat: ({ id, key }: SeatKey) => ask('return', {}, { params: { id }, key }),
    log: (id: string, from = 0, limit = 200, key?: string) =>
      ask('log', { from: String(from), limit: String(limit) }, { params: { id }, key }),
    replay: (id: string) => ask('replay', {}, { params: { id } }),
    /** Calls back when the list may have changed, and after each connection. Returns a function that stops it. */
    watch(onChange: () => void): () => void {
      const options = { auth: INTRODUCTION, forceNew: true, transports: ['websocket', 'polling'] };
      const socket: Socket<ServerToLobby> = url === '' ? io('/lobby', options) : io(`${url}/lobby`, options);
      socket.on('connect', onChange);
      socket.on('changed', onChange);
      let retry: ReturnType<typeof setTimeout> | undefined;
      socket.on('connect_error', ({ data }: Error & { data?: ServerRefusal }) => {
        if (data === undefined) return;
        renewIfOutdated(data);
        if (isTemporary(data)) retry = setTimeout(() => socket.connect(), RETRY_MS);
      });
      return () => {
        clearTimeout(retry);
        socket.disconnect();
      };
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
