// The presenter itself: keeps what is shown, what is held, asked and planned, and turns deeds of hands into moves.
import { refusal, type Event, type Move, type Seat, type Shift, type View } from '../../game/index.ts';
import { spotOfMove } from '../model/offers.ts';
import { bareTable } from '../model/opening.ts';
import { meaningOf } from '../model/picks.ts';
import { canPlanAhead } from '../model/plan.ts';
import type { Gaze, Pick, Stage } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import { tableModel, type Person, type TableModel } from '../model/tableModel.ts';
import { canUndo, redoable } from '../model/undo.ts';
import type { Asking, SessionOptions, SessionSettings, SessionState, TableSession, Toast } from '../tableSession.ts';
import type { Unmade, Words } from '../words/index.ts';
import { Chronicle } from './chronicle.ts';
import { doubtOf, isStillOpen, isStillThere } from './doubts.ts';
import type { Eyes } from './eyes.ts';
import { Lookers } from './lookers.ts';
import { Performance } from './performance.ts';

const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export class Session implements TableSession {
  readonly #words: Words;
  readonly #lookers: Lookers;
  readonly #performance: Performance;
  readonly #chronicle: Chronicle;
  readonly #listeners = new Set<(state: SessionState) => void>();
  #people: Person[];
  #settings: SessionSettings;
  #stage: Stage | null = null;
  #model: TableModel | null = null;
  #gaze: Gaze;
  #toast: Toast | null = null;
  #toasts = 0;
  #hint: SessionState['hint'] = null;
  #asking: Asking | null = null;
  /** Moves on their way, as text: the same one is not sent twice. */
  readonly #sending = new Set<string>();
  #isOpened = false;
  #whenSettled: (() => void)[] = [];

  constructor({ connections, people, words, settings, past = [], isHidden = isPageHidden }: SessionOptions) {
    this.#words = words;
    this.#people = [...people];
    this.#settings = settings;
    this.#gaze = { focus: connections[0]?.seat ?? 0, held: null, pointedAt: null };
    this.#chronicle = new Chronicle(words, past, () => this.#tell());
    this.#performance = new Performance({
      present: (view, events) => this.#see(view, events),
      gaze: () => this.#gaze,
      moves: () => this.#settings.speed !== 0 && !isHidden(),
      rested: () => this.#rest(),
    });
    this.#lookers = new Lookers(connections, (eyes, before, events) => {
      if (this.#eyes === eyes) this.#hear(eyes, before, events);
      // Now those eyes know, too, that they are asked.
      else if (!this.#performance.playing) this.#rest();
    });
    this.#startOver();
  }

  get state(): SessionState {
    if (this.#model === null) throw new Error('Nothing has been heard of this table yet.');
    const eyes = this.#eyes;
    const model = this.#model;
    const { me } = model;
    const view = eyes.update?.view ?? model.view;
    return {
      model,
      gaze: this.#gaze,
      toast: this.#toast,
      hint: this.#hint,
      log: this.#chronicle.entries,
      speech: this.#chronicle.speech,
      asking: this.#asking,
      busy: this.#sending.size > 0 || this.#performance.playing,
      connected: eyes.update?.connected === true,
      canUndo: me !== null && (eyes.canUndoPlan || canUndo(view, me)),
      canRedo: me !== null && (eyes.canRedoPlan || this.#moveToRedo() !== null),
      history: this.#chronicle.scores,
      seatsHere: this.#lookers.seats,
      handTo: this.#handTo(),
      // While a secret lies open, the screen changes hands only behind the curtain.
      mayThinkAgain: this.#lookers.isSecret && this.#handTo() === null ? [] : this.#lookers.mayThinkAgain,
    };
  }

  subscribe(listener: (state: SessionState) => void): () => void {
    this.#listeners.add(listener);
    if (this.#model !== null) listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  do(move: Move): Promise<void> {
    return this.#make(move, false);
  }

  done(): Promise<void> {
    const phase = this.#eyes.update?.view.phase;
    return this.#make({ type: phase === 'guests' || phase === 'planning' ? 'confirm' : 'end' }, false);
  }

  async undo(): Promise<void> {
    if (!this.#eyes.canUndoPlan) return this.#make({ type: 'takeBack' }, true);
    this.#eyes.undoPlan();
    this.#refresh();
  }

  async redo(): Promise<void> {
    if (this.#eyes.canRedoPlan) {
      this.#eyes.redoPlan();
      this.#refresh();
      return;
    }
    const move = this.#moveToRedo();
    if (move !== null) await this.#make(move, true);
  }

  async answer(move: Move | null): Promise<void> {
    const wasSure = this.#asking?.asks === 'sure';
    this.#asking = null;
    if (move === null) {
      this.#tell();
      return;
    }
    await this.#make(move, wasSure);
  }

  pick(pick: Pick): void {
    if (pick.pick === 'hover') {
      const { spot, x, y } = pick;
      this.#hint = spot === null ? null : { spot, x, y };
      return this.#tell();
    }
    if (this.#model === null) return;
    const meaning = meaningOf(pick, this.#model, this.#gaze.held);
    switch (meaning.means) {
      case 'move':
        void this.#make(meaning.move, false);
        break;
      case 'which':
        this.#asking = { asks: 'which', spot: meaning.spot, moves: meaning.moves, preferred: meaning.preferred };
        this.#tell();
        break;
      case 'hold':
        this.hold(meaning.die);
        break;
      case 'refused':
        this.refuse(meaning.refused, meaning.spot);
        break;
      case 'focus':
        this.focus(meaning.seat);
        break;
      case 'nothing':
        break;
      default:
        meaning satisfies never;
    }
  }

  hold(die: Gaze['held']): void {
    this.#toast = null;
    this.#turnGaze({ held: die });
  }

  async putHeld(to: Shift['to']): Promise<void> {
    const { held } = this.#gaze;
    if (held !== null) await this.#make({ type: 'put', dice: [{ ...held, to }] }, false);
  }

  focus(seat: Seat): void {
    this.#turnGaze({ focus: seat });
  }

  point(spot: Spot | null): void {
    this.#gaze = { ...this.#gaze, pointedAt: spot };
    this.#draw();
    this.#tell();
  }

  refuse(refused: Unmade, spot: Spot | null): void {
    this.#toast = { text: this.#words.refusal(refused), spot, number: ++this.#toasts };
    this.#tell();
  }

  attach(stage: Stage | null): void {
    this.#stage = stage;
    this.#performance.attach(stage);
    stage?.configure(this.#settings);
    this.#draw();
    const { update } = this.#eyes;
    if (stage === null || update?.isFresh !== true || this.#isOpened) return;
    // Words were there before the stage was; now the beginning of the game can be seen as well.
    this.#isOpened = true;
    const { view, history } = update;
    this.#performance.add({ events: history, isTold: true, before: bareTable(view), after: view });
  }

  configure(settings: SessionSettings): void {
    this.#settings = settings;
    this.#stage?.configure(settings);
    if (settings.speed === 0) this.#performance.hurry();
  }

  setPeople(people: readonly Person[]): void {
    this.#people = [...people];
    this.#refresh();
  }

  recall(tables: readonly View[]): void {
    this.#chronicle.recall(tables);
    this.#tell();
  }

  hurry(): void {
    this.#performance.hurry();
  }

  async thinkAgain(seat: Seat): Promise<void> {
    const unmade = (await this.#lookers.of(seat)?.make({ type: 'withdraw' })) ?? null;
    if (unmade === null) this.switchTo(seat);
    else this.refuse(unmade, null);
  }

  switchTo(seat: Seat): void {
    const eyes = this.#lookers.of(seat);
    if (eyes === undefined || eyes === this.#eyes) return;
    this.#performance.drop();
    this.#lookers.eyes = eyes;
    this.#asking = null;
    this.#toast = null;
    this.#gaze = { focus: seat, held: null, pointedAt: null };
    this.#startOver();
  }

  settled(): Promise<void> {
    if (!this.#performance.playing) return Promise.resolve();
    return new Promise((resolve) => this.#whenSettled.push(resolve));
  }

  close(): void {
    this.#listeners.clear();
    this.#performance.drop();
    this.#chronicle.close();
    this.#stage = null;
    this.#performance.attach(null);
    this.#lookers.close();
    for (const resolve of this.#whenSettled.splice(0)) resolve();
  }

  get #eyes(): Eyes {
    return this.#lookers.eyes;
  }

  #handTo(): Seat | null {
    return this.#performance.playing || !this.#lookers.isSecret ? null : this.#lookers.next;
  }

  #moveToRedo(): Move | null {
    const { update, seat, undone } = this.#eyes;
    return update === null || seat === null ? null : redoable(update.view, seat, undone);
  }

  /** Nothing to animate: the table is taken as it is, and the log is read from the beginning. */
  #startOver(): void {
    const { update } = this.#eyes;
    if (update === null) return;
    this.#chronicle.startOver(update);
    this.#see(update.view, []);
    this.#draw();
    this.#rest();
  }

  #hear(eyes: Eyes, before: View | null, events: readonly Event[]): void {
    const { update } = eyes;
    if (update === null) return;
    if (before === update.view) return this.#tell();
    if (before === null || events.length === 0) {
      this.#performance.drop();
      return this.#startOver();
    }
    this.#performance.add({ events, before, after: update.view });
  }

  /** From now on this is the table, for the document; a stage may still be on its way there. */
  #see(view: View, events: readonly Event[]): TableModel {
    const before = this.#model?.prompt ?? null;
    const model = this.#remodel(view);
    if (!isStillThere(model, this.#gaze.held)) this.#gaze = { ...this.#gaze, held: null };
    if (this.#asking !== null && !isStillOpen(this.#asking, view, model.me)) this.#asking = null;
    this.#chronicle.hear(events, model);
    if (JSON.stringify(before) !== JSON.stringify(model.prompt)) this.#chronicle.announce(model);
    this.#tell();
    return model;
  }

  #remodel(view: View): TableModel {
    const eyes = this.#eyes;
    const people = this.#people;
    this.#model = tableModel({ view, me: eyes.seat, people, plan: eyes.plan });
    return this.#model;
  }

  #rest(): void {
    for (const resolve of this.#whenSettled.splice(0)) resolve();
    const { next, isSecret } = this.#lookers;
    if (next !== null && !isSecret) this.switchTo(next);
    else this.#tell();
  }

  async #make(move: Move, isSure: boolean): Promise<void> {
    const eyes = this.#eyes;
    const { seat } = eyes;
    const view = eyes.update?.view;
    const text = JSON.stringify([seat, move]);
    if (this.#sending.has(text)) return;
    this.#toast = null;
    this.#asking = null;
    if (view === undefined || seat === null) {
      this.refuse({ because: 'noSuchSeat' }, null);
      return;
    }
    this.#performance.hurry();
    const spot = spotOfMove(view, seat, move);
    const isPlan = move.type === 'put' && canPlanAhead(view, seat);
    const refused = isPlan ? null : refusal(view, seat, move);
    if (refused !== null) {
      this.refuse(refused, spot);
      return;
    }
    const doubt = isSure ? null : doubtOf(move, view, seat, this.#settings.confirmations);
    if (doubt !== null) {
      this.#asking = doubt;
      this.#tell();
      return;
    }
    this.#sending.add(text);
    this.#tell();
    const unmade = await eyes.make(move);
    this.#sending.delete(text);
    if (unmade !== null) {
      this.refuse(unmade, spot);
      return;
    }
    if (this.#eyes === eyes && move.type === 'put') this.#gaze = { ...this.#gaze, held: null };
    this.#refresh();
  }

  #turnGaze(gaze: Partial<Gaze>): void {
    this.#performance.hurry();
    this.#gaze = { ...this.#gaze, ...gaze };
    this.#draw();
    this.#tell();
  }

  /** The plan or the people have changed, the match has not. */
  #refresh(): void {
    if (this.#model !== null) this.#remodel(this.#model.view);
    this.#draw();
    this.#tell();
  }

  #draw(): void {
    if (this.#model !== null && !this.#performance.playing) this.#stage?.show(this.#model, this.#gaze);
  }

  #tell(): void {
    if (this.#model === null) return;
    const { state } = this;
    for (const listener of this.#listeners) listener(state);
  }
}
