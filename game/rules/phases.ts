// The phases of an evening, and what is true of each.

export const PHASES = [
  'startCards',
  'evening',
  'guests',
  'server',
  'orders',
  'planning',
  'serving',
  'closing',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

interface PhaseFacts {
  /** Who acts: all at the same time, one after the other, or nobody, because everything happens by itself. */
  readonly acting: 'all' | 'inTurn' | 'nobody';
  /** All make a hidden choice, which is shown when the last has chosen. */
  readonly chooses: boolean;
  /** Own steps can be taken back. */
  readonly remembers: boolean;
}

const facts = (acting: PhaseFacts['acting'], more: Partial<PhaseFacts> = {}): PhaseFacts => ({
  acting,
  chooses: false,
  remembers: false,
  ...more,
});

export const PHASE: Readonly<Record<Phase, PhaseFacts>> = {
  startCards: facts('all', { chooses: true }),
  evening: facts('all', { chooses: true }),
  guests: facts('all'),
  server: facts('nobody'),
  orders: facts('inTurn'),
  planning: facts('all', { remembers: true }),
  serving: facts('inTurn', { remembers: true }),
  closing: facts('all', { chooses: true }),
  over: facts('nobody'),
};

/** Phases of which something is true. */
export const phasesThat = (holds: (phase: PhaseFacts) => boolean): Phase[] =>
  PHASES.filter((phase) => holds(PHASE[phase]));
