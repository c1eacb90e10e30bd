// The context of a move or of the set-up: the state it changes, the random numbers it draws and the events it emits.
import type { Seat } from '../data/index.ts';
import type { Event } from './events.ts';
import type { Rng } from './rng.ts';
import type { Player, State } from './state.ts';

export interface Context {
  readonly state: State;
  readonly rng: Rng;
  readonly events: Event[];
}

export const playerAt = (context: Context, seat: Seat): Player => context.state.players[seat];

export const emit = (context: Context, event: Event): void => {
  context.events.push(event);
};
