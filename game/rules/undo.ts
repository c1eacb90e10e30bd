// Undo: moves can be taken back until something hidden is revealed, dice are rolled or a final move is made.
// A snapshot is kept from before the first of them. To take the last one back, the snapshot is restored and the others
// are repeated.
import type { Seat } from '../data/index.ts';
import { clonePlayer, cloneShared } from './clone.ts';
import type { Event, EventType } from './events.ts';
import type { ActionType, Move, MoveOf, MoveType } from './moves.ts';
import { PHASE } from './phases/index.ts';
import type { UndoHistory, Snapshot, State } from './state.ts';
import { verbOf } from './verbs/index.ts';

/** Events that reveal hidden information or dice; moves that led to them cannot be taken back. */
const REVEALING: readonly EventType[] = ['drawn', 'shuffled', 'rolled'];

/** A place on display that stays empty reveals nothing. */
const reveals = (event: Event): boolean =>
  REVEALING.includes(event.type) || (event.type === 'refilled' && event.guest !== null);

/** True if the move may turn out to be one that cannot be taken back; false for answers, which need no confirmation. */
export function mayBeFinal(state: State, { type }: Move): boolean {
  const { undo, answers } = verbOf(type);
  if (undo === 'withdraw' || type === 'takeBack' || answers !== undefined) return false;
  const hasUndo = PHASE[state.phase].undo === true;
  return !hasUndo || undo === 'never' || undo === 'mayReveal';
}

const EMPTY: UndoHistory = { from: null, moves: [] };

/** In planning, players act at the same time, so only the player's own part is kept and restored. */
function snapshotOf(state: State, seat: Seat): Snapshot {
  const player = clonePlayer(state.players[seat]);
  player.undo = EMPTY;
  return { player, shared: PHASE[state.phase].acting === 'inTurn' ? cloneShared(state) : null };
}

/**
 * The history before a move, with a snapshot if the move is the first in it; null if the move leaves the history as it
 * is.
 */
export function historyBefore(state: State, seat: Seat, type: MoveType): UndoHistory | null {
  const history = state.players[seat].undo;
  const { undo } = verbOf(type);
  if (!PHASE[state.phase].undo || undo === 'withdraw') return null;
  // A move that is always final needs no snapshot.
  if (undo === 'never' || history.from !== null) return history;
  return { from: snapshotOf(state, seat), moves: history.moves };
}

/** Adds the move to the history, or clears the history if the move is final. */
export function addToHistory(
  state: State,
  seat: Seat,
  before: UndoHistory | null,
  move: MoveOf<ActionType>,
  events: readonly Event[],
): void {
  if (before === null) return;
  state.players[seat].undo =
    verbOf(move.type).undo === 'never' || events.some(reveals)
      ? { from: null, moves: [] }
      : { from: before.from, moves: [...before.moves, move] };
}

/** Restores the state before the last move and returns that move. */
export function undoLast(state: State, seat: Seat, redo: (move: MoveOf<ActionType>) => void): MoveOf<ActionType> {
  const { from, moves } = state.players[seat].undo;
  const undone = moves.at(-1);
  if (from === null || undone === undefined) throw new Error('There is no move to take back.');
  if (from.shared !== null) Object.assign(state, cloneShared(from.shared));
  state.players[seat] = clonePlayer(from.player);
  const kept = moves.slice(0, -1);
  for (const move of kept) redo(move);
  state.players[seat].undo = { from: kept.length > 0 ? from : null, moves: kept };
  return undone;
}
