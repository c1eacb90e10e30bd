// The most likely next act of somebody in a room before the game: its button is the prominent one.
import { MIN_PLAYERS } from '../../../game/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { isOpenSeat, takenSeats } from '../match/matchInfo.ts';

export type NextAct = 'ready' | 'begin' | 'invite';

/** True if all have said that they are ready but the host, who begins when it suits them. */
export const othersAreReady = (match: Pick<MatchInfo, 'players' | 'host'>): boolean =>
  takenSeats(match).every(({ id, data }) => id === match.host || data.ready);

/** Null where there is nothing but to wait; a quick match is filled by others. */
export function nextAct(match: MatchInfo, seat: number | null): NextAct | null {
  const { players, host, quick } = match;
  if (seat === null || quick) return null;
  if (seat === host) {
    const people = takenSeats(match).filter(({ data }) => data.bot === null);
    // With bots alone and a free seat the host has somebody else to come.
    const hasCompany = people.length > 1 || !players.some(isOpenSeat);
    if (hasCompany && takenSeats(match).length >= MIN_PLAYERS && othersAreReady(match)) return 'begin';
  } else if (players[seat]?.data?.ready !== true) return 'ready';
  return players.some(isOpenSeat) ? 'invite' : null;
}
