// Reads from the lobby's MatchInfo: a match's title, its open and taken seats, and its winners with their points.
import * as v from 'valibot';
import type { MatchInfo, OpenSeat, SeatInfo } from '../../../server/wire/match.ts';
import type { PageText } from '../../words/pages.ts';

/** The numbers of players a match can have. */
export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The match's own title, or one made from a name: that of the host, else that of the first player. */
export function titleOf({ setupData, host, players }: MatchInfo, { online }: PageText): string {
  if (setupData.title !== '') return setupData.title;
  const name = (host === null ? undefined : players[host]?.name) ?? takenSeats({ players })[0]?.name;
  return name === undefined ? online.nobodysTable : online.tableOf(name);
}

export const isOpenSeat = (player: SeatInfo): player is OpenSeat => player.data === undefined;
export const takenSeats = ({ players }: Pick<MatchInfo, 'players'>) => players.filter((player) => !isOpenSeat(player));

/** The game's own result; the server passes it on without reading it. */
const schema = v.object({
  scores: v.array(v.object({ total: v.number() })),
  winners: v.array(v.number()),
});

export interface MatchResult {
  winnerNames: readonly string[];
  points: number;
}

/** Null while the match is not over, and when the result is of an unknown shape. */
export function endOf({ gameover, players }: MatchInfo): MatchResult | null {
  const parsed = v.safeParse(schema, gameover);
  if (!parsed.success) return null;
  const { scores, winners } = parsed.output;
  return {
    winnerNames: winners.map((seat) => players[seat]?.name ?? ''),
    points: Math.max(...scores.map(({ total }) => total)),
  };
}
