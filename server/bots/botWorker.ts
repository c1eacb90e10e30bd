// The thread in which Tiefenthal's bots think.
import { matchMoveArgs, type MatchView } from '../../game/boardgame.ts';
import { randomMove } from '../../game/bots/random.ts';
import type { Move, Rng, Seat, View } from '../../game/index.ts';
import type { Level } from './levels.ts';
import { serveBots } from './serve.ts';

const BOTS: Readonly<Record<Level, (view: View, seat: Seat, rng: Rng) => Move | null>> = { random: randomMove };

serveBots(({ level, view, seat }) => {
  const match = view as MatchView;
  const move = BOTS[level as Level](match.table, seat as Seat, Math.random);
  return move && { verb: move.type, args: matchMoveArgs(match, seat as Seat, move) };
});
