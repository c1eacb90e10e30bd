// The invariants of moves: a seat has legal moves exactly when it can act, they are the same in its view as in the
// state, each can be written and read again, and every other move is refused. Shifts of several dice, which `legal`
// does not list, are judged by their result.
import {
  ableToAct,
  clone,
  dishwashers,
  fieldsOfMove,
  format,
  holdsOne,
  legal,
  parse,
  parseAct,
  formatAct,
  play,
  explainedMoves,
  raiseFor,
  moveOfFields,
  refusal,
  view,
  waitedFor,
  accepts,
  type Die,
  type Move,
  type MoveOf,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { noChance } from '../kit/chance.ts';
import { seatsOf } from '../kit/table.ts';
import { checkConservation } from './conservation.ts';
import { must, mustEqual } from './must.ts';

export function checkMovement(state: State): void {
  const able = ableToAct(state);
  const waited = waitedFor(state);
  must(
    (state.phase === 'over') === (waited.length === 0),
    'The game goes on and nobody is waited for, or the reverse.',
  );
  must(
    waited.every((seat) => able.includes(seat)),
    'Somebody is waited for who cannot act.',
  );
  for (const seat of seatsOf(state)) {
    const moves = legal(state, seat);
    must(able.includes(seat) === moves.length > 0, `Player ${seat + 1} can act and has no move, or the reverse.`);
    mustEqual(legal(view(state, seat), seat), moves, 'What is legal differs in the own view:');
    for (const move of moves) checkNotation(seat, move);
    checkProposals(state, seat, moves);
  }
}

function checkNotation(seat: Seat, move: Move): void {
  const text = format(move);
  mustEqual(parse(text), move, `'${text}' is understood as something else:`);
  mustEqual(parseAct(formatAct({ seat, move })), { seat, move }, `'${text}' is understood as something else:`);
  const sent = JSON.parse(JSON.stringify(fieldsOfMove(move))) as unknown[];
  mustEqual(moveOfFields(move.type, sent), move, `'${text}' arrives as something else:`);
}

function checkProposals(state: State, seat: Seat, moves: readonly Move[]): void {
  const all = explainedMoves(state, seat);
  mustEqual(
    all.filter(({ refused }) => refused === null).map(({ move }) => move),
    moves,
    'The proposals that are not refused are not the legal moves:',
  );
  for (const { move, refused } of all)
    mustEqual(refusal(state, seat, move), refused, `'${format(move)}' is judged differently:`);
}

const isLargeShift = (move: Move): move is MoveOf<'put'> => move.type === 'put' && move.dice.length > 1;

/** Moves seen so far in a game, to be proposed in other states, with fields mixed from several of them. */
export class MovePool {
  readonly #seen = new Map<string, Move>();
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  add(moves: readonly Move[]): void {
    for (const move of moves) this.#seen.set(format(move), move);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#rng(list.length)]!;
  }

  /** Samples of seen moves, and of moves with fields from several seen ones of the same type. */
  draw(count: number): Move[] {
    const seen = [...this.#seen.values()];
    return Array.from({ length: count }, () => {
      const move = this.#pick(seen);
      if (this.#rng(2) === 0) return move;
      const alike = seen.filter(({ type }) => type === move.type);
      if (move.type === 'put') return { type: 'put', dice: [...move.dice, ...(this.#pick(alike) as typeof move).dice] };
      const fields = fieldsOfMove(move).map((_, index) => fieldsOfMove(this.#pick(alike))[index]);
      return moveOfFields(move.type, fields) ?? move;
    });
  }
}

/**
 * True if `takeBack`, `settle` or `confirm` is legal. In planning, and while a serving turn waits for `settle`, one of
 * them is legal whenever dice can be moved; at other moments of a serving turn dice may be movable with none of them
 * legal. In the phase of the guests `confirm` is legal without any dice.
 */
const mayArrangeDice = (legalTexts: ReadonlySet<string>): boolean =>
  ['takeBack', 'settle', 'confirm'].some((move) => legalTexts.has(move));

/** A move must be refused if and only if it is not in `legal`; shifts of several dice are judged by their result. */
export function checkRefusals(state: State, moves: readonly Move[]): void {
  for (const seat of seatsOf(state)) {
    const legalTexts = new Set(legal(state, seat).map(format));
    const seen = view(state, seat);
    for (const move of moves) {
      const refused = refusal(state, seat, move);
      mustEqual(refusal(seen, seat, move), refused, `'${format(move)}' is judged differently in the own view:`);
      if (!isLargeShift(move)) {
        must(
          (refused === null) === legalTexts.has(format(move)),
          `'${format(move)}' is both legal and refused, or neither.`,
        );
      } else if (!mayArrangeDice(legalTexts)) {
        must(
          refused !== null || state.phase === 'serving',
          `'${format(move)}' is legal in a phase in which dice do not move.`,
        );
      } else {
        checkLargeShift(state, seat, move, refused === null);
      }
    }
  }
}

function checkLargeShift(state: State, seat: Seat, move: MoveOf<'put'>, allowed: boolean): void {
  const outcome = outcomeOf(state, seat, move);
  if (allowed) {
    must(outcome !== null, `'${format(move)}' is legal, and what comes of it is not.`);
    const copy = clone(state);
    play(copy, seat, move, noChance);
    checkConservation(copy);
    // After settling, and while a question is open, a shift may be refused for other reasons.
  } else if (state.players[seat]!.settled === null && !hasToAnswer(state, seat)) {
    must(outcome === null, `'${format(move)}' is refused, and what would come of it is allowed.`);
  }
}

const hasToAnswer = (state: State, seat: Seat): boolean => state.players[seat]!.effects.length > 0;

/** The dice after a shift, without the code by which the rules shift dice; null if the result is not allowed. */
function outcomeOf(state: State, seat: Seat, { dice: shifts }: MoveOf<'put'>): Die[] | null {
  const player = state.players[seat]!;
  const unmoved = [...player.dice];
  for (const { value, own, from, to } of shifts) {
    const index = unmoved.findIndex((die) => !die.spent && die.value === value && die.own === own && die.at === from);
    if (index < 0 || from === to) return null;
    unmoved.splice(index, 1);
  }
  const put: Die[] = [];
  for (const { value, own, to } of shifts) {
    const wanted = to === null ? 'any' : accepts(player, to);
    const raise = wanted === null ? null : raiseFor(value, wanted);
    if (raise === null) return null;
    put.push({ value, own, at: to, raise, spent: false });
  }
  const all = [...unmoved, ...put];
  const single = all.flatMap(({ at }) => (at !== null && holdsOne(at) ? [at] : []));
  if (new Set(single).size < single.length) return null;
  const raises = all.reduce((sum, { raise }) => sum + raise, 0);
  // Rule E7: the help of all dice is limited only when a die is put that needs help; others may be put regardless.
  const needsHelp = put.some(({ raise }) => raise > 0);
  return needsHelp && raises > dishwashers(state, player) ? null : all;
}
