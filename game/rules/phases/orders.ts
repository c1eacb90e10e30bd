// Phase D. In turn, everybody takes one white die from the coaster in front of them; then the coasters go round.
import type { Face, Seat } from '../../data/index.ts';
import { emit, playerAt, type Context } from '../context.ts';
import { rollWhiteDice, unplaced } from '../dice.ts';
import type { PhaseRules } from '../phase.ts';
import { leftOf, turnOrder } from '../state.ts';

export const orders: PhaseRules = {
  acting: 'inTurn',
  begin: (context) => {
    for (const seat of turnOrder(context.state)) rollWhiteDice(context, seat);
  },
  endCircle: passCoasters,
  isFinished: (state) => state.players.every((player) => player.coaster.length === 0),
  next: () => 'planning',
};

export function takeFromCoaster(context: Context, seat: Seat, value: Face): void {
  const player = playerAt(context, seat);
  const place = player.coaster.indexOf(value);
  player.coaster.splice(place, 1);
  player.dice.push(unplaced({ value, own: false }));
  emit(context, { type: 'drafted', seat, value, place });
}

/** Every coaster goes to the player on the left, all at once. */
function passCoasters(context: Context): void {
  const { state } = context;
  const coasters = state.players.map((player) => player.coaster);
  coasters.forEach((coaster, seat) => {
    state.players[leftOf(state, seat as Seat)].coaster = coaster;
  });
  emit(context, { type: 'passed' });
}
