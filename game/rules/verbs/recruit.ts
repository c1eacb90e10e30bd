// recruit <guest>: for beer, one a round; then the bonus on the card, the signature, and what these set off.
import { GUEST_IDS, GUESTS } from '../../data/index.ts';
import { oneOf } from '../fields.ts';
import { columnOf } from '../guestBook.ts';
import type { Task } from '../state.ts';
import { pay, placeOf, takeFromDisplay } from '../supply.ts';
import { playerAt } from '../table.ts';
import { first } from '../tasks.ts';
import type { Verb } from '../verb.ts';

export const recruit: Verb<'recruit'> = {
  phases: ['serving'],
  fields: { guest: oneOf(GUEST_IDS) },
  propose: (state) =>
    state.display.flatMap((offer) => (offer ? [{ type: 'recruit', guest: offer.guest } as const] : [])),
  refuse: (state, seat, { guest }) => {
    if (placeOf(state, guest) < 0) return { because: 'notOnDisplay' };
    if (state.players[seat].recruited) return { because: 'recruitedAlready' };
    const { cost } = GUESTS[guest];
    return state.players[seat].beer < cost ? { because: 'tooLittleBeer', needs: cost } : null;
  },
  perform: (table, seat, { guest }) => {
    const { cost, bonus } = GUESTS[guest];
    pay(table, seat, 'beer', cost);
    playerAt(table, seat).recruited = true;
    const signature = takeFromDisplay(table, seat, placeOf(table.state, guest));
    const follows: Task[] = [];
    if (bonus !== null) follows.push({ does: 'bonus', bonus });
    if (signature) follows.push({ does: 'sign', column: columnOf(guest) });
    first(table, seat, ...follows);
  },
};
