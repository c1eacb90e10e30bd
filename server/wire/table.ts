// The frames of a table's socket; described in API.md.
import type { AnyMove, ChatLine, LogEntry, MatchInfo, Patch, View } from './match.ts';
import type { Answer } from './refusals.ts';
import type { Phrase } from './terms.ts';

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

/** How a browser introduces itself: with its seat's key, an invitation, or only its eyes. */
export interface Handshake {
  readonly match: string;
  readonly key?: string;
  readonly invite?: string;
  readonly name?: string;
}

/** `version` is what the mover saw; `id` is the mover's own mark, so that a repeated frame counts once. */
export interface MoveFrame {
  readonly version: number;
  readonly id: string;
  readonly move: AnyMove;
}

/** The number that was sealed, when the seals are final. */
export interface NumberFrame {
  readonly number: string;
}

/** `id` is the speaker's own mark of the line: the same mark again is the same line, once. */
export type ChatFrame = ({ readonly text: string } | { readonly phrase: Phrase }) & {
  readonly id?: string | undefined;
};

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
