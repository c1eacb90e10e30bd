// bard: each bard drawn this round may advance the reputation marker one step, once. `bards` counts those that have.
import { playerAt } from '../context.ts';
import { pushEffects } from '../effects.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const bard: Verb<'bard'> = {
  phases: ['serving'],
  fields: noFields,
  propose: always({ type: 'bard' }),
  refuseAll: (state, seat) =>
    state.players[seat].bards < state.players[seat].beside.bard ? null : { because: 'noBardLeft' },
  perform: (context, seat) => {
    playerAt(context, seat).bards++;
    pushEffects(context, seat, { does: 'reputation', steps: 1 });
  },
};
