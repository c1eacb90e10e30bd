// How an evening goes on: whenever all who are waited for have acted, the next phase begins.
import { openChoices, forgetChoice } from './choices.ts';
import { closeTavern, tidyUp } from './closing.ts';
import { beginEvening, giveEveningBonus } from './evening.ts';
import { welcomeGuests } from './guests.ts';
import { beginOrders, beginServer, passCoasters } from './orders.ts';
import { resultOf } from './score.ts';
import { beginTurn } from './serving.ts';
import { shuffleDeck, takeStartCard } from './startCards.ts';
import { ROUNDS, turnOrder, type Phase, type State } from './state.ts';
import type { Seat } from '../data/index.ts';
import { tell, type Table } from './table.ts';
import { work } from './work.ts';

/** Goes on as far as nobody has to be asked. */
export function advance(table: Table): void {
  while (table.state.phase !== 'over' && isFinished(table.state)) leave(table);
}

function isFinished(state: State): boolean {
  if (state.players.some((player) => player.tasks.length > 0)) return false;
  if (state.phase === 'orders') return state.players.every((player) => player.coaster.length === 0);
  return state.players.every((player) => player.done);
}

/** Shows hidden choices first where there are any; the phase is left when what they set off is done, too. */
function leave(table: Table): void {
  const { state } = table;
  switch (state.phase) {
    case 'startCards':
      if (!state.shown) return show(table, takeStartCard);
      for (const seat of turnOrder(state)) shuffleDeck(table, seat);
      return enter(table, 'evening');
    case 'evening':
      if (!state.shown) return show(table, giveEveningBonus);
      return enter(table, 'guests');
    case 'guests':
      return enter(table, 'server');
    case 'server':
      return enter(table, 'orders');
    case 'orders':
      return enter(table, 'planning');
    case 'planning':
      return enter(table, 'serving');
    case 'serving':
      return enter(table, 'closing');
    case 'closing':
      if (!state.shown) return show(table, closeTavern);
      tidyUp(table);
      return enter(table, state.round === ROUNDS ? 'over' : 'evening');
    case 'over':
      return;
    default:
      state.phase satisfies never;
  }
}

function show(table: Table, giveWhatWasChosen: (table: Table, seat: Seat) => void): void {
  const { state } = table;
  state.shown = true;
  for (const seat of turnOrder(state)) {
    tell(table, { type: 'shown', seat, option: state.players[seat].choice });
    giveWhatWasChosen(table, seat);
    forgetChoice(table, seat);
    work(table, seat);
  }
}

export function enter(table: Table, phase: Phase): void {
  const { state } = table;
  state.phase = phase;
  state.turn = null;
  for (const player of state.players) {
    player.done = false;
    player.memory = { from: null, moves: [] };
  }
  if (phase === 'evening') beginEvening(table);
  tell(table, { type: 'phase', phase });
  switch (phase) {
    case 'startCards':
    case 'evening':
    case 'closing':
      openChoices(table);
      break;
    case 'guests':
      for (const seat of turnOrder(state)) welcomeGuests(table, seat);
      break;
    case 'server':
      beginServer(table);
      for (const player of state.players) player.done = true;
      break;
    case 'orders':
      beginOrders(table);
      giveTurn(table, state.start);
      break;
    case 'planning':
      break;
    case 'serving':
      beginTurn(table, state.start);
      break;
    case 'over':
      tell(table, { type: 'over', result: resultOf(state) });
      break;
    default:
      phase satisfies never;
  }
}

function giveTurn(table: Table, seat: Seat): void {
  table.state.turn = seat;
  tell(table, { type: 'turn', seat });
}

/** Orders and serving: the next seat clockwise, and after a full circle the coasters go round. */
export function passTurn(table: Table, seat: Seat): void {
  const { state } = table;
  const order = turnOrder(state);
  const next = order[order.indexOf(seat) + 1] as Seat | undefined;
  if (state.phase === 'serving') {
    if (next !== undefined) beginTurn(table, next);
    return;
  }
  if (next !== undefined) return giveTurn(table, next);
  if (state.players.every((player) => player.coaster.length === 0)) return;
  passCoasters(table);
  giveTurn(table, state.start);
}
