// The state of a match in boardgame.io, and the form in which boardgame.io passes a move: its type and a list of arguments.
import {
  fieldsOfMove,
  moveOfFields,
  type Event,
  type Modules,
  type Move,
  type Seat,
  type State,
  type View,
} from './index.ts';

export interface GameState {
  table: State;
  /** Events of the set-up; later events are in the log. */
  opening: Event[];
}

export interface MatchView extends Omit<GameState, 'table'> {
  table: View;
}

/** The options a host chooses. */
export interface SetupData {
  modules: Modules;
}

/** The seat of a boardgame.io player; null for a spectator. */
export const seatOf = (playerID: string | null | undefined): Seat | null =>
  playerID === '0' || playerID === '1' || playerID === '2' || playerID === '3' ? (Number(playerID) as Seat) : null;

/** The arguments with which boardgame.io makes this move: its fields in the order of the notation. */
export const argsOfMove = (move: Move): unknown[] => fieldsOfMove(move);

/** The move that boardgame.io passes in this form; null if it is none. `type` and `args` may be anything. */
export const moveOfArgs = (type: unknown, args: unknown): Move | null =>
  Array.isArray(args) ? moveOfFields(type, args as unknown[]) : null;

/** The events of a move, from the metadata of its log entry; all of them are public. */
export const eventsOfLog = (metadata: unknown): Event[] =>
  typeof metadata === 'object' && metadata !== null && 'events' in metadata && Array.isArray(metadata.events)
    ? (metadata.events as Event[])
    : [];
