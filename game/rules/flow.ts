// How an evening goes on: whenever all who are waited for have acted, the next phase begins.
import { openChoices } from './choices.ts';
import { closeTavern, tidyUp } from './closing.ts';
import { shuffleDeck } from './deck.ts';
import { beginEvening, giveEveningBonus } from './evening.ts';
import { welcomeGuests } from './guests.ts';
import { beginOrders, beginServer, passCoasters } from './orders.ts';
import { resultOf } from './score.ts';
import { fillPool } from './serving.ts';
import { takeStartCard } from './startCards.ts';
import { ROUNDS, type Seat } from '../data/index.ts';
import { PHASE, type Phase } from './phases.ts';
import { turnOrder, type State } from './state.ts';
import { emit, type Context } from './context.ts';
import { resolveEffects } from './resolve.ts';

/** Goes on as far as nobody has to be asked. */
export function advance(context: Context): void {
  while (context.state.phase !== 'over' && isFinished(context.state)) leave(context);
}

function isFinished(state: State): boolean {
  if (state.players.some((player) => player.effects.length > 0)) return false;
  if (state.phase === 'orders') return state.players.every((player) => player.coaster.length === 0);
  return state.players.every((player) => player.done);
}

/** Shows hidden choices first where there are any; the phase is left when what they set off is done, too. */
function leave(context: Context): void {
  const { state } = context;
  switch (state.phase) {
    case 'startCards':
      if (!state.shown) return show(context, takeStartCard);
      for (const seat of turnOrder(state)) shuffleDeck(context, seat);
      return enter(context, 'evening');
    case 'evening':
      if (!state.shown) return show(context, giveEveningBonus);
      return enter(context, 'guests');
    case 'guests':
      return enter(context, 'server');
    case 'server':
      return enter(context, 'orders');
    case 'orders':
      return enter(context, 'planning');
    case 'planning':
      return enter(context, 'serving');
    case 'serving':
      return enter(context, 'closing');
    case 'closing':
      if (!state.shown) return show(context, closeTavern);
      tidyUp(context);
      return enter(context, state.round === ROUNDS ? 'over' : 'evening');
    case 'over':
      return;
    default:
      state.phase satisfies never;
  }
}

function show(context: Context, giveWhatWasChosen: (context: Context, seat: Seat) => void): void {
  const { state } = context;
  state.shown = true;
  for (const seat of turnOrder(state)) {
    const { choice } = state.players[seat];
    if (choice !== null) emit(context, { type: 'shown', seat, option: choice });
    giveWhatWasChosen(context, seat);
    state.players[seat].choice = null;
    resolveEffects(context, seat);
  }
}

export function enter(context: Context, phase: Phase): void {
  const { state } = context;
  state.phase = phase;
  state.turn = null;
  for (const player of state.players) {
    player.done = PHASE[phase].acting === 'nobody';
    player.undo = { from: null, moves: [] };
  }
  emit(context, { type: 'phase', phase });
  begin(context, phase);
}

function begin(context: Context, phase: Phase): void {
  const { state } = context;
  switch (phase) {
    case 'startCards':
    case 'closing':
      return openChoices(context);
    case 'evening':
      beginEvening(context);
      return openChoices(context);
    case 'guests':
      for (const seat of turnOrder(state)) welcomeGuests(context, seat);
      return;
    case 'server':
      return beginServer(context);
    case 'orders':
      beginOrders(context);
      return giveTurn(context, state.start);
    case 'planning':
      return;
    case 'serving':
      return giveTurn(context, state.start);
    case 'over':
      return emit(context, { type: 'over', result: resultOf(state) });
    default:
      phase satisfies never;
  }
}

function giveTurn(context: Context, seat: Seat): void {
  context.state.turn = seat;
  emit(context, { type: 'turn', seat });
  if (context.state.phase === 'serving') fillPool(context, seat);
}

/** The next seat clockwise; after a full circle of orders the coasters go round. */
export function passTurn(context: Context, seat: Seat): void {
  const { state } = context;
  const order = turnOrder(state);
  const next = order[order.indexOf(seat) + 1] as Seat | undefined;
  if (next !== undefined) return giveTurn(context, next);
  if (state.players.every((player) => player.coaster.length === 0)) return;
  passCoasters(context);
  giveTurn(context, state.start);
}
