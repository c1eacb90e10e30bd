// recruit <guest>: for beer, one a round; then the bonus on the card, the signature, and what these set off.
import { GUEST_IDS, GUESTS, recordOf } from '../../data/index.ts';
import { oneOf } from '../codecs.ts';
import { columnOf } from '../guestBook.ts';
import type { MoveOf } from '../moves.ts';
import type { Effect, State } from '../state.ts';
import { placeOf, takeFromDisplay } from '../display.ts';
import { proposal } from '../proposals.ts';
import { pay } from '../supply.ts';
import { playerAt } from '../context.ts';
import { pushEffects } from '../effects.ts';
import type { Verb } from '../verb.ts';

const PROPOSAL = recordOf(GUEST_IDS, (guest): MoveOf<'recruit'> => proposal({ type: 'recruit', guest }));

function proposalsFor({ display }: State): MoveOf<'recruit'>[] {
  const moves: MoveOf<'recruit'>[] = [];
  for (const displayed of display) if (displayed !== null) moves.push(PROPOSAL[displayed.guest]);
  return moves;
}

export const recruit: Verb<'recruit'> = {
  phases: ['serving'],
  undo: 'mayReveal',
  fields: { guest: oneOf(GUEST_IDS) },
  propose: (state, seat) => (state.players[seat].recruited ? [] : proposalsFor(state)),
  explain: proposalsFor,
  refuse: (state, seat, { guest }) => {
    if (placeOf(state, guest) < 0) return { because: 'notOnDisplay' };
    if (state.players[seat].recruited) return { because: 'recruitedAlready' };
    const { cost } = GUESTS[guest];
    const { beer: has } = state.players[seat];
    return has < cost ? { because: 'tooLittleBeer', needs: cost, has } : null;
  },
  perform: (context, seat, { guest }) => {
    const { cost, bonus } = GUESTS[guest];
    pay(context, seat, 'beer', cost);
    playerAt(context, seat).recruited = true;
    const signature = takeFromDisplay(context, seat, placeOf(context.state, guest));
    const follows: Effect[] = [];
    if (bonus !== null) follows.push({ does: 'bonus', bonus });
    if (signature) follows.push({ does: 'sign', column: columnOf(guest) });
    pushEffects(context, seat, ...follows);
  },
};
