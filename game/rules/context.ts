// The course of things: the state that the rules change, the chance they ask, and the events they tell.
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
