// Phase F, beginning and end of a player's turn.
import type { Seat } from '../data/index.ts';
import { receive } from './supply.ts';
import { playerAt, tell, type Course } from './course.ts';
import { worth } from './tavern.ts';

/** The pool: what safe and storage hold, and a beer for each barback. */
export function fillPool(course: Course, seat: Seat): void {
  receive(course, seat, 'beer', playerAt(course, seat).beside.barback);
}

/** Safe and storage keep what they can, the rest is lost; the dice go back. */
export function endTurn(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  const thalers = Math.min(player.thalers, worth(course.state, player, 'safe'));
  const beer = Math.min(player.beer, worth(course.state, player, 'storage'));
  if (thalers < player.thalers || beer < player.beer) {
    tell(course, { type: 'wasted', seat, thalers: player.thalers - thalers, beer: player.beer - beer });
  }
  player.thalers = thalers;
  player.beer = beer;
  player.dice = [];
  player.settled = null;
  player.done = true;
  tell(course, { type: 'turnEnded', seat, thalers, beer });
}
