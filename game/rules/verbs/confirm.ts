// confirm: the player keeps the drawn cards, or has finished planning.
import { playerAt, emit } from '../context.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const confirm: Verb<'confirm'> = {
  phases: ['guests', 'planning'],
  undo: 'withdraw',
  fields: noFields,
  propose: always({ type: 'confirm' }),
  perform: (context, seat) => {
    playerAt(context, seat).done = true;
    emit(context, { type: 'confirmed', seat });
  },
};
