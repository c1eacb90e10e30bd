// settle: the first act of a serving turn, from module 3 on.
import { settle as settleReputation } from '../reputation.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const FIRST_MODULE_WITH_REPUTATION = 3;

export const settle: Verb<'settle'> = {
  phases: ['serving'],
  beforeSettling: true,
  fields: nothingMore,
  propose: () => [{ type: 'settle' }],
  refuse: (state, seat) => {
    if (state.module < FIRST_MODULE_WITH_REPUTATION) {
      return { because: 'needsModule', module: FIRST_MODULE_WITH_REPUTATION };
    }
    return state.players[seat].settled === null ? null : { because: 'alreadySettled' };
  },
  perform: settleReputation,
};
