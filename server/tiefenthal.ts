// Tiefenthal as the server needs it: the game, its bots' levels, its reasons.
import type { Game } from 'boardgame.io';
import { argsOfMove, createGame, type Match as TableState, type MatchView, moveOfArgs } from '../game/boardgame.ts';
import { BOT_LEVELS, type BotLevel, charactersOf, levelCalled } from '../game/bots/index.ts';
import { type Move, refusal, ROUNDS, RULES_VERSION, type Seat, waitedFor, wellFormed } from '../game/index.ts';
import type { Ruleset } from './ruleset.ts';

const plural = new Intl.PluralRules('en');

const about = (modules: number, G: unknown): string => {
  const played = plural.select(modules) === 'one' ? `Module ${modules}` : `Modules 1 to ${modules}`;
  return G === undefined ? `${played}.` : `${played}, evening ${(G as TableState).table.round} of ${ROUNDS}.`;
};

export const tiefenthal = (): Ruleset => ({
  game: createGame() as Game,
  version: RULES_VERSION,
  waitedFor: (G) => waitedFor((G as TableState).table),
  round: (G) => (G as TableState).table.round,
  levels: BOT_LEVELS,
  botNames: (level) => charactersOf(levelCalled(level)).map(({ name }) => name),
  standIn: 'medium' satisfies BotLevel,
  readMove: wellFormed,
  argsOf: (move) => argsOfMove(move as Move),
  moveOf: moveOfArgs,
  about,
  refusal: (view, seat, move) => refusal((view as MatchView).table, seat as Seat, move as Move),
});
