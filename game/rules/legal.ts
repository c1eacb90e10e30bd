// The one source of legality, for buttons, bots and refusals; it needs only what the seat can see.
import { PHASES, recordOf, type Phase, type Seat } from '../data/index.ts';
import type { Move, MoveType } from './moves.ts';
import { readMove } from './notation.ts';
import type { Refusal } from './refusal.ts';
import { PHASE } from './phases/index.ts';
import { isSeat, type State } from './state.ts';
import { isQuestion, questionFor, QUESTIONS } from './effects.ts';
import type { VerbBase } from './verb.ts';
import { MOVE_TYPES, MOVES_OF_PHASE, verbOf } from './verbs/index.ts';

/** Refusals that hold for moves of every type. */
function refuseAnyMove(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return { because: 'gameOver' };
  return isSeat(state, seat) ? null : { because: 'noSuchSeat' };
}

const TASKS = [...QUESTIONS, 'wait', 'withdraw', 'settle', 'act'] as const;
/** The task of a player now: answer a question, wait for the turn, withdraw, settle the reputation first, or act freely. */
type Task = (typeof TASKS)[number];

function taskOf(state: State, seat: Seat): Task {
  const player = state.players[seat];
  const { acting, mustSettle } = PHASE[state.phase];
  if (acting === 'inTurn' && state.turn !== seat) return 'wait';
  const question = questionFor(player);
  if (question !== null) return question.does;
  if (player.done) return 'withdraw';
  return mustSettle?.(state, seat) ? 'settle' : 'act';
}

/** Refusals by phase, task and type of move, whatever the fields of the move. */
function refuseType(phase: Phase, task: Task, type: MoveType): Refusal | null {
  const { phases, answers, whileUnsettled } = verbOf(type);
  if (!phases.includes(phase)) return { because: 'wrongPhase' };
  if (task === 'wait') return { because: 'notYourTurn' };
  if (isQuestion(task)) return answers === task || type === 'takeBack' ? null : { because: 'answerFirst' };
  if (answers !== undefined) return { because: 'notAsked' };
  if (task === 'withdraw') return type === 'withdraw' ? null : { because: 'alreadyDone' };
  return task === 'settle' && !whileUnsettled ? { because: 'settleFirst' } : null;
}

const allow = () => null;

/** For each type of move the functions by which `legal` finds such moves: in objects of one shape, which V8 reads fast. */
const FINDERS = recordOf(MOVE_TYPES, (type) => {
  const { refuseAll = allow, propose, refuse = allow }: VerbBase<MoveType> = verbOf(type);
  return { refuseAll, propose, refuse };
});

/** By phase and task the finders of the types that `refuseType` lets pass, worked out once. */
const FINDERS_FOR = recordOf(PHASES, (phase) =>
  recordOf(TASKS, (task) =>
    MOVE_TYPES.filter((type) => refuseType(phase, task, type) === null).map((type) => FINDERS[type]),
  ),
);

/** The move to be played, or its refusal. */
export type Validated = { readonly move: Move; readonly refused: null } | { readonly refused: Refusal };

/** Accepts any value: what is no move is refused as malformed, and fields that the move's type does not have are dropped. */
export function validate(state: State, seat: Seat, given: Move): Validated {
  const move = readMove(given);
  if (move === null) return { refused: { because: 'malformed' } };
  const refused =
    refuseAnyMove(state, seat) ??
    refuseType(state.phase, taskOf(state, seat), move.type) ??
    refuseMove(state, seat, verbOf(move.type), move);
  return refused === null ? { move, refused } : { refused };
}

/** Why a move is not legal; null when it is. */
export const refusal = (state: State, seat: Seat, move: Move): Refusal | null => validate(state, seat, move).refused;

function refuseMove(state: State, seat: Seat, { refuseAll, refuse }: VerbBase<MoveType>, move: Move): Refusal | null {
  return refuseAll?.(state, seat) ?? refuse?.(state, seat, move) ?? null;
}

/** Every legal move, but for shifts of several dice at once: those are legal whenever `refusal` returns null. */
export function legal(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (refuseAnyMove(state, seat) !== null) return moves;
  for (const { refuseAll, propose, refuse } of FINDERS_FOR[state.phase][taskOf(state, seat)]) {
    if (refuseAll(state, seat) !== null) continue;
    for (const move of propose(state, seat)) if (refuse(state, seat, move) === null) moves.push(move);
  }
  return moves;
}

export interface ExplainedMove {
  readonly move: Move;
  /** Null when the move is legal. */
  readonly refused: Refusal | null;
}

/** Legal moves, and the illegal ones that people may try, with their refusals, for interfaces that explain. */
export function explainedMoves(state: State, seat: Seat): ExplainedMove[] {
  return MOVES_OF_PHASE[state.phase].flatMap((type) => {
    const refused = refuseAnyMove(state, seat) ?? refuseType(state.phase, taskOf(state, seat), type);
    const verb = verbOf(type);
    const candidates = (verb.explain ?? verb.propose)(state, seat);
    return candidates.map((move) => ({ move, refused: refused ?? refuseMove(state, seat, verb, move) }));
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
  if (acting === 'inTurn') return state.turn === null ? seats : [state.turn];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (!player.done || questionFor(player) !== null) seats.push(seat as Seat);
  }
  return seats;
}
