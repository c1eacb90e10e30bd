// Playing a move. Changes the state it is given: boardgame.io hands in its draft, bots and simulations a copy.
import type { Seat } from '../data/index.ts';
import type { Event } from './events.ts';
import { advance } from './flow.ts';
import { judge } from './legal.ts';
import { recall, remember, restore } from './memory.ts';
import type { Deed, Move, MoveOf } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';
import { tell, type Course } from './course.ts';
import { verbOf } from './verbs/index.ts';
import { work } from './work.ts';

export type Played = { readonly events: Event[]; readonly refused: null } | { readonly refused: Refusal };

/** An illegal or malformed move is refused with the reason, and changes nothing. */
export function play(state: State, seat: Seat, given: Move, rng: Rng): Played {
  const judged = judge(state, seat, given);
  if (judged.refused !== null) return judged;
  const { move } = judged;
  const course: Course = { state, rng, events: [] };
  if (move.type === 'takeBack') {
    const undone = restore(state, seat, (step) => perform({ ...course, events: [] }, seat, step.type, step));
    tell(course, { type: 'takenBack', seat, move: undone });
  } else {
    const before = recall(state, seat, move.type);
    perform(course, seat, move.type, move);
    advance(course);
    remember(state, seat, before, move, course.events);
  }
  return { events: course.events, refused: null };
}

function perform<T extends Deed>(course: Course, seat: Seat, type: T, move: MoveOf<T>): void {
  verbOf(type).perform(course, seat, move);
  work(course, seat);
}
