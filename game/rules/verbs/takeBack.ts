// takeBack: the player's last step is undone; `memory.ts` knows how.
import { noFields, type Rule } from '../verb.ts';

export const takeBack: Rule<'takeBack'> = {
  phases: ['planning', 'serving'],
  beforeSettling: true,
  fields: noFields,
  propose: () => [{ type: 'takeBack' }],
  refuse: (state, seat) => (state.players[seat].memory.moves.length > 0 ? null : { because: 'nothingToTakeBack' }),
};
