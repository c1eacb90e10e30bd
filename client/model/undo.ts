// Undo and redo: whether the last move can be taken back, and the moves taken back, to be made again while legal.
import { refusal, type Move, type Seat, type View } from '../../game/index.ts';

/** A stack: the move taken back last is redone first. */
export type Undone = readonly Move[];

export const NOTHING_UNDONE: Undone = [];

/** The move that `takeBack` would take back. */
export const lastOwnMove = (view: View, me: Seat): Move | null => view.players[me]?.undo.moves.at(-1) ?? null;

export const canUndo = (view: View, me: Seat): boolean => refusal(view, me, { type: 'takeBack' }) === null;

/** The move to redo; null if nothing was taken back or it is no longer legal. */
export function redoable(view: View, me: Seat, undone: Undone): Move | null {
  const move = undone.at(-1);
  return move !== undefined && refusal(view, me, move) === null ? move : null;
}

/** The redo stack after `move`: any move other than undo and redo clears it. */
export function afterMove(undone: Undone, move: Move, takenBack: Move | null): Undone {
  if (move.type === 'takeBack') return takenBack === null ? undone : [...undone, takenBack];
  const next = undone.at(-1);
  return next !== undefined && JSON.stringify(next) === JSON.stringify(move) ? undone.slice(0, -1) : NOTHING_UNDONE;
}
