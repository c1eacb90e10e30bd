// Judges whether a move comes too late or for the second time: the only place that does.
import { createMarks, type Marks } from './marks.ts';

export interface MoveSight {
  /** The version that the mover saw. */
  readonly version: number;
  /** The mover's own mark of the move, so that a repeated frame is recognised; null for a client that has none. */
  readonly mark: string | null;
}

/** Null: it comes in time, and for the first time. */
export type Lateness = 'stale' | 'madeBefore' | 'calledOff' | null;

export interface Freshness {
  judge(seat: number, sight: MoveSight): Lateness;
  /** The move from version `n` to the next one was made; with it a new turn has begun, or not. */
  made(seat: number, n: number, mark: string | null, isNewTurn: boolean): void;
  /** `madeBefore` if it was made; otherwise it is refused from now on. */
  callOff(seat: number, mark: string): 'madeBefore' | 'calledOff';
  /** For a game from the disk: the version at which its turn began, as far as its latest moves tell. */
  turnBegan(version: number): void;
}

export const createFreshness = (version: number): Freshness => {
  /** A move must have been made in sight of the present turn's beginning… */
  let turnBegan = version;
  /** … and of the seat's own latest move: an older one was made before its mover knew what became of that. */
  const ownMove: number[] = [];
  const made = createMarks();
  /** Made when the first move is called off, which is seldom. */
  let calledOff: Marks | null = null;
  return {
    judge(seat, { version: seen, mark }) {
      if (mark !== null && made.has(seat, mark)) return 'madeBefore';
      if (mark !== null && calledOff?.has(seat, mark) === true) return 'calledOff';
      return seen < turnBegan || seen < (ownMove[seat] ?? 0) ? 'stale' : null;
    },
    made(seat, n, mark, isNewTurn) {
      ownMove[seat] = n + 1;
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
