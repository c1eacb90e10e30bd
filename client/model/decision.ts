// The key of a player's decision: a text that differs from one decision to the next.
import type { Seat, View } from '../../game/index.ts';

/**
 * Identifies a decision: stays the same while others act and nothing changes for the seat. Reads fields only and does
 * not ask the rules: the view that is shown during an animation mixes two states.
 */
export const decisionOf = ({ round, phase, turn, display, players }: View, seat: Seat | null): string =>
  seat === null ? '' : JSON.stringify([round, phase, turn, display, players[seat]]);
