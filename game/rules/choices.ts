// Hidden choices: asked of everybody at the same time, revealed when all have chosen.
import type { Seat } from '../data/index.ts';
import { emit, type Context } from './context.ts';
import type { HiddenChoice } from './phase.ts';
import { PHASE } from './phases/index.ts';
import { resolveEffects } from './resolve.ts';
import { turnOrder, type State } from './state.ts';

/** The options of a player in this phase. */
export const optionsOf = (state: State, seat: Seat): string[] => PHASE[state.phase].choice?.options(state, seat) ?? [];

/** A player with a single option, or none, is not asked. */
export function openChoices({ state }: Context): void {
  state.shown = false;
  state.players.forEach((player, seat) => {
    const options = optionsOf(state, seat as Seat);
    player.done = options.length < 2;
    player.choice = player.done ? (options[0] ?? null) : null;
  });
}

export function revealChoices(context: Context, { apply }: HiddenChoice): void {
  const { state } = context;
  state.shown = true;
  for (const seat of turnOrder(state)) {
    const { choice } = state.players[seat];
    if (choice !== null) emit(context, { type: 'shown', seat, option: choice });
    apply(context, seat);
    state.players[seat].choice = null;
    resolveEffects(context, seat);
  }
}
