// Tiefenthal for tests of the server: chooses a random legal move for a seat.
import { randomMove } from '../../../game/bots/random.ts';
import type { MatchView } from '../../../game/boardgame.ts';
import { rngFrom, type Move, type Seat } from '../../../game/index.ts';
import type { SeatView } from '../../../server/wire/match.ts';

export const randomChooser = (seed: string) => {
  const rng = rngFrom(seed);
  return (view: SeatView, seat: number): Move | null => {
    if (view.ctx['gameover'] !== undefined) return null;
    const move = randomMove((view.G as MatchView).table, seat as Seat, rng);
    // A seat that is done waits: if all seats went on changing their choices, the evening would never end.
    return move?.type === 'withdraw' ? null : move;
  };
};
