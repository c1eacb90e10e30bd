// A game in this browser alone, as the rest of the client sees it.
import type { Seat } from '../../game/index.ts';
import type { Person } from '../model/tableModel.ts';
import type { Connection } from './connection.ts';
import type { LocalSeat } from './saves.ts';
import type { Module } from '../../game/index.ts';

/** How long bots seem to think: as people do, or not at all. */
export type Pace = 'natural' | 'instant';

export interface LocalOptions {
  module: Module;
  /** In order of the seats, two to four of them. */
  seats: LocalSeat[];
  pace?: Pace;
}

export interface LocalGame {
  readonly id: string;
  readonly people: Person[];
  /** Seats played by people on this screen. */
  readonly seatsHere: Seat[];
  readonly connections: Connection[];
  connectionOf(seat: Seat): Connection;
  setPace(pace: Pace): void;
  /** Stops bots and clients; the save stays. */
  close(): void;
}
