// The presenter itself: keeps what is shown, what is held, asked and planned, and turns deeds of hands into moves.
import {
  refusal,
  turnOrder,
  type Event,
  type Move,
  type MoveType,
  type Phase,
  type Seat,
  type Shift,
  type View,
} from '../../game/index.ts';
import { scoreHistory, scoresWith, type ScoreHistory } from '../model/history.ts';
import { emptyLog, readOn, type Log } from '../model/log.ts';
import { spotOfMove } from '../model/offers.ts';
import { bareTable } from '../model/opening.ts';
import { meaningOf } from '../model/picks.ts';
import { canPlanAhead } from '../model/plan.ts';
import type { Gaze, Pick, Stage } from '../model/stage.ts';
import type { Spot } from '../model/spots.ts';
import { tableModel, type Person, type TableModel } from '../model/tableModel.ts';
import { canUndo, redoable } from '../model/undo.ts';
import { warnings } from '../model/warnings.ts';
import type { Asking, SessionOptions, SessionSettings, SessionState, TableSession, Toast } from '../tableSession.ts';
import type { Unmade, Words } from '../words/index.ts';
import { Eyes } from './eyes.ts';
import { Performance } from './performance.ts';
import { Speaker } from './speaker.ts';

/** What is chosen in these phases is nobody else's business: the screen is handed over with a curtain. */
const SECRETIVE: readonly Phase[] = ['startCards', 'evening', 'closing'];

/** Once made, these cannot be taken back. */
const FINAL: readonly MoveType[] = ['draft', 'turn', 'recruit', 'end'];

const isFinal = ({ type }: Move, { phase }: View): boolean =>
  FINAL.includes(type) || (type === 'giveUp' && phase === 'guests');

const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export class Session implements TableSession {
  private readonly words: Words;
  private readonly allEyes: Eyes[] = [];
  private readonly performance: Performance;
  private readonly speaker: Speaker;
  private readonly listeners = new Set<(state: SessionState) => void>();
  private people: Person[];
  private settings: SessionSettings;
  private eyes: Eyes | null = null;
  private stage: Stage | null = null;
  private model: TableModel | null = null;
  private log: Log = emptyLog(1);
  private scores: ScoreHistory;
  private gaze: Gaze;
  private toast: Toast | null = null;
  private toasts = 0;
  private hint: SessionState['hint'] = null;
  private asking: Asking | null = null;
  /** Moves on their way, as text: the same one is not sent twice. */
  private readonly sending = new Set<string>();
  private speech = { polite: '', urgent: '' };
  private isOpened = false;
  private whenSettled: (() => void)[] = [];

  constructor({ connections, people, words, settings, past = [], isHidden = isPageHidden }: SessionOptions) {
    this.words = words;
    this.people = [...people];
    this.settings = settings;
    this.scores = scoreHistory(past);
    this.gaze = { focus: connections[0]?.seat ?? 0, held: null, pointedAt: null };
    this.speaker = new Speaker((polite) => {
      this.speech = { ...this.speech, polite };
      this.tell();
    });
    this.performance = new Performance({
      present: (view, events) => this.see(view, events),
      gaze: () => this.gaze,
      moves: () => this.settings.speed !== 0 && !isHidden(),
      rested: () => this.rest(),
    });
    for (const connection of connections) {
      this.allEyes.push(
        new Eyes(connection, (eyes, before, events) => {
          if (this.eyes === eyes) this.hear(eyes, before, events);
          // Now those eyes know, too, that they are asked.
          else if (this.eyes !== null && !this.performance.playing) this.rest();
        }),
      );
    }
    const [first] = this.allEyes;
    if (first === undefined) throw new Error('A table is seen through at least one connection.');
    this.lookThrough(first);
  }

  get state(): SessionState {
    if (this.model === null) throw new Error('Nothing has been heard of this table yet.');
    const view = this.eyes?.update?.view ?? this.model.view;
    const { me } = this.model;
    return {
      model: this.model,
      gaze: this.gaze,
      toast: this.toast,
      hint: this.hint,
      log: this.log.entries,
      speech: this.speech,
      asking: this.asking,
      busy: this.sending.size > 0 || this.performance.playing,
      connected: this.eyes?.update?.connected === true,
      canUndo: me !== null && (this.eyes?.canUndoPlan === true || canUndo(view, me)),
      canRedo: me !== null && (this.eyes?.canRedoPlan === true || this.moveToRedo() !== null),
      history: this.scores,
      seatsHere: this.seatsHere(),
      handTo: this.performance.playing || !SECRETIVE.includes(view.phase) ? null : this.nextHere(),
    };
  }

  subscribe(listener: (state: SessionState) => void): () => void {
    this.listeners.add(listener);
    if (this.model !== null) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  do(move: Move): Promise<void> {
    return this.make(move, false);
  }

  done(): Promise<void> {
    const phase = this.eyes?.update?.view.phase;
    return this.make({ type: phase === 'guests' || phase === 'planning' ? 'confirm' : 'end' }, false);
  }

  async undo(): Promise<void> {
    if (this.eyes?.canUndoPlan !== true) return this.make({ type: 'takeBack' }, true);
    this.eyes.undoPlan();
    this.refresh();
  }

  async redo(): Promise<void> {
    if (this.eyes?.canRedoPlan === true) {
      this.eyes.redoPlan();
      this.refresh();
      return;
    }
    const move = this.moveToRedo();
    if (move !== null) await this.make(move, true);
  }

  async answer(move: Move | null): Promise<void> {
    const wasSure = this.asking?.asks === 'sure';
    this.asking = null;
    if (move === null) {
      this.tell();
      return;
    }
    await this.make(move, wasSure);
  }

  pick(pick: Pick): void {
    if (pick.pick === 'hover') {
      const { spot, x, y } = pick;
      this.hint = spot === null ? null : { spot, x, y };
      return this.tell();
    }
    if (this.model === null) return;
    const meaning = meaningOf(pick, this.model, this.gaze.held);
    switch (meaning.means) {
      case 'move':
        void this.make(meaning.move, false);
        break;
      case 'which':
        this.asking = { asks: 'which', spot: meaning.spot, moves: meaning.moves, preferred: meaning.preferred };
        this.tell();
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
    this.toast = null;
    this.turnGaze({ held: die });
  }

  async putHeld(to: Shift['to']): Promise<void> {
    const { held } = this.gaze;
    if (held !== null) await this.make({ type: 'put', dice: [{ ...held, to }] }, false);
  }

  focus(seat: Seat): void {
    this.turnGaze({ focus: seat });
  }

  point(spot: Spot | null): void {
    this.gaze = { ...this.gaze, pointedAt: spot };
    this.draw();
    this.tell();
  }

  refuse(refused: Unmade, spot: Spot | null): void {
    this.toast = { text: this.words.refusal(refused), spot, number: ++this.toasts };
    this.tell();
  }

  attach(stage: Stage | null): void {
    this.stage = stage;
    this.performance.attach(stage);
    stage?.configure(this.settings);
    this.draw();
    const update = this.eyes?.update;
    if (stage === null || update?.isFresh !== true || this.isOpened) return;
    // Words were there before the stage was; now the beginning of the game can be seen as well.
    this.isOpened = true;
    const { view, history } = update;
    this.performance.add({ events: history, isTold: true, before: bareTable(view), after: view });
  }

  configure(settings: SessionSettings): void {
    this.settings = settings;
    this.stage?.configure(settings);
    if (settings.speed === 0) this.performance.hurry();
  }

  setPeople(people: readonly Person[]): void {
    this.people = [...people];
    this.refresh();
  }

  hurry(): void {
    this.performance.hurry();
  }

  switchTo(seat: Seat): void {
    const eyes = this.allEyes.find((one) => one.seat === seat);
    if (eyes !== undefined && eyes !== this.eyes) this.lookThrough(eyes);
  }

  settled(): Promise<void> {
    if (!this.performance.playing) return Promise.resolve();
    return new Promise((resolve) => this.whenSettled.push(resolve));
  }

  close(): void {
    this.listeners.clear();
    this.performance.drop();
    this.speaker.close();
    this.stage = null;
    this.performance.attach(null);
    for (const eyes of this.allEyes) eyes.close();
    for (const resolve of this.whenSettled.splice(0)) resolve();
  }

  private seatsHere(): Seat[] {
    return this.allEyes.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  private moveToRedo(): Move | null {
    const { eyes } = this;
    const view = eyes?.update?.view;
    const seat = eyes?.seat ?? null;
    return eyes === null || view === undefined || seat === null ? null : redoable(view, seat, eyes.undone);
  }

  /** Of the seats on this screen, the first that the others wait for, unless it is the one that looks already. */
  private nextHere(): Seat | null {
    const view = this.eyes?.update?.view;
    if (view === undefined || this.allEyes.length < 2) return null;
    if (this.eyes?.isAsked === true) return null;
    return turnOrder(view).find((seat) => this.allEyes.some((eyes) => eyes.seat === seat && eyes.isAsked)) ?? null;
  }

  private lookThrough(eyes: Eyes): void {
    this.performance.drop();
    this.eyes = eyes;
    this.asking = null;
    this.toast = null;
    this.gaze = { focus: eyes.seat ?? this.gaze.focus, held: null, pointedAt: null };
    this.startOver(eyes);
  }

  /** Nothing to animate: the table is taken as it is, and the log is read from the beginning. */
  private startOver(eyes: Eyes): void {
    const { update } = eyes;
    if (update === null) return;
    this.log = readOn(emptyLog(update.view.module), update.history);
    this.see(update.view, []);
    this.draw();
    this.rest();
  }

  private hear(eyes: Eyes, before: View | null, events: readonly Event[]): void {
    const { update } = eyes;
    if (update === null) return;
    if (before === update.view) return this.tell();
    if (before === null || events.length === 0) {
      this.performance.drop();
      return this.startOver(eyes);
    }
    this.performance.add({ events, before, after: update.view });
  }

  /** From now on this is the table, for the document; a stage may still be on its way there. */
  private see(view: View, events: readonly Event[]): TableModel {
    const me = this.eyes?.seat ?? null;
    const news = readOn({ ...this.log, entries: [] }, events).entries;
    this.log = readOn(this.log, events);
    this.scores = scoresWith(this.scores, view);
    const before = this.model?.prompt ?? null;
    const model = this.remodel(view);
    if (!isThere(model, this.gaze.held)) this.gaze = { ...this.gaze, held: null };
    if (this.asking !== null && !isStillOpen(this.asking, view, me)) this.asking = null;
    this.speaker.hear(news.map((entry) => this.words.entry(entry, this.people, me)));
    if (JSON.stringify(before) !== JSON.stringify(model.prompt)) this.announce(model);
    this.tell();
    return model;
  }

  private announce(model: TableModel): void {
    const { title, todo } = this.words.prompt(model.prompt, model);
    this.speech = { ...this.speech, urgent: model.prompt.kind === 'wait' ? '' : `${title}. ${todo}` };
  }

  private remodel(view: View): TableModel {
    const { eyes, people } = this;
    this.model = tableModel({ view, me: eyes?.seat ?? null, people, plan: eyes?.plan ?? [] });
    return this.model;
  }

  private rest(): void {
    const next = this.nextHere();
    const view = this.eyes?.update?.view;
    for (const resolve of this.whenSettled.splice(0)) resolve();
    if (next !== null && view !== undefined && !SECRETIVE.includes(view.phase)) return this.switchTo(next);
    this.tell();
  }

  private async make(move: Move, isSure: boolean): Promise<void> {
    const { eyes } = this;
    const view = eyes?.update?.view;
    const text = JSON.stringify([eyes?.seat, move]);
    if (this.sending.has(text)) return;
    this.toast = null;
    this.asking = null;
    if (eyes === null || view === undefined || eyes.seat === null) {
      this.refuse({ because: 'noSuchSeat' }, null);
      return;
    }
    this.performance.hurry();
    const { seat } = eyes;
    const spot = spotOfMove(view, seat, move);
    const isPlan = move.type === 'put' && canPlanAhead(view, seat);
    const refused = isPlan ? null : refusal(view, seat, move);
    if (refused !== null) {
      this.refuse(refused, spot);
      return;
    }
    if (!isSure && this.askIfSure(move, view, seat)) return;
    this.sending.add(text);
    this.tell();
    const unmade = await eyes.make(move);
    this.sending.delete(text);
    if (unmade !== null) {
      this.refuse(unmade, spot);
      return;
    }
    if (this.eyes === eyes && move.type === 'put') this.gaze = { ...this.gaze, held: null };
    this.refresh();
  }

  private askIfSure(move: Move, view: View, seat: Seat): boolean {
    const waste = move.type === 'end' || move.type === 'confirm' ? warnings(view, seat) : [];
    if (waste.length === 0 && !(this.settings.confirmations && isFinal(move, view))) return false;
    this.asking = { asks: 'sure', move, warnings: waste };
    this.tell();
    return true;
  }

  private turnGaze(gaze: Partial<Gaze>): void {
    this.performance.hurry();
    this.gaze = { ...this.gaze, ...gaze };
    this.draw();
    this.tell();
  }

  /** The plan or the people have changed, the match has not. */
  private refresh(): void {
    if (this.model !== null) this.remodel(this.model.view);
    this.draw();
    this.tell();
  }

  private draw(): void {
    if (this.model !== null && !this.performance.playing) this.stage?.show(this.model, this.gaze);
  }

  private tell(): void {
    if (this.model === null) return;
    const { state } = this;
    for (const listener of this.listeners) listener(state);
  }
}

const isThere = ({ dice }: TableModel, held: Gaze['held']): boolean =>
  held === null ||
  dice.some((die) => !die.taken && die.value === held.value && die.own === held.own && die.at === held.from);

function isStillOpen(asking: Asking, view: View, me: Seat | null): boolean {
  const moves = asking.asks === 'sure' ? [asking.move] : asking.moves;
  return me !== null && moves.every((move) => refusal(view, me, move) === null);
}
