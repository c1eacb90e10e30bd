// The registry of phases by name, and a query on it.
import { PHASES, type Phase } from '../../data/index.ts';
import type { PhaseRules } from '../phase.ts';
import { closing } from './closing.ts';
import { evening } from './evening.ts';
import { guests } from './guests.ts';
import { orders } from './orders.ts';
import { over } from './over.ts';
import { planning } from './planning.ts';
import { server } from './server.ts';
import { serving } from './serving.ts';
import { startCards } from './startCards.ts';

export const PHASE: Readonly<Record<Phase, PhaseRules>> = {
  startCards,
  evening,
  guests,
  server,
  orders,
  planning,
  serving,
  closing,
  over,
};

/** `phasesThat(({ undo }) => undo)` */
export const phasesThat = (holds: (phase: PhaseRules) => unknown): Phase[] =>
  PHASES.filter((phase) => holds(PHASE[phase]));
