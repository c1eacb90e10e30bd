// Tiefenthal as the server needs it: the game, its bots' levels, its reasons.
import type { Game } from 'boardgame.io';
import {
  createGame,
  type Match as TableState,
  type MatchView,
  matchRefusal,
  readMatchArgs,
} from '../game/boardgame.ts';
import { BOT_LEVELS, type BotLevel, charactersOf, levelCalled } from '../game/bots/index.ts';
import { RULES_VERSION, waitedFor } from '../game/index.ts';
import type { Ruleset } from './ruleset.ts';

export const tiefenthal = (): Ruleset => ({
  game: createGame() as Game,
  version: RULES_VERSION,
  waitedFor: (G) => waitedFor((G as TableState).table),
  levels: BOT_LEVELS,
  botNames: (level) => charactersOf(levelCalled(level)).map(({ name }) => name),
  standIn: 'medium' satisfies BotLevel,
  read: readMatchArgs,
  refusal: (view, seat, verb, args) => matchRefusal(view as MatchView, String(seat), verb, args),
});
