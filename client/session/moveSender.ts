// Makes the player's moves: checks that they are legal, asks for confirmation, sends each once, and shows toasts.
import { refusal, type Move, type Seat, type View } from '../../game/index.ts';
import { spotOfMove } from '../model/offers.ts';
import { canPlanAhead } from '../model/plan.ts';
import { ruleOfRefusal } from '../model/ruleOf.ts';
import type { Spot } from '../model/spots.ts';
import { canUndo, redoable } from '../model/undo.ts';
import type { MoveRefusal, Words } from '../words/index.ts';
import { confirmationOf } from './confirmations.ts';
import type { SeatClient } from './seatClient.ts';
import type { DialogQuestion, Toast } from './types.ts';

export interface MoveHost {
  words(): Words;
  /** The client of the seat that has the screen. */
  client(): SeatClient;
  confirmsFinalMoves(): boolean;
  /** Called before a move is checked, to end the running animation: the player has seen enough of it. */
  hurry(): void;
  /** The move is confirmed, and goes out now, or into the plan. */
  onSending(): void;
  /** The plan has changed, or the move was made. */
  onMade(): void;
  onChange(): void;
}

interface MakeOptions {
  /** The player has confirmed the move, or need not. */
  isConfirmed?: boolean;
  /** The coach has advised it and said what it wastes. */
  isAdvised?: boolean;
  /** False for moves that follow without an action of the player: the running animation goes on. */
  hurries?: boolean;
}

export class MoveSender {
  toast: Toast | null = null;
  question: DialogQuestion | null = null;
  readonly #host: MoveHost;
  #toastCount = 0;
  /** Moves without an answer, as text: the same one is not sent twice. */
  readonly #sending = new Set<string>();

  constructor(host: MoveHost) {
    this.#host = host;
  }

  get isSending(): boolean {
    return this.#sending.size > 0;
  }

  get canUndo(): boolean {
    const { update, seat, canUndoPlan } = this.#host.client();
    return canUndoPlan || (update !== null && seat !== null && canUndo(update.view, seat));
  }

  get canRedo(): boolean {
    return this.#host.client().canRedoPlan || this.#moveToRedo() !== null;
  }

  async undo(): Promise<void> {
    const client = this.#host.client();
    if (!client.canUndoPlan) return this.#takeBack();
    client.undoPlan();
    this.#host.onMade();
  }

  async redo(): Promise<void> {
    const client = this.#host.client();
    if (client.canRedoPlan) {
      client.redoPlan();
      this.#host.onMade();
      return;
    }
    const move = this.#moveToRedo();
    if (move === null) this.refuse({ because: 'nothingToRedo' }, null);
    else await this.make(move, { isConfirmed: true });
  }

  async answer(move: Move | null): Promise<void> {
    const isConfirmed = this.question?.asks === 'sure';
    this.question = null;
    if (move === null) this.#host.onChange();
    else await this.make(move, { isConfirmed });
  }

  ask(question: DialogQuestion): void {
    this.question = question;
    this.#host.onChange();
  }

  refuse(reason: MoveRefusal, spot: Spot | null): void {
    const text = this.#host.words().refusal(reason);
    this.toast = { about: 'refusal', text, spot, rule: ruleOfRefusal(reason), number: ++this.#toastCount };
    this.#host.onChange();
  }

  /** Shows what a move took and brought. */
  tell(text: string): void {
    this.toast = { about: 'news', text, spot: null, rule: null, number: ++this.#toastCount };
  }

  /** Removes the toast and the question. */
  clear(): void {
    this.toast = null;
    this.question = null;
  }

  /** Makes one move after the other, until there is none, or one is not made. `whyNone` tells why there is not even one. */
  async makeAll(
    next: (view: View, seat: Seat) => Move | null,
    whyNone: (view: View, seat: Seat) => MoveRefusal,
  ): Promise<void> {
    this.#host.hurry();
    const { update: before, seat: me } = this.#host.client();
    if (before !== null && me !== null && next(before.view, me) === null) this.refuse(whyNone(before.view, me), null);
    for (;;) {
      const { update, seat } = this.#host.client();
      const move = update === null || seat === null ? null : next(update.view, seat);
      if (move === null) return;
      await this.make(move, { isConfirmed: true, hurries: false });
      if (this.#host.client().update?.view === update?.view) return;
    }
  }

  async make(move: Move, { isConfirmed = false, isAdvised = false, hurries = true }: MakeOptions = {}): Promise<void> {
    const client = this.#host.client();
    const { seat } = client;
    const view = client.update?.view;
    const text = JSON.stringify([seat, move]);
    if (this.#sending.has(text)) return;
    this.clear();
    if (view === undefined || seat === null) {
      this.refuse({ because: 'noSuchSeat' }, null);
      return;
    }
    if (hurries) this.#host.hurry();
    const spot = spotOfMove(view, seat, move);
    const isPlan = move.type === 'put' && canPlanAhead(view, seat);
    const refused = isPlan ? null : refusal(view, seat, move);
    if (refused !== null) {
      this.refuse(refused, spot);
      return;
    }
    const confirmsFinal = this.#host.confirmsFinalMoves();
    const confirmation = isConfirmed ? null : confirmationOf(move, view, seat, { confirmsFinal, isAdvised });
    if (confirmation !== null) {
      // Without a connection only one move waits: nobody is asked about another, which would be refused.
      if (client.update?.connected === false && this.isSending) this.refuse({ because: 'moveWaiting' }, spot);
      else this.ask(confirmation);
      return;
    }
    this.#sending.add(text);
    this.#host.onSending();
    this.#host.onChange();
    const reason = await client.make(move);
    this.#sending.delete(text);
    if (reason === null) this.#host.onMade();
    else this.refuse(reason, spot);
  }

  /** In a phase without taking back, the refusal says that there is nothing to take back, not that the phase is wrong. */
  async #takeBack(): Promise<void> {
    const { update, seat } = this.#host.client();
    const move: Move = { type: 'takeBack' };
    const refused = update === null || seat === null ? null : refusal(update.view, seat, move);
    if (refused?.because === 'wrongPhase') this.refuse({ because: 'nothingToTakeBack' }, null);
    else await this.make(move, { isConfirmed: true });
  }

  #moveToRedo(): Move | null {
    const { update, seat, undone } = this.#host.client();
    return update === null || seat === null ? null : redoable(update.view, seat, undone);
  }
}
