// The state of a match in boardgame.io, and the arguments by which a move travels.
import {
  fieldsOfMove,
  readMove,
  refusal,
  type Event,
  type Modules,
  type Move,
  type Refusal,
  type Seat,
  type State,
  type View,
} from './index.ts';

export interface Match {
  table: State;
  /**
   * How many moves each seat has made. A move says its number, so that one that comes late or twice is recognised:
   * in simultaneous phases boardgame.io lets moves made on an older state through.
   */
  acts: number[];
  /** Events of the set-up; later events are in the log. */
  opening: Event[];
}

export interface MatchView extends Omit<Match, 'table'> {
  table: View;
}

/** The options a host chooses. */
export interface SetupData {
  modules: Modules;
}

/** The seat of a boardgame.io player; null for a spectator. */
export const seatOf = (playerID: string | null | undefined): Seat | null =>
  playerID === '0' || playerID === '1' || playerID === '2' || playerID === '3' ? (Number(playerID) as Seat) : null;

/** Why a match will not take a move: by the rules, or because it is not the next one of its seat. */
export type MatchRefusal = Refusal | { because: 'stale' };

export type ReadMove =
  { readonly seat: Seat; readonly move: Move; readonly refused: null } | { readonly refused: MatchRefusal };

/** Reads a move, legal or not, from boardgame.io's arguments: the move's number, then its fields. */
export function readMatchMove(
  match: MatchView,
  playerID: string | null | undefined,
  type: unknown,
  args: unknown,
): ReadMove {
  const seat = seatOf(playerID);
  if (seat === null || seat >= match.table.players.length) return { refused: { because: 'noSuchSeat' } };
  const [number, ...values] = Array.isArray(args) ? (args as unknown[]) : [];
  const move = readMove(type, values);
  if (move === null) return { refused: { because: 'malformed' } };
  return number === match.acts[seat] ? { seat, move, refused: null } : { refused: { because: 'stale' } };
}

/** Why a move that was sent will not be made; null when it will. */
export function matchRefusal(
  match: MatchView,
  playerID: string | null | undefined,
  type: unknown,
  args: unknown,
): MatchRefusal | null {
  const read = readMatchMove(match, playerID, type, args);
  return read.refused ?? refusal(match.table, read.seat, read.move);
}

/** The arguments of the boardgame.io move that has the name of this move's type. */
export const matchMoveArgs = (match: MatchView, seat: Seat, move: Move): unknown[] => [
  match.acts[seat],
  ...fieldsOfMove(move),
];

/** Untrusted arguments in the form of `matchMoveArgs`; null if they are no move. */
export function readMatchArgs(type: unknown, [number, ...values]: readonly unknown[]): unknown[] | null {
  const move = Number.isSafeInteger(number) ? readMove(type, values) : null;
  return move && [number, ...fieldsOfMove(move)];
}

/** The events of a move, from the metadata of its log entry; all of them are public. */
export const eventsOfLog = (metadata: unknown): Event[] =>
  typeof metadata === 'object' && metadata !== null && 'events' in metadata && Array.isArray(metadata.events)
    ? (metadata.events as Event[])
    : [];
