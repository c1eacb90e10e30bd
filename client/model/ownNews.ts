// Selects the events of the player's own move that a notice tells: what was given away for good, and what that brought.
import type { Event, EventType, Seat, View } from '../../game/index.ts';

/** Something is given away for good. A notice says so, as one click on a counter guest or a tile is enough for it. */
const GIVEN_AWAY: readonly EventType[] = ['counterGuestGivenUp', 'returned'];
const TOLD: readonly EventType[] = [...GIVEN_AWAY, 'upgraded', 'stepped', 'bonus', 'gained'];

/**
 * The events to tell; none outside the player's serving turn, for moves that give nothing away, and for taking back.
 * `before` is the table before the move.
 */
export function ownNews(events: readonly Event[], before: View, me: Seat | null): Event[] {
  if (me === null || before.phase !== 'serving' || before.turn !== me) return [];
  const givesAway =
    events.some(({ type }) => GIVEN_AWAY.includes(type)) && events.every(({ type }) => type !== 'takenBack');
  return givesAway ? events.filter((event) => TOLD.includes(event.type) && 'seat' in event && event.seat === me) : [];
}
