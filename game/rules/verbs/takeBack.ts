// takeBack: undoes the player's last move, see `undo.ts`.
import { phasesThat } from '../phases/index.ts';
import { always } from '../proposals.ts';
import { noFields, type VerbBase } from '../verb.ts';

export const takeBack: VerbBase<'takeBack'> = {
  phases: phasesThat(({ undo }) => undo),
  whileUnsettled: true,
  fields: noFields,
  propose: always({ type: 'takeBack' }),
  refuseAll: (state, seat) => (state.players[seat].undo.moves.length > 0 ? null : { because: 'nothingToTakeBack' }),
};
