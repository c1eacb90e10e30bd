// The ruleset of Tiefenthal for the server: the game, its bots, and its reasons for refusing moves.
import type { Game } from 'boardgame.io';
import { argsOfMove, createGame, type GameState, type MatchView, moveOfArgs } from '../game/boardgame.ts';
import { BOT_LEVELS, type BotLevel, charactersOf, levelCalled } from '../game/bots/index.ts';
import { type Move, refusal, ROUNDS, RULES_VERSION, type Seat, waitedFor, wellFormed } from '../game/index.ts';
import type { Ruleset } from './ruleset.ts';

const plural = new Intl.PluralRules('en');

const about = (modules: number, G: unknown): string => {
  const played = plural.select(modules) === 'one' ? `Module ${modules}` : `Modules 1 to ${modules}`;
  return G === undefined ? `${played}.` : `${played}, evening ${(G as GameState).table.round} of ${ROUNDS}.`;
};

export const tiefenthal = (): Ruleset => ({
  game: createGame() as Game,
  version: RULES_VERSION,
  waitedFor: (G) => waitedFor((G as GameState).table),
  round: (G) => (G as GameState).table.round,
  levels: BOT_LEVELS,
  botNames: (level) => charactersOf(levelCalled(level)).map(({ name }) => name),
  standIn: 'medium' satisfies BotLevel,
  readMove: wellFormed,
  argsOf: (move) => argsOfMove(move as Move),
  moveOf: moveOfArgs,
  about,
  refusal: (view, seat, move) => refusal((view as MatchView).table, seat as Seat, move as Move),
});
