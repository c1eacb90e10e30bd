// Phases C and D. Servers bring dice; then everyone takes four dice from four coasters that go round.
import type { Face, Seat } from '../data/index.ts';
import { rollOwnDice, rollWhiteDice, unplaced } from './dice.ts';
import { leftOf, turnOrder } from './state.ts';
import { playerAt, tell, type Table } from './table.ts';
import { servers } from './tavern.ts';

export function beginServer(table: Table): void {
  for (const seat of turnOrder(table.state)) {
    const wanted = servers(table.state, playerAt(table, seat));
    if (wanted > 0) rollOwnDice(table, seat, wanted);
  }
}

export function beginOrders(table: Table): void {
  for (const seat of turnOrder(table.state)) rollWhiteDice(table, seat);
}

export function takeFromCoaster(table: Table, seat: Seat, value: Face): void {
  const player = playerAt(table, seat);
  const place = player.coaster.indexOf(value);
  player.coaster.splice(place, 1);
  player.dice.push(unplaced(value, false));
  tell(table, { type: 'taken', seat, value, place });
}

/** Every coaster goes to the player on the left, all at once. */
export function passCoasters(table: Table): void {
  const { state } = table;
  const coasters = state.players.map((player) => player.coaster);
  coasters.forEach((coaster, seat) => {
    state.players[leftOf(state, seat as Seat)].coaster = coaster;
  });
  tell(table, { type: 'passed' });
}
