// A game in this browser alone, as the rest of the client sees it.
import type { GameRecord, Witness } from '../../game/chance/index.ts';
import type { Event, Modules, Seat, View } from '../../game/index.ts';
import type { Person } from '../model/people.ts';
import type { Connection } from './connection.ts';
import type { LocalSeat } from './saves.ts';

/** How long bots seem to think: as people do, or not at all. */
export type Pace = 'natural' | 'instant';

export interface LocalOptions {
  modules: Modules;
  /** In order of the seats, two to four of them. */
  seats: LocalSeat[];
  pace?: Pace;
}

export interface LocalGame {
  readonly id: string;
  readonly people: Person[];
  /** Seats played by people on this screen. */
  readonly seatsHere: Seat[];
  /** Of those seats, or a spectator's where only bots play. */
  readonly connections: Connection[];
  connectionOf(seat: Seat): Connection;
  setPace(pace: Pace): void;
  /** Bots move no sooner than this resolves: so that they do not run away from what is still being shown. */
  waitFor(shown: () => Promise<void>): void;
  /** Whether the browser keeps the game; otherwise it lasts as long as the page. */
  readonly isKept: boolean;
  /** Stops bots and clients; the save stays. */
  close(): void;
}

/** A game that is over or under way, moment by moment. */
export interface Replay {
  people: Person[];
  /** The table after each move, with open cards for all; the first is the table as it was laid. */
  moments: { view: View; events: Event[] }[];
  /** For the check of its chance; null while the game is under way, and where there is nothing to check. */
  record: GameRecord | null;
  /** What this browser kept while the game was being prepared. */
  witness: Witness | null;
}

export interface LocalGames {
  start(options: LocalOptions): Promise<LocalGame>;
  /** Null when there is no such game, or when it cannot be read; it is set aside then. */
  resume(id: string, pace?: Pace): Promise<LocalGame | null>;
  replay(id: string): Promise<Replay | null>;
}
