// The session at a table: takes commands from the page and picks from the canvas, makes moves of them, and hands the
// screen from seat to seat. `shownTable.ts` has what is shown meanwhile.
import type { Event, Move, Seat, Shift, View } from '../../game/index.ts';
import { ownNews } from '../model/ownNews.ts';
import { meaningOf } from '../model/picks.ts';
import { nextToServe, onlyAnswerTo } from '../model/serving.ts';
import type { Advised, ConsideredDie, LitButton, TableSelection, Pick, Stage } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import type { Person, TableModel } from '../model/tableModel.ts';
import type { BotMove } from '../net/localBots.ts';
import type { MoveRefusal, Words } from '../words/index.ts';
import { isAnswerable } from './confirmations.ts';
import { MoveSender } from './moveSender.ts';
import { PassAndPlay } from './passAndPlay.ts';
import { carryOut } from './pickActions.ts';
import type { RecordedConnection } from './playback.ts';
import type { SeatClient } from './seatClient.ts';
import { ShownTable } from './shownTable.ts';
import type { Session, SessionOptions, SessionSettings, SessionState } from './types.ts';

const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export class TableSession implements Session {
  readonly playback: RecordedConnection | null;
  readonly #words: () => Words;
  readonly #clients: PassAndPlay;
  readonly #table: ShownTable;
  readonly #moves: MoveSender;
  readonly #listeners = new Set<(state: SessionState) => void>();
  #settings: SessionSettings;
  /** The player has taken something back in this phase. */
  #hasUndone = false;

  constructor(options: SessionOptions, playback: RecordedConnection | null = null) {
    const { connections, people, words, settings, past = [], isHidden = isPageHidden, awaitsStage = false } = options;
    this.playback = playback;
    this.#words = words;
    this.#settings = settings;
    const isAnimated = () => this.#settings.speed !== 0 && !isHidden();
    const focus = connections[0]?.seat ?? 0;
    this.#table = new ShownTable(
      { focus, people, past, playback },
      {
        words,
        client: () => this.#client,
        settings: () => this.#settings,
        isAnimated,
        onPresent: (model) => this.#onPresent(model),
        asks: (model) => this.#onlyAnswerTo(model) === null,
        onChange: () => this.#notify(),
        onIdle: () => this.#onIdle(),
      },
    );
    this.#moves = new MoveSender({
      words,
      client: () => this.#client,
      confirmsFinalMoves: () => this.#settings.confirmations,
      hurry: () => this.#table.hurry(),
      onSending: () => this.#table.selection.letGo(),
      onMade: () => this.#table.refresh(),
      onChange: () => this.#notify(),
    });
    playback?.attach({
      speed: () => this.#settings.speed,
      isAnimating: () => this.#table.isAnimating,
      hurry: () => this.#table.hurry(),
      settled: () => this.#table.settled(),
      onChange: () => this.#notify(),
    });
    this.#clients = new PassAndPlay(connections, (client, before, events) => {
      if (this.#client === client) this.#onUpdate(client, before, events);
      // The update may tell that another seat of this screen is waited for.
      else if (!this.#table.isAnimating) this.#onIdle();
    });
    if (!(awaitsStage && isAnimated() && this.#table.beginAnew())) this.#table.restart();
  }

  get state(): SessionState {
    const { model } = this.#table;
    if (model === null) throw new Error('No update of this match has come yet.');
    const handTo = this.#handTo();
    const { isSecret, mayThinkAgain } = this.#clients;
    return {
      model,
      ...this.#table.state,
      toast: this.#moves.toast,
      question: this.#moves.question,
      busy: this.#moves.isSending || this.#table.isAnimating,
      connected: this.#client.update?.connected === true,
      canUndo: this.#moves.canUndo,
      canRedo: this.#moves.canRedo,
      seatsHere: this.#clients.seats,
      handTo,
      // While a secret is open, the screen changes hands only behind the curtain.
      mayThinkAgain: isSecret && handTo === null ? [] : mayThinkAgain,
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
    const { selection } = this.#table;
    if (pick.pick === 'hover') {
      selection.hover(pick, this.#model);
      return this.#notify();
    }
    if (pick.pick === 'consider') return this.consider(pick.die);
    // In a replay only taverns can be chosen.
    if (this.playback !== null && pick.pick !== 'spot') return;
    // The pick means something at the latest table only.
    this.#table.hurry();
    if (this.#model === null) return;
    carryOut(meaningOf(pick, this.#model, selection.value.held), this, this.#moves);
  }

  hold(die: TableSelection['held']): void {
    this.#moves.toast = null;
    this.#table.hurry();
    this.#table.selection.hold(die);
    this.#table.redraw();
  }

  consider(die: ConsideredDie | null): void {
    if (this.#table.selection.consider(die, this.#model)) this.#table.redraw();
  }

  async putHeld(to: Shift['to']): Promise<void> {
    const { held } = this.#table.selection.value;
    if (held !== null) await this.do({ type: 'put', dice: [{ ...held, to }] });
  }

  focus(seat: Seat): void {
    this.#table.select({ focus: seat });
  }

  point(spot: Spot | null): void {
    this.#table.selection.set({ pointedAt: spot });
    this.#table.redraw();
  }

  refuse(reason: MoveRefusal, spot: Spot | null): void {
    this.#moves.refuse(reason, spot);
  }

  showAdvised(advised: Advised | null): void {
    const { selection } = this.#table;
    if (selection.isAdvised(advised)) return;
    this.#table.hurry();
    selection.advise(advised, this.#client.seat);
    this.#table.redraw();
  }

  light(lights: readonly Spot[], litButton: LitButton | null = null): void {
    const me = this.#client.seat;
    const isOwn = lights.some((spot) => 'seat' in spot && spot.seat === me);
    this.#table.selection.set({ lights, litButton, ...(isOwn && me !== null ? { focus: me } : {}) });
    this.#table.redraw();
  }

  say(made: BotMove): void {
    this.#table.say(made);
  }

  attach(stage: Stage | null): void {
    this.#table.attach(stage);
  }

  configure(settings: SessionSettings): void {
    this.#settings = settings;
    this.#table.configure();
  }

  setPeople(people: readonly Person[]): void {
    this.#table.people = [...people];
    this.#table.refresh();
  }

  setPast(views: readonly View[]): void {
    this.#table.setPast(views);
  }

  hurry(): void {
    this.#table.hurry();
  }

  showAgain(seat: Seat): Promise<void> {
    return this.#table.showAgain(seat);
  }

  async thinkAgain(seat: Seat): Promise<void> {
    const unmade = (await this.#clients.clientOf(seat)?.make({ type: 'withdraw' })) ?? null;
    if (unmade === null) this.switchTo(seat);
    else this.refuse(unmade, null);
  }

  switchTo(seat: Seat): void {
    const client = this.#clients.clientOf(seat);
    if (client === undefined || client === this.#client) return;
    this.#table.clear();
    this.#clients.current = client;
    this.#moves.clear();
    this.#table.selection.restart(seat);
    this.#table.restart();
  }

  settled(): Promise<void> {
    return this.#table.settled();
  }

  close(): void {
    this.#listeners.clear();
    this.#table.close();
    this.#clients.close();
  }

  get #model(): TableModel | null {
    return this.#table.model;
  }

  get #client(): SeatClient {
    return this.#clients.current;
  }

  #handTo(): Seat | null {
    return this.#table.isAnimating || !this.#clients.isSecret ? null : this.#clients.next;
  }

  #onUpdate({ update }: SeatClient, before: View | null, events: readonly Event[]): void {
    if (update === null) return;
    if (before !== null && before !== update.view) this.#tellNews(events, before, update.view);
    this.#table.update(update, before, events);
  }

  #tellNews(events: readonly Event[], before: View, after: View): void {
    const me = this.#client.seat;
    const news = ownNews(events, before, me);
    const viewpoint = { view: after, me, people: this.#table.people };
    if (news.length > 0) this.#moves.tell(news.map((event) => this.#words().event(event, viewpoint)).join(' '));
  }

  #onPresent({ view, me }: TableModel): void {
    if (this.#model?.view.phase !== view.phase) this.#hasUndone = false;
    const { question } = this.#moves;
    if (question !== null && !isAnswerable(question, view, me)) this.#moves.question = null;
  }

  /** Goes on without the player: hands the screen to the seat that is waited for, or gives the only answer. */
  #onIdle(): void {
    const { next, isSecret } = this.#clients;
    const answer = this.#model === null ? null : this.#onlyAnswerTo(this.#model);
    if (next !== null && !isSecret) this.switchTo(next);
    else if (answer === null) this.#notify();
    else void this.#moves.make(answer, true, false);
  }

  /** The only answer there is, if the player leaves it to the table and has not just taken it back. */
  #onlyAnswerTo(model: TableModel): Move | null {
    return this.#settings.makesOnlyMoves && !this.#hasUndone ? onlyAnswerTo(model) : null;
  }

  #notify(): void {
    if (this.#model === null) return;
    const { state } = this;
    for (const listener of this.#listeners) listener(state);
  }
}
