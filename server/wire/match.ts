// The shapes of a match as it travels: its public info, its log, its chat, what one seat sees of the game, its
// replay; and the shape of patches.
import type { Phrase, Status } from './constants.ts';

/** Older ids are shorter. */
export const MATCH_ID = /^[\w-]{12}(?:[\w-]{4})?$/;

/** Fields beside boardgame.io's shape of a player. */
export interface SeatData {
  /** The bot's level when the seat belongs to a bot. */
  readonly bot: string | null;
  /** The level of the bot that plays for the person of this seat, who is gone. */
  readonly standIn: string | null;
  readonly ready: boolean;
  /**
   * The others may let a bot take the seat. With a turn limit: the seat's time is up, and in a quick match the person is
   * also away, or another turn's time has gone by. Without a turn limit: the person has been away for too long.
   */
  readonly replaceable: boolean;
  /** When the seat's time runs out, by the server's time (ms). */
  readonly deadline: number | null;
  /** The seat's reserve as it was when the turn began (ms): the last part of the time until the deadline. */
  readonly reserve: number;
  /** The hash of the number that the person's browser adds to chance; null when it adds none. */
  readonly seal: string | null;
  /** True if the person gave that number, so that it is part of the chance key. */
  readonly gaveNumber: boolean;
  /** Seats that asked for a bot in this seat. */
  readonly votes: readonly number[];
}

export interface TakenSeat {
  readonly id: number;
  readonly name: string;
  readonly isConnected: boolean;
  readonly data: SeatData;
}

/** An open seat, with only its number. */
export interface OpenSeat {
  readonly id: number;
  readonly name?: never;
  readonly isConnected?: never;
  readonly data?: never;
}

/** A seat as everyone may see it, as boardgame.io shows its players. */
export type SeatInfo = TakenSeat | OpenSeat;

/** The terms of a match. */
export interface Terms {
  readonly modules: number;
  readonly title: string;
  readonly turnSeconds: number | null;
  readonly spectatorChat: boolean;
  /** Players may ask the coach what it would do. */
  readonly coach: boolean;
  /** The match begins when everybody is ready or the host starts it; otherwise when all seats are taken. */
  readonly startWhenReady: boolean;
}

/** A match as everyone may see it: boardgame.io's shape, with fields beside it. The same in the list, alone and live. */
export interface MatchInfo {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly SeatInfo[];
  readonly setupData: Terms;
  /** The game's result, once it is over. */
  readonly gameover?: unknown;
  /** Not in the list: whoever has its id may come. */
  readonly unlisted: boolean;
  /** The match these players went on to, once somebody asked to play again. */
  readonly nextMatchID?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: Status;
  /** It was begun under other rules, or cannot be read from disk: it is kept, but cannot be shown or played. */
  readonly setAside: boolean;
  /** The hash of the secret that chance is made from; null for matches from before there were such secrets. */
  readonly promise: string | null;
  /** About to begin: seats and seals are final, and the numbers that were sealed are being collected. */
  readonly beginning: boolean;
  readonly quick: boolean;
  readonly host: number | null;
  readonly reserveSeconds: number;
  /** The round that is played; null before the start, and where it is not known. */
  readonly round: number | null;
  readonly spectators: number;
  /** A quick match that has waited long enough: bots may fill the open seats. */
  readonly offersBots: boolean;
}

/** A move of the game: its type, and the fields that moves of that type have. */
export type AnyMove = { readonly type: string; readonly [field: string]: unknown };

/** One move as the log tells it. */
export interface LoggedMove {
  readonly n: number;
  readonly seat: number;
  readonly move: AnyMove;
  /** Only the type is told: the rest of the move is another seat's secret. */
  readonly hidden?: true;
  readonly at: number;
  readonly phase: string | null;
  /** Number of the turn, as boardgame.io counts. */
  readonly turn: number;
  /** The events of the move. */
  readonly events?: unknown;
}

export type ChatLine = { readonly at: number; readonly seat: number | null; readonly name: string } & (
  { readonly text: string } | { readonly phrase: Phrase }
);

/** One seat's view of the game: boardgame.io's G and ctx, already filtered. */
export interface SeatView {
  readonly G: unknown;
  readonly ctx: Readonly<Record<string, unknown>>;
}

/**
 * The difference between two JSON values. An object descends by key (or index); `[v]` sets, `[]` deletes,
 * `[at, remove, items]` cuts and inserts in an array.
 */
export type Patch = { readonly [key: string]: Patch } | readonly [] | readonly [unknown] | Splice;

export type Splice = readonly [at: number, remove: number, items: readonly unknown[]];

/**
 * A finished match for replays, with everything that is needed to check its chance. The views are a spectator's, but
 * the entries hide nothing.
 */
export interface Replay {
  readonly start: SeatView;
  readonly steps: readonly { readonly patch: Patch | null; readonly entry: LoggedMove }[];
  /** The game's own state at the end, with everything that was hidden. */
  readonly end: unknown;
  readonly chance: RevealedChance;
}

/** The parts of which a match's chance key was made, apart from the match's id and modules. */
export interface RevealedChance {
  readonly rules: number;
  readonly promise: string | null;
  readonly secret: string | null;
  /** In order of the seats. */
  readonly seats: readonly { readonly seal: string | null; readonly number: string | null }[];
}
