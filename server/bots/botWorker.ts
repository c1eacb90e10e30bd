// The thread in which Tiefenthal's bots think.
import { type BotLevel, BOTS } from '../../game/bots/index.ts';
import { matchMoveArgs, type MatchView } from '../../game/boardgame.ts';
import type { Seat } from '../../game/index.ts';
import { serveBots } from './serve.ts';

serveBots(({ level, view, seat }) => {
  const match = view as MatchView;
  const move = BOTS[level as BotLevel](match.table, seat as Seat, (limit) => Math.floor(Math.random() * limit));
  return move && { verb: move.type, args: matchMoveArgs(match, seat as Seat, move) };
});
