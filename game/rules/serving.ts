// Phase F, beginning and end of a player's turn.
import type { Seat } from '../data/index.ts';
import { receive } from './supply.ts';
import { playerAt, emit, type Context } from './context.ts';
import { worth } from './tavern.ts';

/** The pool: what safe and storage hold, and a beer for each barback. */
export function fillPool(context: Context, seat: Seat): void {
  receive(context, seat, 'beer', playerAt(context, seat).beside.barback);
}

/** Safe and storage keep what they can, the rest is lost; the dice go back. */
export function endTurn(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const thalers = Math.min(player.thalers, worth(context.state, player, 'safe'));
  const beer = Math.min(player.beer, worth(context.state, player, 'storage'));
  if (thalers < player.thalers || beer < player.beer) {
    emit(context, { type: 'wasted', seat, thalers: player.thalers - thalers, beer: player.beer - beer });
  }
  player.thalers = thalers;
  player.beer = beer;
  player.dice = [];
  player.settled = null;
  player.done = true;
  emit(context, { type: 'turnEnded', seat, thalers, beer });
}
