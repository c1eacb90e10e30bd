// Judges a move that arrives: in time, too late, or a repeat of one that was made or called off before.

export interface MoveSight {
  /** The version that the mover saw when making the move. */
  readonly version: number;
  /** The mark that the mover's client gave the move, by which a repeated frame is known; null from a client that gives none. */
  readonly mark: string | null;
}

/** Null for a move that comes in time, and for the first time. */
export type Lateness = 'stale' | 'madeBefore' | 'calledOff' | null;

/** A seat's latest moves. */
interface Recent {
  /** The version after the latest one. */
  readonly version: number;
  /** The marks of those that were made. */
  readonly made: readonly string[];
  readonly calledOff: readonly string[];
}

const NOTHING: Recent = { version: 0, made: [], calledOff: [] };

/** Marks kept for each seat: a client sends one move at a time, and a person has a few tabs. */
const KEPT = 12;
const withMark = (marks: readonly string[], mark: string): readonly string[] => [...marks, mark].slice(-KEPT);

/** A class, because every game in memory has one: its methods are shared. */
export class Freshness {
  /** The version at which the present turn began. */
  #turnBegan: number;
  readonly #recent = new Map<number, Recent>();

  constructor(turnBegan: number) {
    this.#turnBegan = turnBegan;
  }

  #of(seat: number): Recent {
    return this.#recent.get(seat) ?? NOTHING;
  }

  /** A move is stale if its mover had not seen the beginning of the present turn, or the outcome of the seat's latest move. */
  judge(seat: number, { version, mark }: MoveSight): Lateness {
    const recent = this.#of(seat);
    if (mark !== null && recent.made.includes(mark)) return 'madeBefore';
    if (mark !== null && recent.calledOff.includes(mark)) return 'calledOff';
    return version < this.#turnBegan || version < recent.version ? 'stale' : null;
  }

  /** Notes the move that was made at version `n`, and whether a new turn began with it. */
  made(seat: number, n: number, mark: string | null, isNewTurn: boolean): void {
    const recent = this.#of(seat);
    const made = mark === null ? recent.made : withMark(recent.made, mark);
    this.#recent.set(seat, { ...recent, version: n + 1, made });
    if (isNewTurn) this.#turnBegan = n + 1;
  }

  /** Refuses the move with that mark from now on, unless it was made already. */
  callOff(seat: number, mark: string): 'madeBefore' | 'calledOff' {
    const recent = this.#of(seat);
    if (recent.made.includes(mark)) return 'madeBefore';
    if (!recent.calledOff.includes(mark))
      this.#recent.set(seat, { ...recent, calledOff: withMark(recent.calledOff, mark) });
    return 'calledOff';
  }

  /** Sets the version at which the present turn began, for a game that was read from disk. */
  turnBegan(version: number): void {
    this.#turnBegan = version;
  }
}
