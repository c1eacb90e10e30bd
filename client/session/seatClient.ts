// The client of one seat, or of a spectator: keeps the latest update of its connection, the plan made ahead and the moves to redo.
import { waitedFor, type Event, type Move, type MoveOf, type Seat, type View } from '../../game/index.ts';
import { canPlanAhead, moveOfPlan, NO_PLAN, shiftInPlan, stillFitting, type Plan } from '../model/plan.ts';
import { afterMove, lastOwnMove, NOTHING_UNDONE, type Undone } from '../model/undo.ts';
import type { Connection, Update } from '../net/connection.ts';
import type { MoveRefusal } from '../words/index.ts';

export class SeatClient {
  readonly connection: Connection;
  update: Update | null = null;
  plan: Plan = NO_PLAN;
  undone: Undone = NOTHING_UNDONE;
  #earlierPlans: Plan[] = [];
  #laterPlans: Plan[] = [];
  readonly #stopListening: () => void;

  constructor(
    connection: Connection,
    onUpdate: (client: SeatClient, before: View | null, events: readonly Event[]) => void,
  ) {
    this.connection = connection;
    this.#stopListening = connection.subscribe((update) => {
      const before = this.update?.view ?? null;
      this.update = update;
      this.#updatePlan(update.view);
      onUpdate(this, before, update.events);
    });
  }

  get seat(): Seat | null {
    return this.connection.seat;
  }

  /** True while the game waits for a move of this seat. */
  get isWaitedFor(): boolean {
    const { update, seat } = this;
    return update !== null && seat !== null && waitedFor(update.view).includes(seat);
  }

  /** Resolves with null or the reason why the move was not made. Before planning begins, dice are put into the plan. */
  async make(move: Move): Promise<MoveRefusal | null> {
    const view = this.update?.view;
    const { seat } = this;
    if (view === undefined || seat === null) return { because: 'noSuchSeat' };
    if (move.type === 'put' && canPlanAhead(view, seat)) return this.#planAhead(view, seat, move);
    const undone = move.type === 'takeBack' ? lastOwnMove(view, seat) : null;
    const refused = await this.connection.send(move);
    if (refused === null) this.undone = afterMove(this.undone, move, undone);
    return refused;
  }

  get canUndoPlan(): boolean {
    return this.#earlierPlans.length > 0;
  }

  get canRedoPlan(): boolean {
    return this.#laterPlans.length > 0;
  }

  undoPlan(): void {
    const plan = this.#earlierPlans.pop();
    if (plan === undefined) return;
    this.#laterPlans.push(this.plan);
    this.plan = plan;
  }

  redoPlan(): void {
    const plan = this.#laterPlans.pop();
    if (plan === undefined) return;
    this.#earlierPlans.push(this.plan);
    this.plan = plan;
  }

  close(): void {
    this.#stopListening();
    this.connection.close();
  }

  #planAhead(view: View, seat: Seat, { dice }: MoveOf<'put'>): MoveRefusal | null {
    let { plan } = this;
    for (const shift of dice) {
      const shifted = shiftInPlan(view, seat, plan, shift);
      if ('refused' in shifted) return shifted.refused;
      plan = shifted.plan;
    }
    this.#earlierPlans.push(this.plan);
    this.#laterPlans = [];
    this.plan = plan;
    return null;
  }

  /** Keeps what still fits of the plan; when planning begins, sends it as one move. */
  #updatePlan(view: View): void {
    const { seat } = this;
    if (seat === null) return;
    if (view.phase === 'orders') {
      this.plan = stillFitting(view, seat, this.plan);
      return;
    }
    const move = view.phase === 'planning' ? moveOfPlan(stillFitting(view, seat, this.plan)) : null;
    this.plan = NO_PLAN;
    this.#earlierPlans = [];
    this.#laterPlans = [];
    if (move !== null) void this.connection.send(move);
  }
}
