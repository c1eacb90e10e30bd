// Hidden choices that all make at the same time: before the first evening, in phase A and in phase G.
import type { Seat } from '../data/index.ts';
import { closingOptions } from './closing.ts';
import { eveningOptions } from './evening.ts';
import { startCardOptions } from './startCards.ts';
import type { State } from './state.ts';
import type { Context } from './context.ts';

/** What a player may choose from in this phase. */
export function optionsOf(state: State, seat: Seat): string[] {
  switch (state.phase) {
    case 'startCards':
      return startCardOptions(state);
    case 'evening':
      return eveningOptions(state, seat);
    case 'closing':
      return closingOptions(state.players[seat]);
    default:
      return [];
  }
}

/** Who has only one way, or none, is not asked. */
export function openChoices(context: Context): void {
  const { state } = context;
  state.shown = false;
  state.players.forEach((player, seat) => {
    const options = optionsOf(state, seat as Seat);
    player.done = options.length < 2;
    player.choice = player.done ? (options[0] ?? null) : null;
  });
}
