// The session at a table: keeps the table model and the player's selection, and passes updates, picks and moves on.
import type { Event, Move, Seat, Shift, View } from '../../game/index.ts';
import { bareTable } from '../model/opening.ts';
import { ownNews } from '../model/ownNews.ts';
import { meaningOf } from '../model/picks.ts';
import { lastDieOf, nextToServe } from '../model/serving.ts';
import type { Advised, ConsideredDie, LitButton, TableSelection, Pick, Stage } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import { tableModel, type Person, type TableModel } from '../model/tableModel.ts';
import type { BotMove } from '../net/localBots.ts';
import type { MoveRefusal, Words } from '../words/index.ts';
import { AnimationQueue } from './animationQueue.ts';
import { BotPace } from './botPace.ts';
import { isAnswerable } from './confirmations.ts';
import { MoveSender } from './moveSender.ts';
import { PassAndPlay } from './passAndPlay.ts';
import { carryOut } from './pickActions.ts';
import type { RecordedConnection } from './playback.ts';
import { Presentation } from './presentation.ts';
import type { SeatClient } from './seatClient.ts';
import { Selection } from './selection.ts';
import { SessionStage } from './sessionStage.ts';
import { TurnMemory } from './turnMemory.ts';
import type { Session, SessionOptions, SessionSettings, SessionState } from './types.ts';

const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export class TableSession implements Session {
  readonly playback: RecordedConnection | null;
  readonly #words: () => Words;
  readonly #clients: PassAndPlay;
  readonly #animations: AnimationQueue;
  readonly #stage: SessionStage;
  readonly #presentation: Presentation;
  readonly #moves: MoveSender;
  readonly #turns = new TurnMemory();
  readonly #selection: Selection;
  readonly #botPace = new BotPace();
  readonly #listeners = new Set<(state: SessionState) => void>();
  #people: Person[];
  #settings: SessionSettings;
  /** The player has taken something back in this phase. */
  #hasUndone = false;
  #whenSettled: (() => void)[] = [];

  constructor(options: SessionOptions, playback: RecordedConnection | null = null) {
    const { connections, people, words, settings, past = [], isHidden = isPageHidden, awaitsStage = false } = options;
    this.playback = playback;
    this.#words = words;
    this.#people = [...people];
    this.#settings = settings;
    this.#selection = new Selection(connections[0]?.seat ?? 0);
    this.#presentation = new Presentation(words, past, () => this.#notify());
    this.#animations = new AnimationQueue({
      modelOf: (view) => this.#modelOf(view),
      watch: (before, after) => this.#watch(before, after),
      tell: (events, after) => {
        this.#presentation.tell(events, after);
        this.#notify();
      },
      present: (model, events) => this.#present(model, events),
      selection: () => this.#selection.value,
      // In a replay every turn takes its own time.
      timeFor: (before) =>
        playback === null ? this.#botPace.left(before, this.#people, this.#settings.speed) : Infinity,
      isAnimated: () => this.#settings.speed !== 0 && !isHidden(),
      onIdle: () => this.#onIdle(),
    });
    this.#stage = new SessionStage(this.#animations);
    this.#moves = new MoveSender({
      words,
      client: () => this.#client,
      confirmsFinalMoves: () => this.#settings.confirmations,
      hurry: () => this.#animations.hurry(),
      onSending: (move) => this.#selection.letGo(move),
      onMade: () => this.#refresh(),
      onChange: () => this.#notify(),
    });
    playback?.attach({
      speed: () => this.#settings.speed,
      isAnimating: () => this.#animations.isRunning,
      hurry: () => this.#animations.hurry(),
      settled: () => this.settled(),
      onChange: () => this.#notify(),
    });
    this.#clients = new PassAndPlay(connections, (client, before, events) => {
      if (this.#client === client) this.#onUpdate(client, before, events);
      // The update may tell that another seat of this screen is waited for.
      else if (!this.#animations.isRunning) this.#onIdle();
    });
    if (!(awaitsStage && settings.speed !== 0 && !isHidden() && this.#beginAnew())) this.#restart();
  }

  get state(): SessionState {
    if (this.#model === null) throw new Error('No update of this match has come yet.');
    const handTo = this.#handTo();
    const { isSecret, mayThinkAgain } = this.#clients;
    return {
      model: this.#model,
      selection: this.#selection.value,
      toast: this.#moves.toast,
      hint: this.#selection.hint,
      ...this.#presentation.state,
      question: this.#moves.question,
      busy: this.#moves.isSending || this.#animations.isRunning,
      connected: this.#client.update?.connected === true,
      canUndo: this.#moves.canUndo,
      canRedo: this.#moves.canRedo,
      seatsHere: this.#clients.seats,
      handTo,
      // While a secret is open, the screen changes hands only behind the curtain.
      mayThinkAgain: isSecret && handTo === null ? [] : mayThinkAgain,
      turnsSeen: this.#turns.seats,
      playback: this.playback?.state ?? null,
    };
  }

  subscribe(listener: (state: SessionState) => void): () => void {
    this.#listeners.add(listener);
    if (this.#model !== null) listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  do(move: Move): Promise<void> {
    return this.#moves.make(move, false);
  }

  async change(move: Move): Promise<void> {
    await this.#moves.make({ type: 'withdraw' }, true);
    await this.do(move);
  }

  serveAll(): Promise<void> {
    return this.#moves.makeAll(nextToServe);
  }

  done(): Promise<void> {
    const phase = this.#client.update?.view.phase;
    return this.do({ type: phase === 'guests' || phase === 'planning' ? 'confirm' : 'end' });
  }

  undo(): Promise<void> {
    this.#hasUndone = true;
    return this.#moves.undo();
  }

  redo(): Promise<void> {
    return this.#moves.redo();
  }

  answer(move: Move | null): Promise<void> {
    return this.#moves.answer(move);
  }

  pick(pick: Pick): void {
    if (pick.pick === 'hover') {
      this.#selection.hover(pick, this.#model);
      return this.#notify();
    }
    if (pick.pick === 'consider') return this.consider(pick.die);
    // In a replay only taverns can be chosen.
    if (this.playback !== null && pick.pick !== 'spot') return;
    // The pick means something at the latest table only.
    this.#animations.hurry();
    if (this.#model === null) return;
    carryOut(meaningOf(pick, this.#model, this.#selection.value.held), this, this.#moves);
  }

  hold(die: TableSelection['held']): void {
    this.#moves.toast = null;
    this.#animations.hurry();
    this.#selection.hold(die);
    this.#redraw();
  }

  consider(die: ConsideredDie | null): void {
    if (this.#selection.consider(die, this.#model)) this.#redraw();
  }

  async putHeld(to: Shift['to']): Promise<void> {
    const { held } = this.#selection.value;
    if (held !== null) await this.do({ type: 'put', dice: [{ ...held, to }] });
  }

  focus(seat: Seat): void {
    this.#select({ focus: seat });
  }

  point(spot: Spot | null): void {
    this.#selection.set({ pointedAt: spot });
    this.#redraw();
  }

  refuse(reason: MoveRefusal, spot: Spot | null): void {
    this.#moves.refuse(reason, spot);
  }

  showAdvised(advised: Advised | null): void {
    if (this.#selection.isAdvised(advised)) return;
    this.#animations.hurry();
    this.#selection.advise(advised, this.#client.seat);
    this.#redraw();
  }

  light(lights: readonly Spot[], litButton: LitButton | null = null): void {
    const me = this.#client.seat;
    const isOwn = lights.some((spot) => 'seat' in spot && spot.seat === me);
    this.#selection.set({ lights, litButton, ...(isOwn && me !== null ? { focus: me } : {}) });
    this.#redraw();
  }

  say(made: BotMove): void {
    this.#presentation.remark(made, this.#client.update?.view);
    this.#notify();
  }

  attach(stage: Stage | null): void {
    if (this.#model !== null) stage?.show(this.#model, this.#selection.value);
    this.#stage.attach(stage, this.#settings);
  }

  configure(settings: SessionSettings): void {
    this.#settings = settings;
    this.#stage.configure(settings);
    if (settings.speed === 0) this.#animations.hurry();
  }

  setPeople(people: readonly Person[]): void {
    this.#people = [...people];
    this.#refresh();
  }

  setPast(views: readonly View[]): void {
    this.#presentation.setPast(views);
    this.#notify();
  }

  hurry(): void {
    this.#animations.hurry();
  }

  async showAgain(seat: Seat): Promise<void> {
    const turn = this.#turns.of(seat);
    if (turn === null || this.#animations.isRunning) return;
    const { focus } = this.#selection.value;
    this.#select({ focus: seat });
    await this.#animations.showAgain(turn);
    this.#selection.set({ focus });
    this.#redraw();
  }

  async thinkAgain(seat: Seat): Promise<void> {
    const unmade = (await this.#clients.clientOf(seat)?.make({ type: 'withdraw' })) ?? null;
    if (unmade === null) this.switchTo(seat);
    else this.refuse(unmade, null);
  }

  switchTo(seat: Seat): void {
    const client = this.#clients.clientOf(seat);
    if (client === undefined || client === this.#client) return;
    this.#animations.clear();
    this.#clients.current = client;
    this.#moves.clear();
    this.#selection.restart(seat);
    this.#restart();
  }

  settled(): Promise<void> {
    if (!this.#animations.isRunning) return Promise.resolve();
    return new Promise((resolve) => this.#whenSettled.push(resolve));
  }

  close(): void {
    this.#listeners.clear();
    this.#animations.clear();
    this.#presentation.close();
    this.#stage.attach(null, this.#settings);
    this.#clients.close();
    for (const resolve of this.#whenSettled.splice(0)) resolve();
  }

  get #model(): TableModel | null {
    return this.#presentation.model;
  }

  get #client(): SeatClient {
    return this.#clients.current;
  }

  #handTo(): Seat | null {
    return this.#animations.isRunning || !this.#clients.isSecret ? null : this.#clients.next;
  }

  /** Shows the table as it is, without animation, and reads the log from the beginning. */
  #restart(): void {
    const { update } = this.#client;
    if (update === null) return;
    this.#presentation.restart(update);
    if (this.playback !== null) this.#presentation.setPast(this.playback.past);
    this.#present(this.#modelOf(update.view), []);
    this.#draw();
    this.#onIdle();
  }

  /** Shows the bare table of a new game, whose opening is animated as soon as there is a stage; false if it is not new. */
  #beginAnew(): boolean {
    const { update } = this.#client;
    if (update?.isFresh !== true) return false;
    const { view, history } = update;
    const before = bareTable(view);
    this.#animations.awaitStage();
    this.#presentation.begin(this.#modelOf(before));
    this.#animations.add({ events: history, before, after: view });
    return true;
  }

  #onUpdate({ update }: SeatClient, before: View | null, events: readonly Event[]): void {
    if (update === null) return;
    if (before === update.view) return this.#notify();
    if (before === null || events.length === 0) {
      this.#animations.clear();
      return this.#restart();
    }
    const transition = { events, before, after: update.view };
    this.#turns.note(transition);
    const news = ownNews(events, before, this.#client.seat);
    if (news.length > 0) this.#tell(news, update.view);
    this.#animations.add(transition);
  }

  #tell(news: readonly Event[], after: View): void {
    const viewpoint = { view: after, me: this.#client.seat, people: this.#people };
    this.#moves.tell(news.map((event) => this.#words().event(event, viewpoint)).join(' '));
  }

  #watch(before: View, after: TableModel): void {
    // A replay shows the tavern of the player whose turn it is.
    const turn = before.turn ?? after.view.turn;
    if (this.playback !== null && turn !== null) this.#selection.set({ focus: turn });
    this.#presentation.watch(after);
    this.#notify();
  }

  /** Makes the table the present one for the document. */
  #present(model: TableModel, events: readonly Event[]): void {
    if (this.#model?.view.phase !== model.view.phase) this.#hasUndone = false;
    this.#selection.keepTo(model);
    const { turn } = model.view;
    if (this.playback !== null && turn !== null) this.#selection.set({ focus: turn });
    const { question } = this.#moves;
    if (question !== null && !isAnswerable(question, model.view, model.me)) this.#moves.question = null;
    this.#presentation.present(model, events, this.#lastDieOf(model) === null);
    this.#notify();
  }

  #modelOf(view: View): TableModel {
    const { seat, plan } = this.#client;
    return tableModel({ view, me: seat, people: this.#people, plan });
  }

  #onIdle(): void {
    if (this.#stage.isOutdated) this.#draw();
    for (const resolve of this.#whenSettled.splice(0)) resolve();
    const { next, isSecret } = this.#clients;
    const last = this.#model === null ? null : this.#lastDieOf(this.#model);
    if (next !== null && !isSecret) this.switchTo(next);
    else if (last === null) this.#notify();
    else void this.#moves.make(last, true, false);
  }

  /** Taking the last die of the coaster, if the player leaves that to the table and has not just taken it back. */
  #lastDieOf(model: TableModel): Move | null {
    return this.#settings.takesLastDie && !this.#hasUndone ? lastDieOf(model) : null;
  }

  #select(selection: Partial<TableSelection>): void {
    this.#animations.hurry();
    this.#selection.set(selection);
    this.#redraw();
  }

  /** The plan or the people have changed, the match has not. */
  #refresh(): void {
    this.#presentation.refresh((view) => this.#modelOf(view), this.#people);
    this.#redraw();
  }

  #draw(): void {
    this.#stage.draw(this.#model, this.#selection.value);
  }

  #redraw(): void {
    this.#draw();
    this.#notify();
  }

  #notify(): void {
    if (this.#model === null) return;
    const { state } = this;
    for (const listener of this.#listeners) listener(state);
  }
}
