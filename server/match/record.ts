// The record of a match, as it is stored: its seats and terms, without the game itself; and the entry of one move.
import type { AnyMove, ChatLine } from '../wire/match.ts';
import type { Status } from '../wire/constants.ts';

export interface SeatRecord {
  readonly name: string;
  /** SHA-256 of the seat's key; the key itself is never kept. Null for a bot. */
  readonly keyHash: string | null;
  readonly bot: string | null;
  readonly standIn: string | null;
  readonly ready: boolean;
  /** When the seat's time for its present decision runs out, by the server's time. */
  readonly deadline: number | null;
  /** Time left while its clock is paused (ms); null while it runs, and when the seat was not asked in this turn. */
  readonly left: number | null;
  /** Time beyond the turns' limits for the rest of the game, as it was when the turn began (ms). */
  readonly reserve: number;
  /** The hash of the number that the person's browser drew for the match's chance; null when it drew none. */
  readonly seal: string | null;
  /** The number itself, sent after all seals were final; secret until the match is over. */
  readonly number: string | null;
  /** Seats that ask for a bot in this one. */
  readonly votes?: readonly number[];
  /** Marks of moves that were called off lately, for other processes to which they may still come. */
  readonly calledOff?: readonly string[];
}

export interface MatchRecord {
  readonly id: string;
  /** Counts its changes from 0, so that of two processes that change it at once the second is refused. */
  readonly revision: number;
  readonly title: string;
  readonly status: Status;
  readonly modules: number;
  /** The version of the rules its game was begun with; of no meaning while it waits. */
  readonly rules: number;
  /** The server's part in its chance, besides the seats' numbers; null in matches from before verifiable chance. */
  readonly secret: string | null;
  /** The hash of the secret, public from the beginning; the secret itself is public when the match is over. */
  readonly promise: string | null;
  /** The seats and their seals are final, and the numbers are being told: the game is about to begin. */
  readonly beginning: boolean;
  readonly public: boolean;
  readonly quick: boolean;
  /** It begins as soon as all seats are taken, as quick matches do. */
  readonly startsFull?: boolean;
  /** The hash of the address it was made from (see creators.ts); null in older records. */
  readonly creator: string | null;
  readonly host: number | null;
  readonly seats: readonly (SeatRecord | null)[];
  /** The present round; missing in older records. */
  readonly round?: number;
  readonly turnSeconds: number | null;
  /** The reserve of each seat for the whole game; of no meaning without a turn limit. */
  readonly reserveSeconds: number;
  readonly spectatorChat: boolean;
  /** Players may ask the coach what it would do; missing in older records, where nobody may. */
  readonly coach?: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The server's time of its last use, from which its age is counted. */
  readonly usedAt: number;
  /** True once somebody has connected to it. */
  readonly visited: boolean;
  readonly next: string | null;
  readonly result: unknown;
}

export type Seats = MatchRecord['seats'];

/** True when the match waits until its people say that they are ready. */
export const asksReady = ({ quick, startsFull }: MatchRecord): boolean => !quick && startsFull !== true;

/** One accepted move: the first state and all moves of a game are enough to play it again. */
export interface MoveEntry {
  /** boardgame.io's state number before the move; counts up by one without gaps. */
  readonly n: number;
  readonly seat: number;
  readonly move: AnyMove;
  readonly at: number;
  /** The mover's own mark of the frame; null for a client that has none. */
  readonly mark: string | null;
  /** Only the mover may know more of the move than its type. */
  readonly secret: boolean;
  readonly phase: string | null;
  readonly turn: number;
  readonly events?: unknown;
}

/** A line of chat. A repeat is known by its mark: a hash of the speaker and the mark that came with it, or a random one. */
export type StoredLine = ChatLine & { readonly mark?: string };
