// Phase E. Everybody places dice on tables and equipment.
import { everybodyIsDone, type PhaseRules } from '../phase.ts';

export const planning: PhaseRules = {
  acting: 'all',
  undo: true,
  isFinished: everybodyIsDone,
  next: () => 'serving',
};
