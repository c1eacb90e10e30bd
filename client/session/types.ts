// Types of a session: its options, its state, and what can be done with it.
import type { Move, Seat, Shift, View } from '../../game/index.ts';
import type { ScoreHistory } from '../model/history.ts';
import type { LogEntry } from '../model/log.ts';
import type { Advised, ConsideredDie, LessonAsks, TableSelection, Pick, Stage, StageSettings } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import type { Person, TableModel } from '../model/tableModel.ts';
import type { Warning } from '../model/warnings.ts';
import type { Connection } from '../net/connection.ts';
import type { BotMove } from '../net/localBots.ts';
import type { Recording } from '../net/recording.ts';
import type { MoveRefusal, Words } from '../words/index.ts';

export type { Recording } from '../net/recording.ts';

export interface SessionSettings extends StageSettings {
  /** Asks for confirmation before every move that cannot be taken back. */
  confirmations: boolean;
  /** Gives an answer without asking where it is the only one. */
  makesForcedMoves: boolean;
}

interface CommonOptions {
  /** In the language in use at the time. */
  words: () => Words;
  settings: SessionSettings;
  /** True while nobody can see the page, so that nothing is animated. */
  isHidden?: () => boolean;
}

export interface SessionOptions extends CommonOptions {
  /** One for every seat played on this screen, or a single one for a spectator. */
  connections: readonly Connection[];
  people: readonly Person[];
  /** Views from before the session, so that the score plot of a resumed game has its earlier rounds. */
  past?: readonly View[];
  /** A stage is still to come: the opening of a new game waits for it. `attach(null)` goes on without it. */
  awaitsStage?: boolean;
}

export interface ReplayOptions extends CommonOptions {
  recording: Recording;
  /** The replay opens at the moment of this event, counted from 0 at the beginning of the game. */
  event: number;
}

/** A question to the player before a move is made, shown as a dialog. */
export type DialogQuestion =
  /** One click can mean several moves: how many cards to return, how many nobles, which die; the first is suggested. */
  | { asks: 'which'; spot: Spot | null; moves: readonly Move[] }
  /** The move is legal, but would waste what `warnings` say, or could not be taken back. */
  | { asks: 'sure'; move: Move; warnings: readonly Warning[] };

/** Why a move was not made, or what one took and brought: shown for a while, at most until the player's next move. */
export interface Toast {
  about: 'refusal' | 'news';
  text: string;
  spot: Spot | null;
  /** The number of the rule behind it; null where there is none. */
  rule: string | null;
  /** Grows with every toast: the same text twice is two toasts. */
  number: number;
}

/** The remark of a bot on its move, shown for a while. */
export interface ShownRemark {
  seat: Seat;
  text: string;
  /** Grows with every remark. */
  number: number;
}

export interface SessionState {
  model: TableModel;
  selection: TableSelection;
  toast: Toast | null;
  remark: ShownRemark | null;
  /** The explained spot, and where the pointer was on the canvas; an explanation opened by a press has buttons. */
  tooltip: { spot: Spot; x: number; y: number; isOpened: boolean } | null;
  log: readonly LogEntry[];
  /** For the live region: what happened, then what is asked. The same text twice is two messages, with two numbers. */
  speech: { text: string; number: number };
  question: DialogQuestion | null;
  /** A move is on its way, or an animation is running. */
  busy: boolean;
  connected: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Scores of all seats after each round so far, for the plot. */
  history: ScoreHistory;
  /** Seats played on this screen. */
  seatsHere: readonly Seat[];
  /** The seat that the screen is to be handed to, behind a curtain; null while the current one keeps it. */
  handTo: Seat | null;
  /** In pass and play, the seats that have finished and may take that back now. */
  mayThinkAgain: readonly Seat[];
  /** Seats whose last serving turn can be shown again. */
  seatsToShowAgain: readonly Seat[];
  /** Null unless the session is a replay. */
  playback: PlaybackState | null;
}

/** Moments are counted from 0, the set-up; each move makes the next one. */
export interface PlaybackState {
  moment: number;
  lastMoment: number;
  isRunning: boolean;
}

/** The controls of a replay. */
export interface Playback {
  /** The next moment is animated, every other one is shown at once. */
  goTo(moment: number): void;
  /** Goes to the moment of an event, counted from 0 at the beginning of the game. */
  goToEvent(event: number): void;
  /** Goes on by itself until the end or `pause`. */
  play(): void;
  pause(): void;
}

export interface Session {
  /** Throws before the first update of the match. */
  readonly state: SessionState;
  /** Null unless the session is a replay. */
  readonly playback: Playback | null;
  /**
   * The listener is called with the present state first, unless no update of the match has come yet. Returns a function
   * that stops listening.
   */
  subscribe(listener: (state: SessionState) => void): () => void;
  /**
   * Makes the move; before planning begins, a `put` goes into the plan. Resolves when it was made or refused, or when
   * the player is asked to confirm it. `isAdvised`: the coach has advised it, and the player is not warned of what it
   * wastes.
   */
  do(move: Move, options?: { isAdvised?: boolean }): Promise<void>;
  /** Makes another hidden choice instead of the one that was made. */
  changeChoice(move: Move): Promise<void>;
  /** Takes all placed dice off, until there is none or a bonus asks something. */
  serveAll(): Promise<void>;
  /** Makes the move `confirm` or `end`, depending on the phase; asks first if something would be wasted. */
  done(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Answers `question` with one of its moves, or null for none. */
  answer(move: Move | null): Promise<void>;
  /** Handles an action of the pointer on the canvas. */
  pick(pick: Pick): void;
  /** Holds a die, to be put with `putHeld`; null lets it go. */
  hold(die: TableSelection['held']): void;
  putHeld(to: Shift['to']): Promise<void>;
  /** Shows where a die could go and what it would bring there; null takes that away. */
  consider(die: ConsideredDie | null): void;
  /** Shows the tavern of a seat large. */
  focus(seat: Seat): void;
  /** Marks a spot that has the focus in the document, or that the log points at. */
  point(spot: Spot | null): void;
  /** Shows why a move is not legal, as a toast at its spot. */
  refuse(refusal: MoveRefusal, spot: Spot | null): void;
  /** Shows a move of the coach on the table until the player moves or faces another decision; null takes it away. */
  showAdvised(advised: Advised | null): void;
  /** Lights the spots that a lesson speaks of and the button that it asks for, until it lights others. */
  light(spots: readonly Spot[], asks?: LessonAsks | null): void;
  /** Says why a bot made its move: announced after the move itself, and shown for a while. */
  remarkOn(made: BotMove): void;
  /** Announces a sentence to screen readers, after what has happened so far. */
  speak(sentence: string): void;
  attach(stage: Stage | null): void;
  configure(settings: SessionSettings): void;
  setPeople(people: readonly Person[]): void;
  /** Recalculates the score plot from all views of the game, for those who joined late. */
  setPast(views: readonly View[]): void;
  /** Ends the running animation. */
  hurry(): void;
  /** Shows the last serving turn of a seat once more, in that seat's tavern; resolves when it has been shown. */
  showAgain(seat: Seat): Promise<void>;
  /** Pass and play: takes back that a seat has finished, and hands the screen to it. */
  thinkAgain(seat: Seat): Promise<void>;
  /** Pass and play: from now on the screen belongs to this seat. */
  switchTo(seat: Seat): void;
  /** Resolves when no animation is running: bots wait for it. */
  settled(): Promise<void>;
  close(): void;
}
