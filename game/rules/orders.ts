// Phases C and D. Servers bring dice; then everyone takes four dice from four coasters that go round.
import type { Face, Seat } from '../data/index.ts';
import { rollOwnDice, rollWhiteDice, unplaced } from './dice.ts';
import { leftOf, turnOrder } from './state.ts';
import { playerAt, emit, type Context } from './context.ts';
import { servers } from './tavern.ts';

export function beginServer(context: Context): void {
  for (const seat of turnOrder(context.state)) {
    const wanted = servers(context.state, playerAt(context, seat));
    if (wanted > 0) rollOwnDice(context, seat, wanted);
  }
}

export function beginOrders(context: Context): void {
  for (const seat of turnOrder(context.state)) rollWhiteDice(context, seat);
}

export function takeFromCoaster(context: Context, seat: Seat, value: Face): void {
  const player = playerAt(context, seat);
  const place = player.coaster.indexOf(value);
  player.coaster.splice(place, 1);
  player.dice.push(unplaced(value, false));
  emit(context, { type: 'drafted', seat, value, place });
}

/** Every coaster goes to the player on the left, all at once. */
export function passCoasters(context: Context): void {
  const { state } = context;
  const coasters = state.players.map((player) => player.coaster);
  coasters.forEach((coaster, seat) => {
    state.players[leftOf(state, seat as Seat)].coaster = coaster;
  });
  emit(context, { type: 'passed' });
}
