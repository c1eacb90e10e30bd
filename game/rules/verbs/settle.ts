// settle: moves the reputation marker by what the placed dice will bring, from module 3 on. In a serving turn only dice
// can be moved before it.
import { COMES_WITH, playsWith } from '../../data/index.ts';
import { settle as settleReputation } from '../reputation.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const settle: Verb<'settle'> = {
  phases: ['serving'],
  whileUnsettled: true,
  fields: noFields,
  propose: always({ type: 'settle' }),
  refuseAll: (state, seat) => {
    if (!playsWith(state.modules, 'reputation')) return { because: 'needsModule', module: COMES_WITH.reputation };
    return state.players[seat].settled === null ? null : { because: 'alreadySettled' };
  },
  perform: settleReputation,
};
