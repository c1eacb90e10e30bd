// The end of the game: points are counted, and nobody acts any more.
import { emit } from '../context.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { resultOf } from '../score.ts';

export const over: PhaseRules = {
  acting: 'nobody',
  begin: (context) => {
    emit(context, { type: 'over', result: resultOf(context.state) });
  },
  // Never asked: the flow stops here (`advance` in flow.ts).
  isFinished: everybodyIsDone,
  next: () => 'over',
};
