// The session at a table: takes commands of the page and picks of the canvas, and tells its listeners the state.
// `tableFlow.ts` has what goes on by itself.
import type { Move, Seat, Shift, View } from '../../game/index.ts';
import { meaningOf } from '../model/picks.ts';
import { nextToServe, whyNotServed } from '../model/serving.ts';
import type { Advised, ConsideredDie, LessonAsks, TableSelection, Pick, Stage } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import type { Person, TableModel } from '../model/tableModel.ts';
import type { BotMove } from '../net/localBots.ts';
import type { MoveRefusal } from '../words/index.ts';
import type { MoveSender } from './moveSender.ts';
import { carryOut } from './pickActions.ts';
import type { RecordedConnection } from './playback.ts';
import type { ShownTable } from './shownTable.ts';
import { TableFlow } from './tableFlow.ts';
import type { Session, SessionOptions, SessionSettings, SessionState } from './types.ts';

export class TableSession implements Session {
  readonly playback: RecordedConnection | null;
  readonly #flow: TableFlow;
  readonly #table: ShownTable;
  readonly #moves: MoveSender;
  readonly #listeners = new Set<(state: SessionState) => void>();

  constructor(options: SessionOptions, playback: RecordedConnection | null = null) {
    this.playback = playback;
    this.#flow = new TableFlow(options, playback, () => this.#notify());
    this.#table = this.#flow.table;
    this.#moves = this.#flow.moves;
    this.#flow.begin(options.awaitsStage === true);
  }

  get state(): SessionState {
    const { model } = this.#table;
    if (model === null) throw new Error('No update of this match has come yet.');
    const { client, handTo } = this.#flow;
    const { isSecret, mayThinkAgain, seats } = this.#flow.clients;
    return {
      model,
      ...this.#table.state,
      toast: this.#moves.toast,
      question: this.#moves.question,
      busy: this.#moves.isSending || this.#table.isAnimating,
      connected: client.update?.connected === true,
      canUndo: this.#moves.canUndo,
      canRedo: this.#moves.canRedo,
      seatsHere: seats,
      handTo,
      // In pass and play with hidden choices, players think again only behind the curtain, where the screen changes hands.
      mayThinkAgain: isSecret && handTo === null ? [] : mayThinkAgain,
      playback: this.playback?.state ?? null,
    };
  }

  subscribe(listener: (state: SessionState) => void): () => void {
    this.#listeners.add(listener);
    if (this.#model !== null) listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  do(move: Move, { isAdvised = false } = {}): Promise<void> {
    return this.#moves.make(move, { isAdvised });
  }

  async changeChoice(move: Move): Promise<void> {
    await this.#moves.make({ type: 'withdraw' }, { isConfirmed: true });
    await this.do(move);
  }

  serveAll(): Promise<void> {
    return this.#moves.makeAll(nextToServe, whyNotServed);
  }

  done(): Promise<void> {
    const phase = this.#flow.client.update?.view.phase;
    if (phase === 'guests' || phase === 'planning') return this.do({ type: 'confirm' });
    if (phase === 'serving') return this.do({ type: 'end' });
    this.refuse({ because: 'nothingToEnd' }, null);
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return this.#flow.undo();
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
    // In a replay there are no moves: only a click on a spot means something, as it can show another player's tavern.
    if (this.playback !== null && pick.pick !== 'spot') return;
    // A pick is read at the latest table, not at the earlier one that an animation shows.
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
    if (held === null) return;
    const { value, own, from } = held;
    await this.do({ type: 'put', dice: [{ value, own, from, to }] });
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
    if (selection.advised === advised) return;
    this.#table.hurry();
    const { seat, update } = this.#flow.client;
    selection.advise(advised, seat, update?.view ?? null);
    this.#table.redraw();
  }

  light(lights: readonly Spot[], asks: LessonAsks | null = null): void {
    const me = this.#flow.client.seat;
    const isOwn = lights.some((spot) => 'seat' in spot && spot.seat === me);
    this.#table.selection.set({ lights, asks, ...(isOwn && me !== null ? { focus: me } : {}) });
    this.#table.redraw();
  }

  remarkOn(made: BotMove): void {
    this.#table.remarkOn(made);
  }

  speak(sentence: string): void {
    this.#table.speak(sentence);
  }

  attach(stage: Stage | null): void {
    this.#table.attach(stage);
  }

  configure(settings: SessionSettings): void {
    this.#flow.configure(settings);
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
    const reason = (await this.#flow.clients.clientOf(seat)?.make({ type: 'withdraw' })) ?? null;
    if (reason === null) this.switchTo(seat);
    else this.refuse(reason, null);
  }

  switchTo(seat: Seat): void {
    this.#flow.switchTo(seat);
  }

  settled(): Promise<void> {
    return this.#table.settled();
  }

  close(): void {
    this.#listeners.clear();
    this.#flow.close();
  }

  get #model(): TableModel | null {
    return this.#table.model;
  }

  #notify(): void {
    if (this.#model === null) return;
    const { state } = this;
    for (const listener of this.#listeners) listener(state);
  }
}
