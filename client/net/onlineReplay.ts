// A finished match on the server, moment by moment, as those who watched it saw it; and as a record that can be checked.
import { gameRecord, type GameRecord } from '../../game/chance/index.ts';
import { eventsOfLog, type GameState, type MatchView } from '../../game/boardgame.ts';
import { formatAct, parseAct, readMove, type Modules, type Seat } from '../../game/index.ts';
import type { LoggedMove, MatchInfo, Replay, SeatView } from '../../server/wire/match.ts';
import { applyPatch } from './patch.ts';
import type { Moment } from './recording.ts';

const viewOf = ({ G }: SeatView) => (G as MatchView).table;

export function momentsOf({ start, steps }: Pick<Replay, 'start' | 'steps'>): Moment[] {
  let view = start;
  const moments: Moment[] = [{ view: viewOf(view), events: (start.G as MatchView).opening, act: null }];
  for (const { patch, entry } of steps) {
    view = applyPatch(view, patch) as SeatView;
    moments.push({ view: viewOf(view), events: eventsOfLog(entry.events), act: parseAct(actOf(entry)) });
  }
  return moments;
}

/** The move as a line; of a malformed one only its type, which the check then reports. */
const actOf = ({ seat, move }: LoggedMove): string => {
  const made = readMove(move);
  return made === null ? move.type : formatAct({ seat: seat as Seat, move: made });
};

/** Null for a match without a promise, or whose secret is not revealed. */
export function recordOf({ start, steps, end, chance }: Replay, match: MatchInfo): GameRecord | null {
  const { rules, promise, secret } = chance;
  if (promise === null || secret === null) return null;
  return gameRecord({
    match: match.matchID,
    rules,
    modules: match.setupData.modules as Modules,
    promise,
    secret,
    seats: chance.seats.map(({ seal, number }, seat) => ({ name: match.players[seat]?.name ?? '', seal, number })),
    opening: (start.G as MatchView).opening,
    moves: steps.map(({ entry }) => ({ act: actOf(entry), events: eventsOfLog(entry.events) })),
    end: (end as GameState).table,
  });
}
