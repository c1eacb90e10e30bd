// The record that defines a type of move: when it is possible, what to propose, why it is refused, what it does, how it
// is undone and how it is written.
import type { Phase, Seat } from '../data/index.ts';
import type { Codec } from './codecs.ts';
import type { MoveOf, MoveType } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Question, State } from './state.ts';
import type { Context } from './context.ts';

/** A verb without `perform`, which `takeBack` does not have: `undoLast` in `undo.ts` does its work. */
export interface VerbBase<T extends MoveType> {
  readonly phases: readonly Phase[];
  /** The question that this move answers; at other times the move is refused. */
  readonly answers?: Question['does'];
  /** While serving, the move may be made before the reputation is settled. */
  readonly whileUnsettled?: true;
  /**
   * The way to undo the move. Left out: by `takeBack`, in phases with `undo`. `mayReveal`: the same, unless the move
   * has revealed something hidden. `never`: there is none, as the rules make the move final. `withdraw`: by that move,
   * as this one has no effect before all are done; `withdraw` itself is undone by choosing or confirming again.
   */
  readonly undo?: 'never' | 'withdraw' | 'mayReveal';
  /** The fields of the move in the order of the notation. */
  readonly fields: { readonly [F in Exclude<keyof MoveOf<T>, 'type'>]: Codec<MoveOf<T>[F]> };
  /** Candidate moves; they include all legal ones, except shifts of several dice. */
  readonly propose: (state: State, seat: Seat) => readonly MoveOf<T>[];
  /** Candidates for interfaces that explain refusals, where these are more than `propose` names. */
  readonly explain?: (state: State, seat: Seat) => readonly MoveOf<T>[];
  /** A refusal of every move of the type, whatever its fields; asked after the checks of `legal.ts`. */
  readonly refuseAll?: (state: State, seat: Seat) => Refusal | null;
  /** The refusal of one move, after `refuseAll`. */
  readonly refuse?: (state: State, seat: Seat, move: MoveOf<T>) => Refusal | null;
}

export interface Verb<T extends MoveType> extends VerbBase<T> {
  readonly perform: (context: Context, seat: Seat, move: MoveOf<T>) => void;
}

/** For moves without fields. */
export const noFields = {} as const;
