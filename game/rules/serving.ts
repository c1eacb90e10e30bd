// Phase F, beginning and end of a player's turn.
import type { Seat } from '../data/index.ts';
import { receive } from './supply.ts';
import { playerAt, tell, type Table } from './table.ts';
import { worth } from './tavern.ts';

/** The pool: what safe and storage hold, and a beer for each barback. */
export function beginTurn(table: Table, seat: Seat): void {
  table.state.turn = seat;
  tell(table, { type: 'turn', seat });
  receive(table, seat, 'beer', playerAt(table, seat).beside.barback);
}

/** Safe and storage keep what they can, the rest is lost; the dice go back. */
export function endTurn(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  const thalers = Math.min(player.thalers, worth(table.state, player, 'safe'));
  const beer = Math.min(player.beer, worth(table.state, player, 'storage'));
  if (thalers < player.thalers || beer < player.beer) {
    tell(table, { type: 'wasted', seat, thalers: player.thalers - thalers, beer: player.beer - beer });
  }
  player.thalers = thalers;
  player.beer = beer;
  player.dice = [];
  player.settled = null;
  player.done = true;
  tell(table, { type: 'turnEnded', seat, thalers, beer });
}
