// The room of a match: what a player in it is most likely to do next, the main action, whose button stands out; and
// whether the game begins by itself.
import { MIN_PLAYERS } from '../../../game/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { isOpenSeat, takenSeats } from '../match/matchInfo.ts';

export type MainAction = 'ready' | 'begin' | 'invite';

/** True if everybody but the host is ready; the host need not say so, and starts the game. */
export const othersAreReady = (match: Pick<MatchInfo, 'players' | 'host'>): boolean =>
  takenSeats(match).every(({ id, data }) => id === match.host || data.ready);

/**
 * True once nobody has to start the game: it is about to begin, has begun, or all seats are taken and, if the match
 * waits for that, ready. The server then begins it, though `beginning` says so only some moments later.
 */
export const beginsByItself = ({ beginning, status, quick, players, setupData }: MatchInfo): boolean =>
  beginning ||
  status !== 'waiting' ||
  players.every(({ data }) => data !== undefined && (data.ready || quick || !setupData.startWhenReady));

/** Null without a seat, and for a seat that can only wait, as in a quick match, whose seats the lobby fills. */
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
