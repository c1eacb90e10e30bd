// Translates between moves and boardgame.io's actions and log entries; no other file of the client finds moves in them.
import type { CreateGameReducer } from 'boardgame.io/internal';
import type { LogEntry as ActionEntry } from 'boardgame.io';
import { argsOfMove, moveOfArgs } from '../../game/boardgame.ts';
import { readMove, type Move, type Seat } from '../../game/index.ts';
import type { LoggedMove } from '../../server/wire/match.ts';

type Action = Parameters<ReturnType<typeof CreateGameReducer>>[1];
/** boardgame.io's clients have a function for each type of move. */
type Dispatchers = Readonly<Record<string, (...args: unknown[]) => void>>;

export const actionOf = (seat: Seat, move: Move): Action => {
  const payload = { type: move.type, args: argsOfMove(move), playerID: String(seat) };
  return { type: 'MAKE_MOVE', payload };
};

export const dispatchMove = ({ moves }: { readonly moves: Dispatchers }, move: Move): void =>
  moves[move.type]?.(...argsOfMove(move));

/** Null if the action is no move, or a hidden one. */
export const moveOf = (action: Pick<Action, 'type'>): Move | null => {
  if (action.type !== 'MAKE_MOVE') return null;
  const { payload } = action as ActionEntry['action'];
  return moveOfArgs(payload.type, payload.args);
};

export const seatOfEntry = ({ action }: ActionEntry): Seat => Number(action.payload.playerID) as Seat;

export const actionEntries = (entries: readonly LoggedMove[]): ActionEntry[] =>
  entries.map(({ n, seat, move, hidden, phase, turn, events }) => {
    const told = hidden === true ? null : readMove(move);
    const payload = { type: move.type, args: told === null ? null : argsOfMove(told), playerID: String(seat) };
    return { action: { type: 'MAKE_MOVE', payload }, _stateID: n, turn, phase: phase ?? '', metadata: events };
  });
