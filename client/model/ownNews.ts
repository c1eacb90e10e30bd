// Selects what the player is told of an own move that one click makes: a guest or cards that went, and what came of it.
import type { Event, EventType, Seat, View } from '../../game/index.ts';

/** A loss for good is told even when the click was on a guest or a tile. */
const GOES: readonly EventType[] = ['counterGuestGivenUp', 'returned'];
const TOLD: readonly EventType[] = [...GOES, 'upgraded', 'stepped', 'bonus', 'gained'];

/** Empty for moves of others and for what was taken back. `before` is the table before the move. */
export function ownNews(events: readonly Event[], before: View, me: Seat | null): Event[] {
  if (me === null || before.phase !== 'serving' || before.turn !== me) return [];
  const isGiven = events.some(({ type }) => GOES.includes(type)) && events.every(({ type }) => type !== 'takenBack');
  return isGiven ? events.filter((event) => TOLD.includes(event.type) && 'seat' in event && event.seat === me) : [];
}
