// The shapes of all messages between server and browser; described in API.md.

/** Raised when client and server of different versions could misread each other: then the page is fetched anew. */
export const PROTOCOL = 3;
/** In which a client says over HTTP what it speaks; over a socket it is part of the handshake. */
export const PROTOCOL_HEADER = 'x-tiefenthal-protocol';

/**
 * How a line that died without a word is noticed. The server pings, and pings again once it was answered: who hears the
 * pings knows that both directions live, and so does the server by the answers.
 */
export const PULSE = {
  /** From an answer to the next ping. */
  everyMs: 2000,
  /** Silence for this long is said to be one; the connection may still recover. */
  silentMs: 4500,
  /** Silence for this long ends the client's connection: it tries a new one. */
  deadMs: 8000,
  /** The server lets go of a connection whose ping has had no answer for this long. */
  patienceMs: 10_000,
  lookMs: 500,
} as const;

/** Ready phrases travel by key; each reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'cheers',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** How many letters what people write may have; more is refused. */
export const LONGEST = { name: 20, title: 40, search: 40, said: 300 } as const;

/** The clock of a quick match: the time for each turn, and what a seat has beyond that in the whole game. */
export const QUICK_CLOCK = { turnSeconds: 90, reserveSeconds: 600 } as const;

export const STATUSES = ['waiting', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** Why something was not done. `reason` is the game's own word for an illegal move. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason?: unknown;
}

export const REFUSALS = [
  'malformed',
  'outdated',
  'tooLarge',
  'tooFast',
  'notFound',
  'notAllowed',
  'wrongKey',
  'nameTaken',
  'nameInvalid',
  'unreadable',
  'seatTaken',
  'full',
  'notWaiting',
  'notPlaying',
  'notReady',
  'tooManyMatches',
  'tooManyOwn',
  'tooManySpectators',
  'setupInvalid',
  'notYourTurn',
  'unknownMove',
  'illegal',
  'stale',
  'over',
  'setAside',
  'calledOff',
  'restarting',
  'unsaved',
  'failed',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A seat as everyone may see it; an open seat is null. */
export interface SeatInfo {
  readonly name: string;
  /** The bot's level when the seat belongs to a bot. */
  readonly bot: string | null;
  /** The level of the bot that keeps the seat warm for a person who is gone. */
  readonly standIn: string | null;
  readonly ready: boolean;
  readonly online: boolean;
  /**
   * The others may let a bot take the seat. With a turn limit it is the clock that says so: the time is up, and in a
   * quick match the person is gone, too, or has let a whole turn's time more go by. Without one: gone for too long.
   */
  readonly replaceable: boolean;
  /** When the seat's time runs out, by the server's clock (ms). */
  readonly deadline: number | null;
  /** The part of the time until then that is the seat's reserve (ms). */
  readonly reserve: number;
  /** The hash of the number that the person's browser adds to chance; null when it adds none. */
  readonly seal: string | null;
  /** Whether that number is known and part of chance. */
  readonly gaveNumber: boolean;
  /** Seats that asked for a bot in this seat. */
  readonly votes: readonly number[];
}

/** A match as everyone may see it. */
export interface MatchInfo {
  readonly id: string;
  readonly title: string;
  readonly status: Status;
  /** Its game was begun with other rules than are played now: it is kept, but its table cannot be seen. */
  readonly setAside: boolean;
  readonly modules: number;
  /** The hash of the secret that chance is made from; null for matches from before there were such secrets. */
  readonly promise: string | null;
  /** Seats and seals are final, and those who sealed a number tell it now; then the game begins. */
  readonly beginning: boolean;
  readonly public: boolean;
  readonly quick: boolean;
  readonly host: number | null;
  readonly seats: readonly (SeatInfo | null)[];
  readonly turnSeconds: number | null;
  readonly reserveSeconds: number;
  readonly spectatorChat: boolean;
  readonly spectators: number;
  /** A quick match that has waited long enough: bots may fill the open seats. */
  readonly offersBots: boolean;
  readonly createdAt: number;
  /** The match these players went on to, once somebody asked for a rematch. */
  readonly next: string | null;
  readonly result: unknown;
}

/** One move as the log tells it; `args` is null where the move is another seat's secret. */
export interface LogEntry {
  readonly n: number;
  readonly seat: number;
  readonly verb: string;
  readonly args: readonly unknown[] | null;
  readonly at: number;
  readonly phase: string | null;
  readonly turn: number;
  /** What the move made happen, in the game's own events. */
  readonly events?: unknown;
}

export type ChatLine = { readonly at: number; readonly seat: number | null; readonly name: string } & (
  { readonly text: string } | { readonly phrase: Phrase }
);

/** What one seat may see of the game: boardgame.io's G and ctx, already filtered. */
export interface View {
  readonly G: unknown;
  readonly ctx: Readonly<Record<string, unknown>>;
}

/** Everything a watcher needs to stand where the others stand. `version` counts moves; `view` is null before the start. */
export interface SyncFrame {
  readonly version: number;
  readonly you: number | null;
  readonly view: View | null;
  /** The end of the log; earlier entries come from GET /api/matches/:id/log. */
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  readonly match: MatchInfo;
  readonly now: number;
}

/**
 * A change from one version to the next; a watcher who is not at `from` asks for a sync. `made` is the mover's mark, to the
 * connection that sent the move: this is its answer.
 */
export type StepFrame = readonly [
  from: number,
  to: number,
  patch: Patch | null,
  entries: readonly LogEntry[],
  made?: string,
];

/**
 * The difference between two JSON values. An object descends by key (or index); `[v]` sets, `[]` deletes,
 * `[at, remove, items]` cuts and inserts in an array.
 */
export type Patch = { readonly [key: string]: Patch } | readonly [] | readonly [unknown] | Splice;
export type Splice = readonly [at: number, remove: number, items: readonly unknown[]];

/** How a browser introduces itself: with its seat's key, an invitation, or only its eyes. */
export interface Handshake {
  readonly match: string;
  readonly key?: string;
  readonly invite?: string;
  readonly name?: string;
}

/** What every socket says first. */
export interface Introduction {
  readonly protocol: typeof PROTOCOL;
}

/** `version` is what the mover saw; `id` is the mover's own mark, so that a repeated frame counts once. */
export interface MoveFrame {
  readonly version: number;
  readonly id: string;
  readonly verb: string;
  readonly args: readonly unknown[];
}

/** The number that was sealed, when the seals are final. */
export interface NumberFrame {
  readonly number: string;
}

/** `id` is the speaker's own mark of the line: the same mark again is the same line, once. */
export type ChatFrame = ({ readonly text: string } | { readonly phrase: Phrase }) & {
  readonly id?: string | undefined;
};

/** The answer to a frame: null when it was done. */
export type Answer = Refusal | null;

export interface ServerToTable {
  sync: (frame: SyncFrame) => void;
  step: (...frame: StepFrame) => void;
  match: (patch: Patch) => void;
  chat: (line: ChatLine) => void;
  /** To a move that is not answered by a step of its own: refused, called off, or made before. No `id` when none could be read. */
  answer: (id: string | null, answer: Answer) => void;
  restarting: () => void;
}

export interface TableToServer {
  move: (frame: MoveFrame) => void;
  /** The move of that mark is not wanted any more: its answer is `calledOff`, or null when it was made before. */
  callOff: (id: string) => void;
  say: (frame: ChatFrame, answer: (answer: Answer) => void) => void;
  number: (frame: NumberFrame, answer: (answer: Answer) => void) => void;
  resync: () => void;
}

export interface ServerToLobby {
  /** The list of public matches is different now. */
  changed: () => void;
}

/** A finished match as it is looked back on, with all that is needed to check its chance. */
export interface Replay {
  readonly beginning: View;
  readonly steps: readonly { readonly patch: Patch | null; readonly entry: LogEntry }[];
  /** The game's own state at the end, with everything that was hidden. */
  readonly end: unknown;
  readonly chance: RevealedChance;
}

/** What the key of a match's chance was made of. */
export interface RevealedChance {
  readonly rules: number;
  readonly promise: string | null;
  readonly secret: string | null;
  /** In order of the seats. */
  readonly seats: readonly { readonly seal: string | null; readonly number: string | null }[];
}

/** The answer to whoever took a seat. The key is theirs alone; it comes once. */
export interface Seated {
  readonly id: string;
  readonly seat: number;
  readonly key: string;
  readonly invite: string;
}
