// Playing a move. Changes the state it is given: boardgame.io hands in its draft, bots and our server hand in a copy.
import type { Seat } from '../data/index.ts';
import type { Event } from './events.ts';
import { advance } from './flow.ts';
import { validate } from './legal.ts';
import { historyBefore, addToHistory, undoLast } from './undo.ts';
import type { ActionType, Move, MoveOf } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';
import { emit, type Context } from './context.ts';
import { actionOf } from './verbs/index.ts';
import { resolveEffects } from './resolve.ts';

export type Played = { readonly events: Event[]; readonly refused: null } | { readonly refused: Refusal };

/** An illegal or malformed move is refused with the reason, and changes nothing. */
export function play(state: State, seat: Seat, given: Move, rng: Rng): Played {
  const judged = validate(state, seat, given);
  if (judged.refused !== null) return judged;
  const { move } = judged;
  const context: Context = { state, rng, events: [] };
  if (move.type === 'takeBack') {
    // The moves before the one taken back are repeated; their events were told the first time and are dropped here.
    const undone = undoLast(state, seat, (kept) => perform({ ...context, events: [] }, seat, kept.type, kept));
    emit(context, { type: 'takenBack', seat, move: undone });
  } else {
    const before = historyBefore(state, seat, move.type);
    perform(context, seat, move.type, move);
    advance(context);
    addToHistory(state, seat, before, move, context.events);
  }
  return { events: context.events, refused: null };
}

function perform<T extends ActionType>(context: Context, seat: Seat, type: T, move: MoveOf<T>): void {
  actionOf(type).perform(context, seat, move);
  resolveEffects(context, seat);
}
