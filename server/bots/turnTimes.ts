// The durations of bots' turns, so that turns of many moves can be kept short for the people who watch.
import type { RunningGame } from '../match/match.ts';

/** A decision that is asked for within this time after the seat's last one has ended belongs to the same turn. */
const SAME_TURN_MS = 250;

export interface TurnTimes {
  /** Called when the seat is asked for a decision: the milliseconds since its turn began, 0 when one begins now. */
  used(game: RunningGame, seat: number): number;
  /** Called when the decision has ended, with a move or without. */
  decided(game: RunningGame, seat: number): void;
}

export const turnTimes = (): TurnTimes => {
  const turns = new WeakMap<RunningGame, Map<number, { readonly begun: number; readonly last: number }>>();
  const ofGame = (game: RunningGame) => {
    const known = turns.get(game) ?? new Map<number, { begun: number; last: number }>();
    turns.set(game, known);
    return known;
  };
  return {
    used(game: RunningGame, seat: number): number {
      const now = Date.now();
      const turn = ofGame(game).get(seat);
      const begun = turn !== undefined && now - turn.last < SAME_TURN_MS ? turn.begun : now;
      ofGame(game).set(seat, { begun, last: now });
      return now - begun;
    },
    decided(game: RunningGame, seat: number): void {
      const turn = ofGame(game).get(seat);
      if (turn !== undefined) ofGame(game).set(seat, { begun: turn.begun, last: Date.now() });
    },
  };
};
