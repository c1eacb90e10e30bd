// The handshakes and events of the sockets of matches and of the lobby: schemas of what clients send, and types of what
// the server sends. The namespace of matches carries two protocols: ours, and boardgame.io's for clients whose
// handshake says nothing. Both are described in API.md.
import * as v from 'valibot';
import { HEX32 } from '../../game/chance/index.ts';
import {
  type ChatLine,
  type LoggedMove,
  MATCH_ID,
  type MatchInfo,
  type Patch,
  type SeatInfo,
  type SeatView,
} from './match.ts';
import { PROTOCOL } from './protocol.ts';
import type { Answer, ServerRefusal } from './refusals.ts';
import { PHRASES } from './constants.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const key = text(64);
const matchId = v.pipe(v.string(), v.regex(MATCH_ID));
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A client's own mark for a move or a line of chat, sent as `id`: what comes again under the same mark counts once. */
const mark = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));

/** The part of the handshake that sockets of matches and of the lobby share. */
export const IntroductionData = v.object({ protocol: v.literal(PROTOCOL) });
export type Introduction = v.InferOutput<typeof IntroductionData>;

/** The handshake for a match: with the seat's key, or without one as a spectator. */
export const HandshakeData = v.object({
  match: matchId,
  key: v.optional(key),
  name: v.optional(text(100)),
});
export type Handshake = v.InferOutput<typeof HandshakeData>;

/** True when objects and lists are nested at most `levels` deep: thousands of levels would overflow the stack. */
const isNestedAtMost = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isNestedAtMost(part, levels - 1)));

/** The game reads the fields of a move. Here only their number and depth are limited, to more than any move has. */
const AnyMoveData = v.pipe(
  v.looseObject({ type: text(40) }),
  v.check((move) => Object.keys(move).length <= 9 && isNestedAtMost(move, 9)),
);

/** The events of our own client. */
export const FRAMES = {
  /** `version` is the version that the mover saw. */
  move: v.strictObject({ version, id: mark, move: AnyMoveData }),
  /** Calls off the move with this mark. Answered with `calledOff`, or null when the move had been made. */
  callOff: mark,
  say: v.union([
    v.strictObject({ text: text(1000), id: v.optional(mark) }),
    v.strictObject({ phrase: v.picklist(PHRASES), id: v.optional(mark) }),
  ]),
  /** The number that was sealed, when the seals are final. */
  number: v.strictObject({ number: v.pipe(v.string(), v.regex(HEX32)) }),
  resync: v.optional(v.unknown()),
} as const;

export type MoveFrame = v.InferOutput<typeof FRAMES.move>;
export type ChatFrame = v.InferOutput<typeof FRAMES.say>;
export type NumberFrame = v.InferOutput<typeof FRAMES.number>;

export interface ClientToMatch {
  move: (frame: MoveFrame) => void;
  callOff: (id: string) => void;
  say: (frame: ChatFrame, answer: (answer: Answer) => void) => void;
  number: (frame: NumberFrame, answer: (answer: Answer) => void) => void;
  resync: () => void;
}

/** The whole match for one watcher. `version` counts moves; `view` is null before the start. */
export interface SyncFrame {
  readonly version: number;
  /** The watcher's seat; null for a spectator. */
  readonly you: number | null;
  readonly view: SeatView | null;
  /** The latest moves; the endpoint `log` has the earlier ones. */
  readonly log: readonly LoggedMove[];
  readonly chat: readonly ChatLine[];
  readonly match: MatchInfo;
  /** The server's time (ms), as in deadlines. */
  readonly now: number;
}

/**
 * A change from one version to the next; a watcher who is not at `from` asks for a sync. `made`, the mark of the move,
 * goes only to the connection that sent the move: to it this step is the answer.
 */
export type StepFrame = readonly [
  from: number,
  to: number,
  patch: Patch | null,
  entries: readonly LoggedMove[],
  made?: string,
];

export interface MatchToClient {
  sync: (frame: SyncFrame) => void;
  step: (...frame: StepFrame) => void;
  match: (patch: Patch) => void;
  chat: (line: ChatLine) => void;
  /** Answers a `callOff`, and a move that has no step of its own: refused or made before. `id` is null when none could be read. */
  answer: (id: string | null, answer: Answer) => void;
  restarting: () => void;
}

const playerID = v.nullish(text(20));
const credentials = v.nullish(key);

/** The events of boardgame.io's clients, argument by argument; further arguments are ignored. */
export const STOCK_FRAMES = {
  sync: v.looseTuple([matchId, v.optional(playerID), v.optional(credentials)]),
  update: v.looseTuple([
    v.object({
      type: v.literal('MAKE_MOVE'),
      payload: v.object({ type: text(40), args: v.optional(v.unknown()), playerID, credentials }),
    }),
    version,
    matchId,
    playerID,
  ]),
  chat: v.looseTuple([
    matchId,
    v.object({ id: v.nullish(text(64)), sender: playerID, payload: text(1000) }),
    v.optional(credentials),
  ]),
} as const;

export interface StockLine {
  readonly id: string;
  /** The speaker's seat; a spectator has none. */
  readonly sender: string | null;
  readonly payload: string;
  readonly name: string;
  readonly at: number;
}

/** States and log entries are boardgame.io's own. */
export interface ServerToStock {
  sync: (match: string, info: object) => void;
  update: (match: string, state: object, log: readonly object[]) => void;
  matchData: (match: string, seats: readonly SeatInfo[]) => void;
  chat: (match: string, line: StockLine) => void;
  /** Not boardgame.io's: why something was not done, which its clients are otherwise never told. */
  refused: (match: string | null, refusal: ServerRefusal) => void;
}

/** Over the lobby's socket. */
export interface ServerToLobby {
  /** The list of public matches is different now. */
  changed: () => void;
  /** The server is about to close. */
  restarting: () => void;
}
