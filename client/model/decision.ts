// The key of a player's decision: a text that differs from one decision to the next.
import type { Seat, View } from '../../game/index.ts';

/**
 * The key stays the same while others act, unless that changes the evening, the phase, the turn, the display or what
 * the seat has. It is made of fields only, without asking the rules: the view that is shown during an animation mixes
 * two states.
 */
export const decisionOf = ({ round, phase, turn, display, players }: View, seat: Seat | null): string =>
  seat === null ? '' : JSON.stringify([round, phase, turn, display, players[seat]]);
