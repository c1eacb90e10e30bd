// giveUp: a counter guest leaves the game, for a new start of phase B or for a step in the monastery.
import { discardDrawn, welcomeGuests } from '../guests.ts';
import { playerAt, tell } from '../table.ts';
import { first } from '../tasks.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const giveUp: Verb<'giveUp'> = {
  phases: ['guests', 'serving'],
  fields: nothingMore,
  propose: () => [{ type: 'giveUp' }],
  refuse: (state, seat) => (state.players[seat].counterGuests > 0 ? null : { because: 'noCounterGuest' }),
  perform: (table, seat) => {
    playerAt(table, seat).counterGuests--;
    tell(table, { type: 'counterGuestGivenUp', seat });
    if (table.state.phase === 'serving') return first(table, seat, { does: 'monastery', steps: 1 });
    discardDrawn(table, seat);
    welcomeGuests(table, seat);
  },
};
