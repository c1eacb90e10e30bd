// giveUp: the player gives up a counter guest, who is out of the game. In phase B the player discards all drawn cards
// and draws anew (B8); in phase F the monastery marker moves one step (F31).
import { discardDrawn, welcomeGuests } from '../drawing.ts';
import { playerAt, emit } from '../context.ts';
import { pushEffects } from '../effects.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const giveUp: Verb<'giveUp'> = {
  phases: ['guests', 'serving'],
  fields: noFields,
  propose: always({ type: 'giveUp' }),
  refuseAll: (state, seat) => (state.players[seat].counterGuests > 0 ? null : { because: 'noCounterGuest' }),
  perform: (context, seat) => {
    playerAt(context, seat).counterGuests--;
    emit(context, { type: 'counterGuestGivenUp', seat });
    if (context.state.phase === 'serving') return pushEffects(context, seat, { does: 'monastery', steps: 1 });
    discardDrawn(context, seat);
    welcomeGuests(context, seat);
  },
};
