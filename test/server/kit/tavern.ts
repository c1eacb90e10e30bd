// Tiefenthal for the server's tests: a seat's next move as a person at random would choose it.
import { randomMove } from '../../../game/bots/random.ts';
import { matchMoveArgs, type MatchView } from '../../../game/boardgame.ts';
import { rngFrom, type Rng, type Seat } from '../../../game/index.ts';
import type { View } from '../../../server/wire/match.ts';

export const tavernMove =
  (rng: Rng) =>
  (view: View, seat: number): { verb: string; args: unknown[] } | null => {
    if (view.ctx['gameover'] !== undefined) return null;
    const match = view.G as MatchView;
    const move = randomMove(match.table, seat as Seat, rng);
    // Whoever is done waits: if all went on changing their minds, the evening would never end.
    return move === null || move.type === 'withdraw'
      ? null
      : { verb: move.type, args: matchMoveArgs(match, seat as Seat, move) };
  };

export { rngFrom };
