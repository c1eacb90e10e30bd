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
import { tell, type Course } from './course.ts';
import { work } from './work.ts';

/** Goes on as far as nobody has to be asked. */
export function advance(course: Course): void {
  while (course.state.phase !== 'over' && isFinished(course.state)) leave(course);
}

function isFinished(state: State): boolean {
  if (state.players.some((player) => player.tasks.length > 0)) return false;
  if (state.phase === 'orders') return state.players.every((player) => player.coaster.length === 0);
  return state.players.every((player) => player.done);
}

/** Shows hidden choices first where there are any; the phase is left when what they set off is done, too. */
function leave(course: Course): void {
  const { state } = course;
  switch (state.phase) {
    case 'startCards':
      if (!state.shown) return show(course, takeStartCard);
      for (const seat of turnOrder(state)) shuffleDeck(course, seat);
      return enter(course, 'evening');
    case 'evening':
      if (!state.shown) return show(course, giveEveningBonus);
      return enter(course, 'guests');
    case 'guests':
      return enter(course, 'server');
    case 'server':
      return enter(course, 'orders');
    case 'orders':
      return enter(course, 'planning');
    case 'planning':
      return enter(course, 'serving');
    case 'serving':
      return enter(course, 'closing');
    case 'closing':
      if (!state.shown) return show(course, closeTavern);
      tidyUp(course);
      return enter(course, state.round === ROUNDS ? 'over' : 'evening');
    case 'over':
      return;
    default:
      state.phase satisfies never;
  }
}

function show(course: Course, giveWhatWasChosen: (course: Course, seat: Seat) => void): void {
  const { state } = course;
  state.shown = true;
  for (const seat of turnOrder(state)) {
    const { choice } = state.players[seat];
    if (choice !== null) tell(course, { type: 'shown', seat, option: choice });
    giveWhatWasChosen(course, seat);
    state.players[seat].choice = null;
    work(course, seat);
  }
}

export function enter(course: Course, phase: Phase): void {
  const { state } = course;
  state.phase = phase;
  state.turn = null;
  for (const player of state.players) {
    player.done = PHASE[phase].acting === 'nobody';
    player.memory = { from: null, moves: [] };
  }
  tell(course, { type: 'phase', phase });
  begin(course, phase);
}

function begin(course: Course, phase: Phase): void {
  const { state } = course;
  switch (phase) {
    case 'startCards':
    case 'closing':
      return openChoices(course);
    case 'evening':
      beginEvening(course);
      return openChoices(course);
    case 'guests':
      for (const seat of turnOrder(state)) welcomeGuests(course, seat);
      return;
    case 'server':
      return beginServer(course);
    case 'orders':
      beginOrders(course);
      return giveTurn(course, state.start);
    case 'planning':
      return;
    case 'serving':
      return giveTurn(course, state.start);
    case 'over':
      return tell(course, { type: 'over', result: resultOf(state) });
    default:
      phase satisfies never;
  }
}

function giveTurn(course: Course, seat: Seat): void {
  course.state.turn = seat;
  tell(course, { type: 'turn', seat });
  if (course.state.phase === 'serving') fillPool(course, seat);
}

/** The next seat clockwise; after a full circle of orders the coasters go round. */
export function passTurn(course: Course, seat: Seat): void {
  const { state } = course;
  const order = turnOrder(state);
  const next = order[order.indexOf(seat) + 1] as Seat | undefined;
  if (next !== undefined) return giveTurn(course, next);
  if (state.players.every((player) => player.coaster.length === 0)) return;
  passCoasters(course);
  giveTurn(course, state.start);
}
