// takeBack: the player's last step is undone; `memory.ts` knows how.
import { phasesThat } from '../phases/index.ts';
import { noFields, type VerbBase } from '../verb.ts';

export const takeBack: VerbBase<'takeBack'> = {
  phases: phasesThat(({ undo }) => undo),
  beforeSettling: true,
  fields: noFields,
  propose: () => [{ type: 'takeBack' }],
  refuse: (state, seat) => (state.players[seat].undo.moves.length > 0 ? null : { because: 'nothingToTakeBack' }),
};
