// Judges a move that arrives: in time, too late, or a repeat of one that was made or called off before.
import type { MoveEntry } from './record.ts';

/** Sent with a move, so that the server can tell a stale or repeated one. */
export interface MoveStamp {
  /** The version that the mover saw when making the move. */
  readonly version: number;
  /** The mark that the mover's client gave the move, by which a repeated frame is known; null from a client that gives none. */
  readonly mark: string | null;
}

/** Null for a move that comes in time and was not sent before. */
export type MoveVerdict = 'stale' | 'madeBefore' | 'calledOff' | null;

/** A move that was made at version `n`. */
type MadeMove = Pick<MoveEntry, 'n' | 'seat' | 'mark'>;

/** A seat's latest moves. */
interface RecentMoves {
  /** The version after the latest one. */
  readonly version: number;
  /** The marks of those that were made. */
  readonly made: readonly string[];
  readonly calledOff: readonly string[];
}

const NO_MOVES: RecentMoves = { version: 0, made: [], calledOff: [] };

/** Marks kept for each seat: a client sends one move at a time, and a person has a few tabs. */
const MARKS_KEPT = 12;
const withMark = (marks: readonly string[], mark: string): readonly string[] => [...marks, mark].slice(-MARKS_KEPT);

/** A class, because every game in memory has one: its methods are shared. */
export class Freshness {
  /** The version at which the present turn began. */
  #turnBegan: number;
  readonly #recent = new Map<number, RecentMoves>();

  constructor(turnBegan: number) {
    this.#turnBegan = turnBegan;
  }

  #of(seat: number): RecentMoves {
    return this.#recent.get(seat) ?? NO_MOVES;
  }

  /** A move is stale if its mover had not seen the beginning of the present turn, or the outcome of the seat's latest move. */
  judge(seat: number, { version, mark }: MoveStamp): MoveVerdict {
    const recent = this.#of(seat);
    if (mark !== null && recent.made.includes(mark)) return 'madeBefore';
    if (mark !== null && recent.calledOff.includes(mark)) return 'calledOff';
    return version < this.#turnBegan || version < recent.version ? 'stale' : null;
  }

  /**
   * From now on a move with the same mark is a repeat, and a move of the seat is stale if its mover had not seen the
   * outcome of this one.
   */
  noteMove({ seat, n, mark }: MadeMove): void {
    const recent = this.#of(seat);
    const made = mark === null ? recent.made : withMark(recent.made, mark);
    this.#recent.set(seat, { ...recent, version: n + 1, made });
  }

  /** Refuses the move with that mark from now on, unless it was made already. */
  callOff(seat: number, mark: string): 'madeBefore' | 'calledOff' {
    const recent = this.#of(seat);
    if (recent.made.includes(mark)) return 'madeBefore';
    if (!recent.calledOff.includes(mark))
      this.#recent.set(seat, { ...recent, calledOff: withMark(recent.calledOff, mark) });
    return 'calledOff';
  }

  /** The present turn began at this version. */
  beginTurn(version: number): void {
    this.#turnBegan = version;
  }
}
