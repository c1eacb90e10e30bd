// What happened, to be read: events grouped by round and phase, which can be filtered by player.
import type { Event, Phase, Seat } from '../../game/index.ts';

export interface LogEntry {
  /** Counts from 0 through the whole game; the same event always has the same number. */
  number: number;
  round: number;
  phase: Phase;
  /** Null for what happens to all. */
  seat: Seat | null;
  event: Event;
}
