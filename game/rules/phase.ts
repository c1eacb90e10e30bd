// The record that defines a phase: who acts, what can be chosen, what happens, and which phase comes next.
import type { Phase, Seat } from '../data/index.ts';
import type { Context } from './context.ts';
import type { State } from './state.ts';

/** A choice that every player makes in secret; all are revealed at the same time. */
export interface HiddenChoice {
  /** With fewer than two options a player is not asked. */
  readonly options: (state: State, seat: Seat) => string[];
  /** Does what the player chose; called for every seat in turn order once all have chosen. */
  readonly apply: (context: Context, seat: Seat) => void;
}

export interface PhaseRules {
  /** All seats at once, one after the other, or nobody, if the phase runs by itself. */
  readonly acting: 'all' | 'inTurn' | 'nobody';
  readonly begin?: (context: Context) => void;
  readonly choice?: HiddenChoice;
  /** Phases that are played in turn: when a seat's turn begins. */
  readonly beginTurn?: (context: Context, seat: Seat) => void;
  /** Phases that are played in turn: when every seat has had a turn and the phase is not finished. */
  readonly endCircle?: (context: Context) => void;
  /** True if players can take their own moves back. */
  readonly undo?: true;
  /** True while a player has to settle the reputation, before all but a few moves. */
  readonly mustSettle?: (state: State, seat: Seat) => boolean;
  readonly isFinished: (state: State) => boolean;
  readonly end?: (context: Context) => void;
  readonly next: (state: State) => Phase;
}

export const everybodyIsDone = (state: State): boolean => state.players.every((player) => player.done);
