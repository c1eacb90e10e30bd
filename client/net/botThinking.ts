// A bot's move from what its seat can see. The same in a worker and, where there is none, on the spot.
import { BOTS, type BotLevel } from '../../game/bots/index.ts';
import { randomMove } from '../../game/bots/random.ts';
import type { Move, Rng, Seat, View } from '../../game/index.ts';

export interface Question {
  level: BotLevel;
  view: View;
  seat: Seat;
}

/** A level that is not known any more plays as simply as possible; nobody whom the others wait for stays idle. */
export const botMove = ({ level, view, seat }: Question, rng: Rng): Move | null =>
  (Object.hasOwn(BOTS, level) ? BOTS[level] : BOTS.simple)(view, seat, rng) ?? randomMove(view, seat, rng);
