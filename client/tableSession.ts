// The presenter of a table, whatever shows it: no DOM, no Phaser. Updates come in from a Connection, moves go out; the
// overlay listens to its state, a stage (if there is one) shows and plays it.
//
//   const session = createTableSession({ connections: [game.connectionOf(0)], people: game.people, words, settings });
//   session.subscribe((state) => render(state));        // hears the present state first
//   session.do({ type: 'draft', value: 4 });             // every button; offers carry their move
//   session.done();                                      // ends the turn, or confirms, after asking about waste
//   session.attach(stage); stage's onPick = session.pick // the canvas comes later, or never
//   session.close();
import type { Move, Seat, Shift, View } from '../game/index.ts';
import type { ScoreHistory } from './model/history.ts';
import type { LogEntry } from './model/log.ts';
import type { Gaze, Pick, Stage, StageSettings } from './model/stage.ts';
import type { Spot } from './model/spots.ts';
import type { Person, TableModel } from './model/tableModel.ts';
import type { Warning } from './model/warnings.ts';
import type { Connection } from './net/connection.ts';
import { Session } from './session/session.ts';
import type { Unmade, Words } from './words/index.ts';

export interface SessionSettings extends StageSettings {
  /** Ask before everything that cannot be taken back. */
  confirmations: boolean;
}

export interface SessionOptions {
  /** Of every seat that plays on this screen, or the one of a spectator. */
  connections: readonly Connection[];
  people: readonly Person[];
  words: Words;
  settings: SessionSettings;
  /** Tables of earlier rounds, for the plot of a game that is resumed. */
  past?: readonly View[];
  /** Whether nobody can see the page now, so that nothing needs to move. */
  isHidden?: () => boolean;
}

/** A choice that has to be made before a move is; the overlay shows it as a small dialog. */
export type Asking =
  /** Several moves are meant by one click: how many cards to return, how many nobles, which die. */
  | { asks: 'which'; spot: Spot | null; moves: readonly Move[]; preferred: number }
  /** The move is possible, but something would be wasted, or the settings want every step confirmed. */
  | { asks: 'sure'; move: Move; warnings: readonly Warning[] };

/** Why something was not done, shown at its spot for a while. */
export interface Toast {
  text: string;
  spot: Spot | null;
  /** Grows with every toast, so that the same words twice are two toasts. */
  number: number;
}

export interface SessionState {
  model: TableModel;
  gaze: Gaze;
  toast: Toast | null;
  /** What is under the pointer, to be explained there. */
  hint: { spot: Spot; x: number; y: number } | null;
  log: readonly LogEntry[];
  /** For live regions: `polite` tells what happened, `urgent` what is asked now. */
  speech: { polite: string; urgent: string };
  asking: Asking | null;
  /** A move is on its way, or something is being played. */
  busy: boolean;
  connected: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Scores after each round so far, for the plot: rounds of seats. */
  history: ScoreHistory;
  /** Seats that play on this screen, and the one of them to whom it should be handed now, if it is another one. */
  seatsHere: readonly Seat[];
  handTo: Seat | null;
  /** Of several seats on this screen, those that have finished and may take that back now. */
  mayThinkAgain: readonly Seat[];
}

export interface TableSession {
  readonly state: SessionState;
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Makes the move; before planning begins, a `put` goes into the plan. Resolves when it was made or refused. */
  do(move: Move): Promise<void>;
  /** `end` or `confirm`, after a question about what would be wasted. */
  done(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Answers `asking`: one of its moves, or null for none. */
  answer(move: Move | null): Promise<void>;
  /** What a hand did on the canvas. */
  pick(pick: Pick): void;
  /** Holds a die, to put it with `putHeld`, or lets it go. */
  hold(die: Gaze['held']): void;
  putHeld(to: Shift['to']): Promise<void>;
  /** Opens somebody's tavern to full size. */
  focus(seat: Seat): void;
  point(spot: Spot | null): void;
  /** Why a move is not legal, in words, as a toast at its spot. */
  refuse(refusal: Unmade, spot: Spot | null): void;
  attach(stage: Stage | null): void;
  configure(settings: SessionSettings): void;
  setPeople(people: readonly Person[]): void;
  /** All tables from the first to this one, known only now: the plot is drawn anew. */
  recall(tables: readonly View[]): void;
  /** Ends what is playing. */
  hurry(): void;
  /** Takes back that a seat on this screen has finished, and hands the screen to it. */
  thinkAgain(seat: Seat): Promise<void>;
  /** Pass and play: the screen is somebody else's now. */
  switchTo(seat: Seat): void;
  /** Resolves when nothing plays any more: bots wait for it. */
  settled(): Promise<void>;
  close(): void;
}

export const createTableSession = (options: SessionOptions): TableSession => new Session(options);
