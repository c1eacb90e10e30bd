// The table as it is shown to the seat that has the screen: updates are animated on the stage, and the document keeps
// in step with what has been seen of them.
import type { Event, Seat, View } from '../../game/index.ts';
import { bareTable } from '../model/opening.ts';
import type { Stage, TableSelection } from '../model/stage.ts';
import { tableModel, type Person, type TableModel } from '../model/tableModel.ts';
import type { Update } from '../net/connection.ts';
import type { BotMove } from '../net/localBots.ts';
import type { Words } from '../words/index.ts';
import { AnimationQueue } from './animationQueue.ts';
import { BotTurnTimer } from './botTurnTimer.ts';
import type { RecordedConnection } from './playback.ts';
import { Presentation } from './presentation.ts';
import type { SeatClient } from './seatClient.ts';
import { Selection } from './selection.ts';
import { SessionStage } from './sessionStage.ts';
import { TrayMemory } from './trayMemory.ts';
import { TurnMemory } from './turnMemory.ts';
import type { SessionSettings, SessionState } from './types.ts';

export interface ShownTableHost {
  words(): Words;
  /** The client of the seat that has the screen. */
  client(): SeatClient;
  settings(): SessionSettings;
  isAnimated(): boolean;
  /** The table is about to become the present one for the document. */
  onPresent(model: TableModel): void;
  /** False when the prompt is about to be answered without the player. */
  asks(model: TableModel): boolean;
  onChange(): void;
  /** The table is shown, and no animation is running. */
  onIdle(): void;
}

interface ShownTableOptions {
  /** The seat whose tavern is shown large at first. */
  focus: Seat;
  people: readonly Person[];
  /** Views of earlier rounds, for the score plot. */
  past: readonly View[];
  /** Null unless the session is a replay. */
  playback: RecordedConnection | null;
}

type ShownState = Pick<
  SessionState,
  'selection' | 'tooltip' | 'remark' | 'log' | 'speech' | 'history' | 'seatsToShowAgain'
>;

export class ShownTable {
  readonly selection: Selection;
  people: Person[];
  readonly #host: ShownTableHost;
  readonly #playback: RecordedConnection | null;
  readonly #presentation: Presentation;
  readonly #animations: AnimationQueue;
  readonly #stage: SessionStage;
  readonly #botTurnTimer = new BotTurnTimer();
  readonly #turns = new TurnMemory();
  readonly #tray = new TrayMemory();
  #whenSettled: (() => void)[] = [];

  constructor({ focus, people, past, playback }: ShownTableOptions, host: ShownTableHost) {
    this.selection = new Selection(focus);
    this.people = [...people];
    this.#host = host;
    this.#playback = playback;
    this.#presentation = new Presentation(
      () => host.words(),
      past,
      () => host.onChange(),
    );
    this.#animations = new AnimationQueue({
      modelOf: (view) => this.#modelOf(view),
      beginAnimation: (before, after) => this.#beginAnimation(before, after),
      tell: (events, after) => {
        this.#presentation.tell(events, after);
        host.onChange();
      },
      present: (model, events) => this.#present(model, events),
      selection: () => this.selection.value,
      // In a replay no turn is shortened.
      timeFor: (before) =>
        playback === null ? this.#botTurnTimer.msLeft(before, this.people, host.settings().speed) : Infinity,
      isAnimated: () => host.isAnimated(),
      onIdle: () => this.#onIdle(),
    });
    this.#stage = new SessionStage(this.#animations);
  }

  /** Null before the first update of the match. */
  get model(): TableModel | null {
    return this.#presentation.model;
  }

  get state(): ShownState {
    const { value, tooltip } = this.selection;
    return { selection: value, tooltip, ...this.#presentation.state, seatsToShowAgain: this.#turns.seats };
  }

  get isAnimating(): boolean {
    return this.#animations.isRunning;
  }

  attach(stage: Stage | null): void {
    if (this.model !== null) stage?.show(this.model, this.selection.value);
    this.#stage.attach(stage, this.#host.settings());
  }

  /** Applies the settings of the host, which have changed. */
  configure(): void {
    const settings = this.#host.settings();
    this.#stage.configure(settings);
    if (settings.speed === 0) this.hurry();
  }

  /** Shows the table as it is, without animation, and reads the log from the beginning. */
  restart(): void {
    const { update } = this.#host.client();
    if (update === null) return;
    this.#presentation.restart(update);
    if (this.#playback !== null) this.#presentation.setPast(this.#playback.past);
    this.#presentation.addScores(update.view);
    this.#present(this.#modelOf(update.view), []);
    if (this.#playback !== null) this.#presentation.announceMoment(this.#playback.events);
    this.#draw();
    this.#onIdle();
  }

  /** Shows the bare table of a new game, whose opening waits for a stage; returns false if the game is not new. */
  beginAnew(): boolean {
    const { update } = this.#host.client();
    if (update?.isFresh !== true) return false;
    const { view, history } = update;
    const before = bareTable(view);
    this.#animations.awaitStage();
    this.#presentation.beginNewGame(this.#modelOf(before));
    this.#animations.add({ events: history, before, after: view });
    return true;
  }

  /** `before` is the view of the update before, null with the first one. */
  update({ view }: Update, before: View | null, events: readonly Event[]): void {
    if (before === view) return this.#host.onChange();
    this.#presentation.addScores(view);
    if (before === null || events.length === 0) {
      this.clear();
      return this.restart();
    }
    const transition = { events, before, after: view };
    this.#turns.note(transition);
    this.#animations.add(transition);
  }

  /** The plan or the people have changed, the match has not. */
  refresh(): void {
    this.#presentation.refresh((view) => this.#modelOf(view), this.people);
    this.redraw();
  }

  /** Ends the running animation and shows what waits without one: what follows is about the latest table. */
  hurry(): void {
    this.#animations.hurry();
  }

  /** Ends the running animation, and forgets what waits to be animated. */
  clear(): void {
    this.#animations.clear();
  }

  /** Changes the selection at the latest table. */
  select(changes: Partial<TableSelection>): void {
    this.hurry();
    this.selection.set(changes);
    this.redraw();
  }

  /** A move goes out: drops the held die and the advice. */
  letGo(): void {
    const { held } = this.selection.value;
    if (held !== null && this.model !== null) this.#tray.note(this.model.dice, held);
    this.#redrawIfAdviceGoes(() => this.selection.letGo());
  }

  redraw(): void {
    this.#draw();
    this.#host.onChange();
  }

  setPast(views: readonly View[]): void {
    this.#presentation.setPast(views);
    this.#host.onChange();
  }

  remarkOn(made: BotMove): void {
    this.#presentation.remarkOn(made, this.#host.client().update?.view);
    this.#host.onChange();
  }

  speak(sentence: string): void {
    this.#presentation.speak(sentence);
  }

  async showAgain(seat: Seat): Promise<void> {
    const turn = this.#turns.of(seat);
    if (turn === null || this.isAnimating) return;
    const { focus } = this.selection.value;
    this.select({ focus: seat });
    await this.#animations.showAgain(turn);
    this.selection.set({ focus });
    this.redraw();
  }

  settled(): Promise<void> {
    if (!this.isAnimating) return Promise.resolve();
    return new Promise((resolve) => this.#whenSettled.push(resolve));
  }

  close(): void {
    this.clear();
    this.#presentation.close();
    this.attach(null);
    this.#resolveSettled();
  }

  #modelOf(view: View): TableModel {
    const { seat, plan } = this.#host.client();
    const model = tableModel({ view, me: seat, people: this.people, plan });
    return { ...model, dice: this.#tray.arrange(model.dice) };
  }

  #beginAnimation(before: View, after: TableModel): void {
    this.#focusTurn(before.turn ?? after.view.turn);
    this.#presentation.beginAnimation(after);
    this.#host.onChange();
  }

  /** Makes the table the present one for the document. */
  #present(model: TableModel, events: readonly Event[]): void {
    this.#host.onPresent(model);
    this.#redrawIfAdviceGoes(() => this.selection.keepTo(model));
    this.#focusTurn(model.view.turn);
    this.#presentation.present(model, events, {
      announcesPrompt: this.#host.asks(model),
      latest: this.#host.client().update?.view,
    });
    this.#host.onChange();
  }

  /** A replay shows the tavern of the player whose turn it is. */
  #focusTurn(turn: Seat | null): void {
    if (this.#playback !== null && turn !== null) this.selection.set({ focus: turn });
  }

  /** Draws the table anew if the change drops the advice: otherwise it would stay drawn through the next animation. */
  #redrawIfAdviceGoes(change: () => void): void {
    const { advised } = this.selection;
    change();
    if (advised !== null && this.selection.advised === null) this.#draw();
  }

  #draw(): void {
    this.#stage.draw(this.model, this.selection.value);
  }

  #onIdle(): void {
    if (this.#stage.isOutdated) this.#draw();
    this.#resolveSettled();
    this.#host.onIdle();
  }

  #resolveSettled(): void {
    for (const resolve of this.#whenSettled.splice(0)) resolve();
  }
}
