// The lobby as the client asks for it: one function for each thing one can do there, and word of changes in its list.
import { io, type Socket } from 'socket.io-client';
import type { LogEntry, MatchInfo, Replay, Seated } from '../../server/wire/match.ts';
import { PROTOCOL, PROTOCOL_HEADER } from '../../server/wire/protocol.ts';
import type { Refusal } from '../../server/wire/refusals.ts';
import type { ServerToLobby } from '../../server/wire/table.ts';
import type { Phrase, Status } from '../../server/wire/terms.ts';
import { INTRODUCTION, renewIfOutdated } from './outdated.ts';

export interface NewMatch {
  readonly name: string;
  readonly players: number;
  readonly modules: number;
  readonly title?: string;
  readonly public?: boolean;
  /** Levels of the bots that take the last seats. */
  readonly bots?: readonly string[];
  readonly turnSeconds?: number | null;
  readonly spectatorChat?: boolean;
  readonly seal?: string;
}

export interface ListFilter {
  readonly status?: Status;
  readonly players?: number;
  readonly modules?: number;
  readonly open?: boolean;
  readonly search?: string;
  readonly before?: number;
  readonly limit?: number;
}

/** How to reach a seat again, from anywhere: what a personal link holds. */
export interface SeatKey {
  readonly id: string;
  readonly key: string;
}

/** What the server would not do; an exception, because here a caller has nothing to go on with. */
export class LobbyRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const createLobby = (url = '') => {
  const ask = async <T>(method: string, path: string, body?: object, key?: string): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        [PROTOCOL_HEADER]: String(PROTOCOL),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({ refused: { code: 'failed' } }))) as T & { refused?: Refusal };
    if (response.ok) return answer;
    const refusal = answer.refused ?? { code: 'failed' };
    renewIfOutdated(refusal);
    throw new LobbyRefusal(refusal);
  };
  const query = (fields: object): string => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
  };
  const act = <T = unknown>({ id, key }: SeatKey, action: string, body: object = {}): Promise<T> =>
    ask<T>('POST', `/matches/${id}/${action}`, body, key);

  return {
    about: () => ask<{ levels: readonly string[]; phrases: readonly Phrase[] }>('GET', '/about'),
    list: (filter: ListFilter = {}) =>
      ask<{ matches: readonly MatchInfo[]; more: number | null }>('GET', `/matches${query(filter)}`),
    create: (match: NewMatch) => ask<Seated>('POST', '/matches', match),
    quick: (wish: { name: string; modules: number; players?: number | null; seal?: string }) =>
      ask<Seated>('POST', '/quick', wish),
    get: (id: string, invite?: string, key?: string) =>
      ask<MatchInfo>('GET', `/matches/${id}${query({ invite })}`, undefined, key),
    /** Which seat a personal link opens. */
    me: ({ id, key }: SeatKey) =>
      ask<{ id: string; seat: number; name: string; invite: string }>('GET', `/matches/${id}/me`, undefined, key),
    join: (id: string, wish: { name: string; invite?: string; seat?: number; seal?: string }) =>
      ask<Seated>('POST', `/matches/${id}/join`, wish),
    leave: (seat: SeatKey) => act(seat, 'leave'),
    ready: (seat: SeatKey, ready = true) => act(seat, 'ready', { ready }),
    start: (seat: SeatKey) => act(seat, 'start'),
    /** For the host, before the start: a bot for a seat, or null to open it. */
    setBot: ({ id, key }: SeatKey, seat: number, bot: string | null) =>
      ask('PUT', `/matches/${id}/seats/${seat}`, { bot }, key),
    /** For a quick match nobody else came to. */
    fillWithBots: (seat: SeatKey, level: string) => act(seat, 'fill', { level }),
    /** Asks for a bot in the seat of someone who is gone. */
    standIn: (seat: SeatKey, target: number, level: string) => act(seat, `seats/${target}/stand-in`, { level }),
    takeBack: (seat: SeatKey) => act(seat, 'return'),
    /** The same key opens the new match. */
    rematch: (seat: SeatKey, wish: { seal?: string } = {}) =>
      act<{ id: string; invite: string }>(seat, 'rematch', wish),
    log: (id: string, from = 0, limit = 200, invite?: string, key?: string) =>
      ask<readonly LogEntry[]>('GET', `/matches/${id}/log${query({ from, limit, invite })}`, undefined, key),
    replay: (id: string, invite?: string, key?: string) =>
      ask<Replay>('GET', `/matches/${id}/replay${query({ invite })}`, undefined, key),
    /** Calls back whenever the list may have changed, and after each connection; returns how to stop listening. */
    watch(onChange: () => void): () => void {
      const options = { auth: INTRODUCTION, forceNew: true, transports: ['websocket', 'polling'] };
      const socket: Socket<ServerToLobby> = url === '' ? io('/lobby', options) : io(`${url}/lobby`, options);
      socket.on('connect', onChange);
      socket.on('changed', onChange);
      socket.on('connect_error', ({ data }: Error & { data?: Refusal }) => {
        if (data !== undefined) renewIfOutdated(data);
      });
      return () => socket.disconnect();
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
