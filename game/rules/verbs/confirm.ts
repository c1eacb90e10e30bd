// confirm: keeps the drawn guests, or ends planning.
import { playerAt, emit } from '../context.ts';
import { noFields, type Verb } from '../verb.ts';

export const confirm: Verb<'confirm'> = {
  phases: ['guests', 'planning'],
  undo: 'withdraw',
  fields: noFields,
  propose: () => [{ type: 'confirm' }],
  refuse: () => null,
  perform: (context, seat) => {
    playerAt(context, seat).done = true;
    emit(context, { type: 'confirmed', seat });
  },
};
