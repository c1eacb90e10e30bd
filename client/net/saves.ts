// Games kept in the browser: unfinished ones to resume, finished ones to replay.
import type { BotLevel } from '../../game/bots/index.ts';
import type { Module, Result } from '../../game/index.ts';
import type { Colour } from '../model/tableModel.ts';

/** Who sits where in a local game. */
export interface LocalSeat {
  name: string;
  colour: Colour;
  plays: 'person' | BotLevel;
}

/** What a list of games tells of one. */
export interface SaveSummary {
  id: string;
  module: Module;
  seats: LocalSeat[];
  startedAt: number;
  savedAt: number;
  round: number;
  /** Null while the game goes on. */
  result: Result | null;
}
