// Selects the events of the player's own move that a notice tells: what was given away for good, and what that brought.
import type { Event, EventType, Seat, View } from '../../game/index.ts';

/** Something is given away for good. A notice says so, as one click on a counter guest or a tile is enough for it. */
const LOSSES: readonly EventType[] = ['counterGuestGivenUp', 'returned'];
const TOLD: readonly EventType[] = [...LOSSES, 'upgraded', 'stepped', 'bonus', 'gained'];

/**
 * The events to tell: none for moves of others, for moves that give nothing away, and when a move is taken back.
 * `before` is the table before the move.
 */
export function ownNews(events: readonly Event[], before: View, me: Seat | null): Event[] {
  if (me === null || before.phase !== 'serving' || before.turn !== me) return [];
  const hasLoss = events.some(({ type }) => LOSSES.includes(type)) && events.every(({ type }) => type !== 'takenBack');
  return hasLoss ? events.filter((event) => TOLD.includes(event.type) && 'seat' in event && event.seat === me) : [];
}
