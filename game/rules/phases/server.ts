// Phase C. Servers bring dice of the player's own colour.
import { playerAt } from '../context.ts';
import { rollOwnDice } from '../dice.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { turnOrder } from '../state.ts';
import { servers } from '../tavern.ts';

export const server: PhaseRules = {
  acting: 'nobody',
  begin: (context) => {
    for (const seat of turnOrder(context.state)) {
      const wanted = servers(context.state, playerAt(context, seat));
      if (wanted > 0) rollOwnDice(context, seat, wanted);
    }
  },
  isFinished: everybodyIsDone,
  next: () => 'orders',
};
