// A match in memory: its record, its game while it is loaded, and its watchers.
import type { State } from 'boardgame.io';
import type { Present } from '../storage/storage.ts';
import type { ChatLine, LoggedMove, MatchInfo, Patch } from '../wire/match.ts';
import type { SyncFrame } from '../wire/frames.ts';
import type { SeenState } from './engine.ts';
import type { Freshness } from './freshness.ts';
import type { MatchRecord, SeatRecord } from './record.ts';
import { isKeyOf } from './secrets.ts';

/** A move as one seat sees it. Each protocol needs either `patch` or `state`, so they are computed on demand. */
export interface SeenMove {
  readonly from: number;
  readonly to: number;
  readonly entry: LoggedMove;
  readonly patch: () => Patch | null;
  readonly state: () => SeenState;
  /** The mark of the move, only for the connection that sent the move: to it this step is the answer. */
  readonly made?: string;
}

/** News for watchers; each protocol has its own frames for it. */
export interface News {
  /** Everything, `state` in boardgame.io's form: null before the start. */
  sync: (frame: SyncFrame, state: () => SeenState | null) => void;
  step: (move: SeenMove) => void;
  info: (patch: Patch, info: MatchInfo) => void;
  chat: (line: ChatLine) => void;
}

/** One open connection to a match: a person's tab, or a spectator's. */
export interface Watcher extends News {
  /** The hash of the seat's key, which finds the seat: its number can change before the game. Null for a spectator. */
  readonly keyHash: string | null;
  /** A spectator's name. */
  readonly name: string | null;
  /** The chat's latest lines come with each sync. */
  readonly syncsIncludeChat: boolean;
  readonly drop: () => void;
  /** The connection is open, but nothing has come from it for a while: it does not count as present. */
  isSilent: boolean;
}

/** The running game, as it is on disk and as clients have been told. */
export interface RunningGame {
  state: State;
  /** The recent past that decides if a move is stale. */
  readonly freshness: Freshness;
  movesSinceSnapshot: number;
  /** The seats whose bots are thinking about a move. */
  readonly thinking: Set<number>;
}

export interface Match {
  record: MatchRecord;
  /** Its game was begun with other rules than the server's, or cannot be read: it is kept as it is, and not opened. */
  setAside: boolean;
  game: RunningGame | null;
  loading: Promise<RunningGame> | null;
  readonly watchers: Set<Watcher>;
  /** Connections to the match at other processes. */
  presentElsewhere: readonly Present[];
  /** Number of chat lines sent since the match was loaded. */
  linesTold: number;
  /** Since when each seat's person has had no connection, or only silent ones, by key hash. */
  readonly awaySince: Map<string, number>;
  /** When it was made or read from disk; the server's time, like all instants here. */
  readonly openedAt: number;
  lastUsed: number;
  /** Runs while players' numbers for chance are missing; when it runs out, the game begins without them. */
  numbersTimer: NodeJS.Timeout | undefined;
}

const keyHashesOf = ({ seats }: MatchRecord): string[] =>
  seats.map((seat) => seat?.keyHash ?? null).filter((hash) => hash !== null);

export const createMatch = (record: MatchRecord, rules: number, now: number): Match => ({
  record,
  setAside: record.status !== 'waiting' && record.rules !== rules,
  game: null,
  loading: null,
  watchers: new Set(),
  presentElsewhere: [],
  linesTold: 0,
  // A match that was just made or loaded has no connections yet: everybody counts as away from now on.
  awaySince: new Map(keyHashesOf(record).map((keyHash) => [keyHash, now])),
  openedAt: now,
  lastUsed: now,
  numbersTimer: undefined,
});

/** The hash of the seat's key; null for a spectator and for a bot. */
export const keyHashAt = ({ seats }: MatchRecord, seat: number | null): string | null =>
  seat === null ? null : (seats[seat]?.keyHash ?? null);

export const seatOf = ({ seats }: MatchRecord, keyHash: string | null): number | null => {
  const seat = keyHash === null ? -1 : seats.findIndex((each) => each?.keyHash === keyHash);
  return seat === -1 ? null : seat;
};

/** The seat that a key opens. */
export const seatWithKey = ({ record: { seats } }: Match, key: string | null): number | null => {
  const seat = key === null ? -1 : seats.findIndex((each) => isKeyOf(key, each?.keyHash ?? null));
  return seat === -1 ? null : seat;
};

/** All connections, here and at other processes. */
export const connectionsTo = ({ watchers, presentElsewhere }: Match): readonly Present[] =>
  presentElsewhere.length === 0 ? [...watchers] : [...watchers, ...presentElsewhere];

export const isWatched = ({ watchers, presentElsewhere }: Match): boolean =>
  watchers.size > 0 || presentElsewhere.length > 0;

/** The number of spectators' connections, silent ones included. */
export const countSpectators = (match: Match): number => {
  let count = 0;
  for (const { keyHash } of connectionsTo(match)) if (keyHash === null) count++;
  return count;
};

/** The names of those who watch and have given one. */
export const namesOfSpectators = (match: Match): string[] => {
  const named = connectionsTo(match).filter(({ keyHash, isSilent }) => keyHash === null && !isSilent);
  return [...new Set(named.flatMap(({ name }) => name ?? []))];
};

/** True when a connection with this key is open and not silent. */
const isPresent = (match: Match, keyHash: string): boolean =>
  connectionsTo(match).some((present) => present.keyHash === keyHash && !present.isSilent);

/** Brings `awaySince` up to date: people with a seat are away when they have no connection, or only silent ones. */
export const noteAway = (match: Match, now: number): void => {
  for (const keyHash of keyHashesOf(match.record)) {
    if (isPresent(match, keyHash)) match.awaySince.delete(keyHash);
    else if (!match.awaySince.has(keyHash)) match.awaySince.set(keyHash, now);
  }
};

export const isOnline = (match: Match, seat: SeatRecord): boolean =>
  seat.keyHash !== null && isPresent(match, seat.keyHash);

/** The level of the bot that plays this seat now, if one does. */
export const botAt = ({ seats }: MatchRecord, seat: number): string | null =>
  seats[seat]?.bot ?? seats[seat]?.standIn ?? null;

/** The seats of people who may vote: connected, and not replaced by a bot. */
export const voters = (match: Match): number[] =>
  match.record.seats.flatMap((seat, i) => (seat !== null && seat.standIn === null && isOnline(match, seat) ? [i] : []));
