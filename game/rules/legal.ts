// The one source of legality, for buttons, bots and refusals; it needs only what the seat can see.
import type { Seat } from '../data/index.ts';
import type { Move, MoveOf, MoveType } from './moves.ts';
import { wellFormed } from './notation.ts';
import type { Refusal } from './refusal.ts';
import { PHASE } from './phases/index.ts';
import { isSeat, type State } from './state.ts';
import { questionFor } from './effects.ts';
import { MOVES_OF_PHASE, MOVES_THAT_ANSWER, verbOf } from './verbs/index.ts';

/** Refusals that hold for moves of every type. */
function refuseAll(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return { because: 'gameOver' };
  return isSeat(state, seat) ? null : { because: 'noSuchSeat' };
}

const WRONG_PHASE: Refusal = { because: 'wrongPhase' };
const NOT_YOUR_TURN: Refusal = { because: 'notYourTurn' };
const ANSWER_FIRST: Refusal = { because: 'answerFirst' };
const NOT_ASKED: Refusal = { because: 'notAsked' };
const ALREADY_DONE: Refusal = { because: 'alreadyDone' };

/** Refusals that depend only on the type of a move: the phase, the turn, what has to come first. */
function refuseType(state: State, seat: Seat, type: MoveType): Refusal | null {
  const verb = verbOf(type);
  const player = state.players[seat];
  const phase = PHASE[state.phase];
  if (!verb.phases.includes(state.phase)) return WRONG_PHASE;
  if (phase.acting === 'inTurn' && state.turn !== seat) return NOT_YOUR_TURN;
  const question = questionFor(player);
  if (question !== null) return verb.answers === question.does || type === 'takeBack' ? null : ANSWER_FIRST;
  if (verb.answers !== undefined) return NOT_ASKED;
  if (player.done) return type === 'withdraw' ? null : ALREADY_DONE;
  return phase.refuse?.(state, seat, verb) ?? null;
}

/** The move to be played, or its refusal. */
export type Judged = { readonly move: Move; readonly refused: null } | { readonly refused: Refusal };

/** Judges any value: refuses what is no move as malformed, and drops fields that its type does not have. */
export function judge(state: State, seat: Seat, given: Move): Judged {
  const move = wellFormed(given);
  if (move === null) return { refused: { because: 'malformed' } };
  const refused =
    refuseAll(state, seat) ?? refuseType(state, seat, move.type) ?? refuseMove(state, seat, move.type, move);
  return refused === null ? { move, refused } : { refused };
}

/** Why a move is not legal; null when it is. */
export const refusal = (state: State, seat: Seat, move: Move): Refusal | null => judge(state, seat, move).refused;

const refuseMove = <T extends MoveType>(state: State, seat: Seat, type: T, move: MoveOf<T>): Refusal | null =>
  verbOf(type).refuse(state, seat, move);

/** Every legal move, but for shifts of several dice at once: those are legal whenever `refusal` says so. */
export function legal(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (refuseAll(state, seat) !== null) return moves;
  const question = questionFor(state.players[seat]);
  for (const type of question === null ? MOVES_OF_PHASE[state.phase] : MOVES_THAT_ANSWER[question.does]) {
    if (refuseType(state, seat, type) !== null) continue;
    const { propose, refuse } = verbOf(type);
    for (const move of propose(state, seat)) if (refuse(state, seat, move) === null) moves.push(move);
  }
  return moves;
}

export interface Proposal {
  readonly move: Move;
  /** Null when the move is legal. */
  readonly refused: Refusal | null;
}

/** Legal moves and obvious illegal ones with their refusal, for interfaces that explain. */
export function proposals(state: State, seat: Seat): Proposal[] {
  return MOVES_OF_PHASE[state.phase].flatMap((type) => {
    const refused = refuseAll(state, seat) ?? refuseType(state, seat, type);
    const verb = verbOf(type);
    return verb.propose(state, seat).map((move) => ({ move, refused: refused ?? verb.refuse(state, seat, move) }));
  });
}

/** Seats that can do something now. */
export const ableToAct = (state: State): Seat[] =>
  state.players.map((_, seat) => seat as Seat).filter((seat) => canAct(state, seat));

function canAct(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  const { acting } = PHASE[state.phase];
  if (acting !== 'all') return acting === 'inTurn' && state.turn === seat;
  if (questionFor(player) !== null || !player.done) return true;
  return refusal(state, seat, { type: 'withdraw' }) === null;
}

/** Seats that the others wait for. */
export function waitedFor(state: State): Seat[] {
  const { acting } = PHASE[state.phase];
  const seats: Seat[] = [];
  if (acting === 'nobody') return seats;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (acting === 'inTurn' && state.turn !== seat) continue;
    if (!player.done || questionFor(player) !== null) seats.push(seat as Seat);
  }
  return seats;
}
