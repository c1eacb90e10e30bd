// Fullness of the taverns: guests at the tables, as a share of those that a good evening brings.
import type { View } from '../../../game/index.ts';

/** With an average of so many guests in a tavern the room is as loud as it gets. */
const FULL = 6;

export function fullness({ players }: View): number {
  const guests = players.map(({ tables, nobles }) => tables.filter((card) => card !== null).length + nobles);
  const all = guests.reduce((sum, count) => sum + count, 0);
  return Math.min(1, all / (players.length * FULL));
}
