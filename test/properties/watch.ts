// Checks all invariants while a game is played.
import { legal, rngFrom, waitedFor, type Seat, type State } from '../../game/index.ts';
import type { Watcher } from '../kit/games.ts';
import { seatsOf } from '../kit/table.ts';
import { checkConservation } from './conservation.ts';
import { Course } from './course.ts';
import { checkMovement, checkRefusals, MovePool } from './movement.ts';
import { must } from './must.ts';
import { checkScore } from './score.ts';
import { checkTakingBack } from './undo.ts';
import { checkClone, checkEvents, checkJson, checkViews } from './secrets.ts';

export interface WatchOptions {
  /** Share of the states in which the slow invariants are checked; the fast ones are checked in every state. */
  readonly slowCheckShare: number;
}

export function watcher(seed: string, { slowCheckShare }: WatchOptions): Watcher {
  const rng = rngFrom(`${seed}/watcher`);
  const pool = new MovePool(rng);
  const course = new Course();
  let start: Seat = 0;

  const runFastChecks = (state: State) => {
    checkConservation(state);
    checkMovement(state);
    course.checkCounterGuests(state);
    for (const seat of waitedFor(state)) pool.add(legal(state, seat));
  };

  const runSlowChecks = (state: State) => {
    checkJson(state);
    checkScore(state);
    checkViews(state, rng);
    checkRefusals(state, pool.draw(12));
    const acts = seatsOf(state).flatMap((seat) => {
      const moves = legal(state, seat);
      return moves.length === 0 ? [] : [{ seat, move: moves[rng(moves.length)]! }];
    });
    checkClone(state, acts, rng);
  };

  return {
    begins: (state, events) => {
      start = state.start;
      course.follow(events, state);
      runFastChecks(state);
      runSlowChecks(state);
    },
    sees: (step) => {
      const isChosen = rng(1000) < slowCheckShare * 1000;
      course.follow(step.events, step.after);
      runFastChecks(step.after);
      if (!isChosen) return;
      runSlowChecks(step.after);
      checkTakingBack(step);
      checkEvents(step, rng);
    },
    ends: (state) => {
      must(state.phase === 'over', 'The game stopped before its end.');
      course.checkEnd(state, start);
      checkScore(state);
    },
  };
}
