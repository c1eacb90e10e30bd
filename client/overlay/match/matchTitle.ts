// What a match is called: by its title, or by whoever opened it.
import type { MatchInfo } from '../../../server/wire.ts';
import type { Text } from '../../words/text.ts';

export function titleOf({ title, host, seats }: MatchInfo, { online }: Text): string {
  if (title !== '') return title;
  const name = (host === null ? null : seats[host])?.name ?? seats.find((seat) => seat !== null)?.name;
  return name === undefined ? online.nobodysTable : online.tableOf(name);
}

export const takenSeats = ({ seats }: MatchInfo) => seats.filter((seat) => seat !== null);
