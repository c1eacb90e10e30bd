// Phase B. Everybody's guests and staff arrive; a counter guest can be given up to discard them all and draw anew.
import { welcomeGuests } from '../drawing.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { turnOrder } from '../state.ts';

export const guests: PhaseRules = {
  acting: 'all',
  begin: (context) => {
    for (const seat of turnOrder(context.state)) welcomeGuests(context, seat);
  },
  isFinished: everybodyIsDone,
  next: () => 'server',
};
