// The stored parts of a match: its record, which has the seats and terms but not the game itself; the entry of one
// move; a line of chat.
import type { AnyMove, ChatLine } from '../wire/match.ts';
import type { Status } from '../wire/constants.ts';

export interface SeatRecord {
  readonly name: string;
  /** SHA-256 of the seat's key; the key itself is never kept. Null for a bot. */
  readonly keyHash: string | null;
  /** The level of the bot whose seat it is; null for a person's seat. */
  readonly bot: string | null;
  /** The level of the bot that plays for the seat's person; null while the person plays. */
  readonly standIn: string | null;
  readonly ready: boolean;
  /** When the seat's time for its present decision runs out, by the server's time. */
  readonly deadline: number | null;
  /** Time left while its clock is paused (ms); null while it runs, and when the seat was not asked in this turn. */
  readonly left: number | null;
  /** Time beyond the turns' limits for the rest of the game, as it was when the seat's clock was last reset (ms). */
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
  /** The latest round; missing before the game begins, and in older records. */
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
  /** The id of its rematch; null while there is none. */
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
  /** The mark that came with the move: a repeat has the same. Null from a client that gives none. */
  readonly mark: string | null;
  /** Only the mover may know more of the move than its type. */
  readonly secret: boolean;
  /** boardgame.io's phase and turn before the move. */
  readonly phase: string | null;
  readonly turn: number;
  /** The metadata of boardgame.io's log entry: `{ events }`, the events of the move. */
  readonly events?: unknown;
}

/**
 * A line of chat. A repeat is known by its `mark`, a hash of the speaker and of the id that the client gave the line;
 * without such an id the mark is random.
 */
export type StoredLine = ChatLine & { readonly mark?: string };
