// confirm: satisfied with the guests who came, or with the plan.
import { playerAt, tell } from '../table.ts';
import { nothingMore, type Verb } from '../verb.ts';

export const confirm: Verb<'confirm'> = {
  phases: ['guests', 'planning'],
  fields: nothingMore,
  propose: () => [{ type: 'confirm' }],
  refuse: () => null,
  perform: (table, seat) => {
    playerAt(table, seat).done = true;
    tell(table, { type: 'confirmed', seat });
  },
};
