// Tiefenthal as the server needs it: the game with seeds nobody can guess, its bots' levels, its reasons.
import type { Game } from 'boardgame.io';
import { createGame, type Match, type MatchView, matchRefusal, readMatchArgs } from '../game/boardgame.ts';
import { BOT_LEVELS, type BotLevel } from '../game/bots/index.ts';
import { RULES_VERSION, waitedFor } from '../game/index.ts';
import { newSeed } from './match/secrets.ts';
import type { Ruleset } from './ruleset.ts';

export const tiefenthal = (seed: () => string = newSeed): Ruleset => ({
  game: createGame({ seed }) as Game,
  version: RULES_VERSION,
  waitedFor: (G) => waitedFor((G as Match).table),
  levels: BOT_LEVELS,
  standIn: 'simple' satisfies BotLevel,
  read: readMatchArgs,
  refusal: (view, seat, verb, args) => matchRefusal(view as MatchView, String(seat), verb, args),
});
