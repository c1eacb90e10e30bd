// end: the serving turn is over.
import { passTurn } from '../flow.ts';
import { endTurn } from '../serving.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const end: Verb<'end'> = {
  phases: ['serving'],
  fields: nothingMore,
  propose: () => [{ type: 'end' }],
  refuse: () => null,
  perform: (table, seat) => {
    endTurn(table, seat);
    passTurn(table, seat);
  },
};
