// giveUp: a counter guest leaves the game, for a new start of phase B or for a step in the monastery.
import { discardDrawn, welcomeGuests } from '../guests.ts';
import { playerAt, tell } from '../course.ts';
import { doFirst } from '../tasks.ts';
import { noFields, type Verb } from '../verb.ts';

export const giveUp: Verb<'giveUp'> = {
  phases: ['guests', 'serving'],
  fields: noFields,
  propose: () => [{ type: 'giveUp' }],
  refuse: (state, seat) => (state.players[seat].counterGuests > 0 ? null : { because: 'noCounterGuest' }),
  perform: (course, seat) => {
    playerAt(course, seat).counterGuests--;
    tell(course, { type: 'counterGuestGivenUp', seat });
    if (course.state.phase === 'serving') return doFirst(course, seat, { does: 'monastery', steps: 1 });
    discardDrawn(course, seat);
    welcomeGuests(course, seat);
  },
};
