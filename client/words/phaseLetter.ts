// The letter of a phase of the evening in the rules; null before the first evening and after the last.
import type { Phase } from '../../game/index.ts';

export const PHASE_LETTER: Readonly<Record<Phase, string | null>> = {
  startCards: null,
  evening: 'A',
  guests: 'B',
  server: 'C',
  orders: 'D',
  planning: 'E',
  serving: 'F',
  closing: 'G',
  over: null,
};
