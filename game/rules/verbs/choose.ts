// choose <option>: a hidden choice, shown when all have chosen.
import { optionsOf } from '../choices.ts';
import { optionWord } from '../codecs.ts';
import { phasesThat } from '../phases/index.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

export const choose: Verb<'choose'> = {
  phases: phasesThat(({ choice }) => choice),
  undo: 'withdraw',
  fields: { option: optionWord },
  propose: (state, seat) => optionsOf(state, seat).map((option) => ({ type: 'choose', option })),
  refuse: (state, seat, { option }) =>
    state.shown || !optionsOf(state, seat).includes(option) ? { because: 'noSuchOption' } : null,
  perform: (context, seat, { option }) => {
    const player = playerAt(context, seat);
    player.choice = option;
    player.done = true;
    emit(context, { type: 'chosen', seat });
  },
};
