// Phase F. In turn, everybody takes their dice off, and spends the thalers and beer that the dice bring.
import { playsWith, type Seat } from '../../data/index.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { receive } from '../supply.ts';
import { playerAt, emit, type Context } from '../context.ts';
import { tileValue } from '../tavern.ts';

export const serving: PhaseRules = {
  acting: 'inTurn',
  beginTurn: fillPool,
  undo: true,
  mustSettle: (state, seat) => state.players[seat].settled === null && playsWith(state.modules, 'reputation'),
  isFinished: everybodyIsDone,
  next: () => 'closing',
};

/** The contents of safe and storage become the pool as they are; a beer for each barback is added. */
function fillPool(context: Context, seat: Seat): void {
  receive(context, seat, 'beer', playerAt(context, seat).beside.barback);
}

/** Safe and storage keep what they can, the rest is lost; the dice go back. */
export function endTurn(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const thalers = Math.min(player.thalers, tileValue(context.state, player, 'safe'));
  const beer = Math.min(player.beer, tileValue(context.state, player, 'storage'));
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
