// takeBack: the player's last step is undone; `memory.ts` knows how.
import { phasesThat } from '../phases.ts';
import { noFields, type Rule } from '../verb.ts';

export const takeBack: Rule<'takeBack'> = {
  phases: phasesThat(({ remembers }) => remembers),
  beforeSettling: true,
  fields: noFields,
  propose: () => [{ type: 'takeBack' }],
  refuse: (state, seat) => (state.players[seat].undo.moves.length > 0 ? null : { because: 'nothingToTakeBack' }),
};
