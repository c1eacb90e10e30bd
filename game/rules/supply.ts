// Every supply is finite: what is not there cannot be taken, and what would have given it is lost.
import type { Seat, TavernCard } from '../data/index.ts';
import type { Resource } from './events.ts';
import { playerAt, tell, type Course } from './course.ts';
import { putOnDeck } from './deck.ts';

export function receive(course: Course, seat: Seat, what: 'thalers' | 'beer', count: number): void {
  if (count === 0) return;
  playerAt(course, seat)[what] += count;
  tell(course, { type: 'received', seat, what, count });
}

export function pay(course: Course, seat: Seat, what: Resource, count: number): void {
  if (count === 0) return;
  if (what === 'schnapps') returnSchnapps(course, seat, count);
  else playerAt(course, seat)[what] -= count;
  tell(course, { type: 'paid', seat, what, count });
}

export function returnSchnapps(course: Course, seat: Seat, count: number): void {
  playerAt(course, seat).schnapps -= count;
  course.state.schnapps += count;
}

/** As much schnapps as is left; says how much that was. */
export function takeSchnapps(course: Course, seat: Seat, wanted: number): number {
  const count = Math.min(wanted, course.state.schnapps);
  if (count < wanted) tell(course, { type: 'lost', seat, what: 'schnapps' });
  if (count === 0) return 0;
  course.state.schnapps -= count;
  playerAt(course, seat).schnapps += count;
  tell(course, { type: 'received', seat, what: 'schnapps', count });
  return count;
}

export function gainTavernCard(course: Course, seat: Seat, card: TavernCard): void {
  if (course.state.supply[card] === 0) {
    tell(course, { type: 'lost', seat, what: card });
    return;
  }
  course.state.supply[card]--;
  putOnDeck(course, seat, card);
}

/** Whether there was one left. */
export function gainNoble(course: Course, seat: Seat): boolean {
  if (course.state.nobles === 0) {
    tell(course, { type: 'lost', seat, what: 'noble' });
    return false;
  }
  course.state.nobles--;
  putOnDeck(course, seat, 'noble');
  return true;
}
