// The ruleset of Tiefenthal for the server: passes on the game, its round and whom it waits for, its bots' levels and
// names, how its moves are read, its reasons for refusing them, and its previews' texts.
import type { Game } from 'boardgame.io';
import { argsOfMove, createGame, type GameState, type MatchView, moveOfArgs } from '../game/boardgame.ts';
import { BOT_LEVELS, type BotLevel, charactersOf, levelCalled } from '../game/bots/index.ts';
import { type Move, readMove, refusal, RULES_VERSION, type Seat, waitedFor } from '../game/index.ts';
import { PREVIEWS } from '../client/words/previews.ts';
import type { PreviewText, Ruleset } from './ruleset.ts';

const previews = Object.fromEntries(
  Object.entries(PREVIEWS).map(([language, text]): [string, PreviewText] => [
    language,
    { ...text, about: (modules, G) => text.about(modules, G === undefined ? null : (G as GameState).table.round) },
  ]),
);

export const tiefenthal = (): Ruleset => ({
  game: createGame({ playsOnCopies: true }) as Game,
  version: RULES_VERSION,
  waitedFor: (G) => waitedFor((G as GameState).table),
  round: (G) => (G as GameState).table.round,
  levels: BOT_LEVELS,
  botNames: (level) => charactersOf(levelCalled(level)).map(({ name }) => name),
  standIn: 'medium' satisfies BotLevel,
  readMove,
  argsOf: (move) => argsOfMove(move as Move),
  moveOf: moveOfArgs,
  previews,
  refusal: (view, seat, move) => refusal((view as MatchView).table, seat as Seat, move as Move),
});
