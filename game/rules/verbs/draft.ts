// draft <value>: one die from the coaster in front of the player.
import { FACES } from '../../data/index.ts';
import { face } from '../codecs.ts';
import { passTurn } from '../flow.ts';
import { takeFromCoaster } from '../phases/orders.ts';
import { proposal } from '../proposals.ts';
import type { Verb } from '../verb.ts';

const PROPOSALS = FACES.map((value) => proposal({ type: 'draft', value } as const));

export const draft: Verb<'draft'> = {
  phases: ['orders'],
  fields: { value: face },
  propose: (state, seat) => PROPOSALS.filter(({ value }) => state.players[seat].coaster.includes(value)),
  refuse: (state, seat, { value }) =>
    state.players[seat].coaster.includes(value) ? null : { because: 'notOnCoaster' },
  perform: (context, seat, { value }) => {
    takeFromCoaster(context, seat, value);
    passTurn(context, seat);
  },
};
