// withdraw: takes back a choice or confirmation while others have not finished; only for players who were asked.
import { optionsOf } from '../choices.ts';
import { PHASE, phasesThat } from '../phases/index.ts';
import { playerAt, emit } from '../context.ts';
import { always } from '../proposals.ts';
import { noFields, type Verb } from '../verb.ts';

export const withdraw: Verb<'withdraw'> = {
  phases: phasesThat(({ acting }) => acting === 'all'),
  // Not in the history of `takeBack`, like the moves that it takes back.
  undo: 'withdraw',
  fields: noFields,
  propose: always({ type: 'withdraw' }),
  refuseAll: (state, seat) => {
    const { choice } = PHASE[state.phase];
    if (!state.players[seat].done) return { because: 'nothingToWithdraw' };
    return choice !== undefined && (state.shown || optionsOf(state, seat).length < 2)
      ? { because: 'alreadyDone' }
      : null;
  },
  perform: (context, seat) => {
    const player = playerAt(context, seat);
    player.done = false;
    player.choice = null;
    emit(context, { type: 'withdrawn', seat });
  },
};
