// bard: each bard drawn this round may sing the marker one step on, once.
import { playerAt } from '../table.ts';
import { first } from '../tasks.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const bard: Verb<'bard'> = {
  phases: ['serving'],
  fields: nothingMore,
  propose: () => [{ type: 'bard' }],
  refuse: (state, seat) =>
    state.players[seat].bards < state.players[seat].beside.bard ? null : { because: 'noBardLeft' },
  perform: (table, seat) => {
    playerAt(table, seat).bards++;
    first(table, seat, { does: 'reputation', steps: 1 });
  },
};
