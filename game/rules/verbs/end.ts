// end: ends the serving turn.
import { passTurn } from '../flow.ts';
import { endTurn } from '../phases/serving.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const end: Verb<'end'> = {
  phases: ['serving'],
  undo: 'never',
  fields: noFields,
  propose: always({ type: 'end' }),
  perform: (context, seat) => {
    endTurn(context, seat);
    passTurn(context, seat);
  },
};
