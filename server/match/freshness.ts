// Judges a move that arrives: in time, too late, or a repeat of one that was made or called off before.
import { createMarks, type Marks } from './marks.ts';

export interface MoveSight {
  /** The version that the mover saw when making the move. */
  readonly version: number;
  /** The mark that the mover's client gave the move, by which a repeated frame is known; null from a client that gives none. */
  readonly mark: string | null;
}

/** Null for a move that comes in time, and for the first time. */
export type Lateness = 'stale' | 'madeBefore' | 'calledOff' | null;

export interface Freshness {
  judge(seat: number, sight: MoveSight): Lateness;
  /** Notes the move that was made at version `n`, and whether a new turn began with it. */
  made(seat: number, n: number, mark: string | null, isNewTurn: boolean): void;
  /** Refuses the move with that mark from now on, unless it was made already. */
  callOff(seat: number, mark: string): 'madeBefore' | 'calledOff';
  /** Sets the version at which the present turn began, for a game that was read from disk. */
  turnBegan(version: number): void;
}

export const createFreshness = (version: number): Freshness => {
  // A move is stale if its mover had not yet seen the version at which the present turn began, or the one after the
  // seat's own latest move.
  let turnBegan = version;
  const afterOwnMove: number[] = [];
  const made = createMarks();
  /** Created with the first move that is called off, which few games have. */
  let calledOff: Marks | null = null;
  return {
    judge(seat, { version: seen, mark }) {
      if (mark !== null && made.has(seat, mark)) return 'madeBefore';
      if (mark !== null && calledOff?.has(seat, mark) === true) return 'calledOff';
      return seen < turnBegan || seen < (afterOwnMove[seat] ?? 0) ? 'stale' : null;
    },
    made(seat, n, mark, isNewTurn) {
      afterOwnMove[seat] = n + 1;
      if (isNewTurn) turnBegan = n + 1;
      if (mark !== null) made.add(seat, mark);
    },
    callOff(seat, mark) {
      if (made.has(seat, mark)) return 'madeBefore';
      calledOff ??= createMarks();
      calledOff.add(seat, mark);
      return 'calledOff';
    },
    turnBegan(at) {
      turnBegan = at;
    },
  };
};
