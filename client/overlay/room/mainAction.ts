// The room of a match: the main action of a seat, which is its most likely next one and has the button that stands out;
// and whether the game begins by itself.
import { MIN_PLAYERS } from '../../../game/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { isOpenSeat, takenSeats } from '../match/matchInfo.ts';

export type MainAction = 'ready' | 'begin' | 'invite';

/** True if everybody but the host is ready; the host need not say so, and starts the game. */
export const othersAreReady = (match: Pick<MatchInfo, 'players' | 'host'>): boolean =>
  takenSeats(match).every(({ id, data }) => id === match.host || data.ready);

/**
 * True once all seats are taken and, if the match waits for that, ready: the server then begins the game by itself,
 * though `beginning` says so only some moments later.
 */
export const beginsByItself = ({ beginning, status, quick, players, setupData }: MatchInfo): boolean =>
  beginning ||
  status !== 'waiting' ||
  players.every(({ data }) => data !== undefined && (data.ready || quick || !setupData.startWhenReady));

/** Null if the seat can only wait, as in a quick match, whose seats the lobby fills. */
export function mainAction(match: MatchInfo, seat: number | null): MainAction | null {
  const { players, host, quick } = match;
  if (seat === null || quick) return null;
  if (seat === host) {
    const people = takenSeats(match).filter(({ data }) => data.bot === null);
    // A host who is alone with bots is still waiting for somebody, as long as a seat is free.
    const hasCompany = people.length > 1 || !players.some(isOpenSeat);
    if (hasCompany && takenSeats(match).length >= MIN_PLAYERS && othersAreReady(match)) return 'begin';
  } else if (players[seat]?.data?.ready !== true) return 'ready';
  return players.some(isOpenSeat) ? 'invite' : null;
}
