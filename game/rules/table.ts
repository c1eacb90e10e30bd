// What the rules work with while something happens: the state they change, chance, and the ear that hears of it.
import type { Seat } from '../data/index.ts';
import type { Event } from './events.ts';
import type { Rng } from './rng.ts';
import type { Player, State } from './state.ts';

export interface Table {
  readonly state: State;
  readonly rng: Rng;
  readonly events: Event[];
}

export const playerAt = (table: Table, seat: Seat): Player => table.state.players[seat];

export const tell = (table: Table, event: Event): void => {
  table.events.push(event);
};
