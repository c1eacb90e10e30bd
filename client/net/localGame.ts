// The interfaces of games in this browser alone: of starting, opening and replaying them.
import type { Modules, Seat, View } from '../../game/index.ts';
import type { Person } from '../model/people.ts';
import type { Connection } from './connection.ts';
import type { FixedGame } from './lessonGame.ts';
import type { BotMove } from './localBots.ts';
import type { VerifiableRecording } from './recording.ts';
import type { LocalSeat } from './saves.ts';

/** Bots pause before their moves as people do, or not at all. */
export type Pace = 'natural' | 'instant';

export interface LocalOptions {
  modules: Modules;
  /** In order of the seats, two to four of them. */
  seats: LocalSeat[];
  /** A game with fixed chance, as in a lesson. */
  fixed?: FixedGame;
}

export interface LocalGame {
  readonly id: string;
  readonly people: Person[];
  /** The spectator's views up to when the game was opened, for the score plot. */
  readonly past: readonly View[];
  /** Seats played by people on this screen. */
  readonly seatsHere: Seat[];
  /** One for each of those seats, or a spectator's where only bots play. */
  readonly connections: Connection[];
  connectionOf(seat: Seat): Connection;
  setPace(pace: Pace): void;
  /** So that bots do not outrun the animation, they wait for this before they move, for a limited time. */
  waitFor(untilShown: () => Promise<void>): void;
  /** `listener` is called with each move that a bot has made, and its reasons. */
  listenToBots(listener: (made: BotMove) => void): void;
  /** False if the browser could not store the game: then it lasts as long as the page. */
  readonly isKept: boolean;
  /** Stops bots and closes clients; the save stays. */
  close(): void;
}

export interface LocalGames {
  /** Sets up a game and keeps it; `open` opens it by the id that this resolves with. */
  start(options: LocalOptions): Promise<string>;
  /** Null when there is no such game, or when it cannot be read; it is set aside then. */
  open(id: string, pace?: Pace): Promise<LocalGame | null>;
  replay(id: string): Promise<VerifiableRecording | null>;
}
