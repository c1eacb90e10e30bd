// The flow of the game: when nobody is waited for, the next phase begins; in turn-based phases the turn is passed on.
import type { Phase, Seat } from '../data/index.ts';
import { openChoices, revealChoices } from './choices.ts';
import { emit, type Context } from './context.ts';
import { PHASE } from './phases/index.ts';
import { turnOrder, type State } from './state.ts';

/** Begins phases until a player has to act or the game is over. */
export function advance(context: Context): void {
  const { state } = context;
  while (state.phase !== 'over' && isFinished(state)) leave(context);
}

const isFinished = (state: State): boolean =>
  state.players.every((player) => player.effects.length === 0) && PHASE[state.phase].isFinished(state);

/** Revealed choices may ask further questions, so the phase is left only when those are answered, too. */
function leave(context: Context): void {
  const { state } = context;
  const { choice, end, next } = PHASE[state.phase];
  if (choice !== undefined && !state.shown) return revealChoices(context, choice);
  end?.(context);
  enter(context, next(state));
}

export function enter(context: Context, phase: Phase): void {
  const { state } = context;
  const { acting, begin, choice } = PHASE[phase];
  state.phase = phase;
  state.turn = null;
  for (const player of state.players) {
    player.done = acting === 'nobody';
    player.undo = { from: null, moves: [] };
  }
  emit(context, { type: 'phase', phase });
  begin?.(context);
  if (choice !== undefined) openChoices(context);
  if (acting === 'inTurn') giveTurn(context, state.start);
}

function giveTurn(context: Context, seat: Seat): void {
  context.state.turn = seat;
  emit(context, { type: 'turn', seat });
  PHASE[context.state.phase].beginTurn?.(context, seat);
}

/**
 * The turn goes to the next seat clockwise. After a full circle it goes to the start player again, unless the phase is
 * finished.
 */
export function passTurn(context: Context, seat: Seat): void {
  const { state } = context;
  const phase = PHASE[state.phase];
  const order = turnOrder(state);
  const next = order[order.indexOf(seat) + 1] as Seat | undefined;
  if (next !== undefined) return giveTurn(context, next);
  if (phase.isFinished(state)) return;
  phase.endCircle?.(context);
  giveTurn(context, state.start);
}
