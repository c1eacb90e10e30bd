// The interface between the server and a game: the server itself knows no rule of Tiefenthal.
import type { Ctx, Game } from 'boardgame.io';
import type { AnyMove } from './wire/match.ts';
import type { Status } from './wire/constants.ts';

/** The texts of the previews that chat programs make of a link to a match, in one language. */
export interface PreviewText {
  /** Language and country, as the Open Graph protocol writes them. */
  readonly locale: string;
  readonly tableOf: (host: string) => string;
  readonly emptyTable: string;
  readonly freeSeats: (count: number) => string;
  /** The modules, and the round of a running game; `G` is undefined when no game is running, or it is not in memory. */
  readonly about: (modules: number, G: unknown) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** The title for a match of which nothing may be told, or that does not exist; `anyText` is its description. */
  readonly anyTable: string;
  readonly anyText: string;
  /** The picture in words. */
  readonly picture: string;
}

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
  /** The arguments with which boardgame.io calls a move. */
  readonly argsOf: (move: AnyMove) => unknown[];
  /** The reverse: the move that boardgame.io calls with these arguments; null when it is none. */
  readonly moveOf: (type: unknown, args: unknown) => AnyMove | null;
  /** The texts for previews of matches' links by language; the first is for readers of any other. */
  readonly previews: Readonly<Record<string, PreviewText>>;
  /** The reason for refusing a move, as a value that clients translate; derived from the seat's view only. */
  readonly refusal: (view: unknown, seat: number, move: AnyMove) => unknown;
}
