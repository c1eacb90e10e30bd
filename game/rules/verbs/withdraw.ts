// withdraw: think again, as long as somebody else has not finished. Nobody can who was not asked.
import { optionsOf, PHASES_OF_CHOICE } from '../choices.ts';
import { playerAt, tell } from '../table.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const withdraw: Verb<'withdraw'> = {
  phases: ['startCards', 'evening', 'guests', 'planning', 'closing'],
  fields: nothingMore,
  propose: () => [{ type: 'withdraw' }],
  refuse: (state, seat) => {
    const chooses = PHASES_OF_CHOICE.includes(state.phase);
    if (!state.players[seat].done) return { because: 'notDone' };
    return chooses && (state.shown || optionsOf(state, seat).length < 2) ? { because: 'alreadyDone' } : null;
  },
  perform: (table, seat) => {
    const player = playerAt(table, seat);
    player.done = false;
    player.choice = null;
    tell(table, { type: 'withdrawn', seat });
  },
};
