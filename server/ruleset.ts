// The game as the server needs it. The server knows no rule of Tiefenthal; it is handed this.
import type { Ctx, Game } from 'boardgame.io';

export interface Ruleset {
  readonly game: Game;
  /** Matches begun with another version are kept, and not played on. */
  readonly version: number;
  /** Of the seats that may move, those the table waits for: their time runs, and their bots think. */
  readonly waitedFor: (G: unknown, ctx: Ctx) => readonly number[];
  /** Levels of bots a seat can be given to, the simplest first. */
  readonly levels: readonly string[];
  /** The level that plays on for somebody who leaves. */
  readonly standIn: string;
  /** The arguments of a move with nothing in them but what the move has; null when they are no such move's. */
  readonly read: (verb: string, args: readonly unknown[]) => readonly unknown[] | null;
  /** Why a move is refused, as a value a client can put in words; from what the seat can see. */
  readonly refusal: (view: unknown, seat: number, verb: string, args: readonly unknown[]) => unknown;
}
