// The one source of legality, for buttons, bots and refusals; it needs only what the seat can see.
import type { Seat } from '../data/index.ts';
import type { Move, MoveOf, MoveType } from './moves.ts';
import { wellFormed } from './notation.ts';
import type { Refusal } from './refusal.ts';
import { PHASE } from './phases/index.ts';
import { isSeat, type State } from './state.ts';
import { questionFor } from './effects.ts';
import { MOVES_OF_PHASE, verbOf } from './verbs/index.ts';

/** Refusals that depend only on the type of a move: the phase, the turn, what has to come first. */
function refuseType(state: State, seat: Seat, type: MoveType): Refusal | null {
  if (state.phase === 'over') return { because: 'gameOver' };
  if (!isSeat(state, seat)) return { because: 'noSuchSeat' };
  const verb = verbOf(type);
  const player = state.players[seat];
  const phase = PHASE[state.phase];
  if (!verb.phases.includes(state.phase)) return { because: 'wrongPhase' };
  if (phase.acting === 'inTurn' && state.turn !== seat) return { because: 'notYourTurn' };
  const question = questionFor(player);
  if (question !== null) {
    return verb.answers === question.does || type === 'takeBack' ? null : { because: 'answerFirst' };
  }
  if (verb.answers !== undefined) return { because: 'notAsked' };
  if (player.done) return type === 'withdraw' ? null : { because: 'alreadyDone' };
  return phase.refuse?.(state, seat, verb) ?? null;
}

/** The move to be played, or its refusal. */
export type Judged = { readonly move: Move; readonly refused: null } | { readonly refused: Refusal };

/** Judges any value: refuses what is no move as malformed, and drops fields that its type does not have. */
export function judge(state: State, seat: Seat, given: Move): Judged {
  const move = wellFormed(given);
  if (move === null) return { refused: { because: 'malformed' } };
  const refused = refuseType(state, seat, move.type) ?? refuseMove(state, seat, move.type, move);
  return refused === null ? { move, refused } : { refused };
}

/** Why a move is not legal; null when it is. */
export const refusal = (state: State, seat: Seat, move: Move): Refusal | null => judge(state, seat, move).refused;

const refuseMove = <T extends MoveType>(state: State, seat: Seat, type: T, move: MoveOf<T>): Refusal | null =>
  verbOf(type).refuse(state, seat, move);

/** Every legal move, but for shifts of several dice at once: those are legal whenever `refusal` says so. */
export function legal(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (const type of MOVES_OF_PHASE[state.phase]) {
    if (refuseType(state, seat, type) !== null) continue;
    const verb = verbOf(type);
    for (const move of verb.propose(state, seat)) if (verb.refuse(state, seat, move) === null) moves.push(move);
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
    const refused = refuseType(state, seat, type);
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
export const waitedFor = (state: State): Seat[] =>
  ableToAct(state).filter((seat) => !state.players[seat].done || questionFor(state.players[seat]) !== null);
