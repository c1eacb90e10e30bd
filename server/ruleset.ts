// The interface between the server and a game: the server itself knows no rule of Tiefenthal.
import type { Ctx, Game } from 'boardgame.io';
import type { AnyMove } from './wire/match.ts';

export interface Ruleset {
  readonly game: Game;
  /** Matches begun with another version are kept, and not played on. */
  readonly version: number;
  /** Of the seats that may move, those that must before the game goes on: their clocks run, and their bots are asked. */
  readonly waitedFor: (G: unknown, ctx: Ctx) => readonly number[];
  /** The present round, for the list of matches to watch. */
  readonly round: (G: unknown) => number;
  /** Levels of bots a seat can be given to, the simplest first. */
  readonly levels: readonly string[];
  /** The names for bots of a level; there may be fewer names than bots. */
  readonly botNames: (level: string) => readonly string[];
  /** The level of the bot that stands in for somebody who leaves. */
  readonly standIn: string;
  /** Reads a move from untrusted JSON, dropping all it does not know; null when it is malformed. */
  readonly readMove: (given: unknown) => AnyMove | null;
  /** The arguments by which boardgame.io passes a move, and the move that it passes by them, if it is one. */
  readonly argsOf: (move: AnyMove) => unknown[];
  readonly moveOf: (type: unknown, args: unknown) => AnyMove | null;
  /** A sentence for the preview of a table's link: what is played there and, of a running game that is known, how far. */
  readonly about: (modules: number, G: unknown) => string;
  /** The reason for refusing a move, as a value that clients translate; derived from the seat's view only. */
  readonly refusal: (view: unknown, seat: number, move: AnyMove) => unknown;
}
