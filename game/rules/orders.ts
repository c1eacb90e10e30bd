// Phases C and D. Servers bring dice; then everyone takes four dice from four coasters that go round.
import type { Face, Seat } from '../data/index.ts';
import { rollOwnDice, rollWhiteDice, unplaced } from './dice.ts';
import { leftOf, turnOrder } from './state.ts';
import { playerAt, tell, type Course } from './course.ts';
import { servers } from './tavern.ts';

export function beginServer(course: Course): void {
  for (const seat of turnOrder(course.state)) {
    const wanted = servers(course.state, playerAt(course, seat));
    if (wanted > 0) rollOwnDice(course, seat, wanted);
  }
}

export function beginOrders(course: Course): void {
  for (const seat of turnOrder(course.state)) rollWhiteDice(course, seat);
}

export function takeFromCoaster(course: Course, seat: Seat, value: Face): void {
  const player = playerAt(course, seat);
  const place = player.coaster.indexOf(value);
  player.coaster.splice(place, 1);
  player.dice.push(unplaced(value, false));
  tell(course, { type: 'drafted', seat, value, place });
}

/** Every coaster goes to the player on the left, all at once. */
export function passCoasters(course: Course): void {
  const { state } = course;
  const coasters = state.players.map((player) => player.coaster);
  coasters.forEach((coaster, seat) => {
    state.players[leftOf(state, seat as Seat)].coaster = coaster;
  });
  tell(course, { type: 'passed' });
}
