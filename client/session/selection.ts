// The player's selection at a table, such as the tavern in focus and the held die, and the tooltip beside the pointer.
// With every new table, what is no longer on it is dropped.
import type { Face, Seat, View } from '../../game/index.ts';
import { decisionOf } from '../model/decision.ts';
import { isNamedBy, type HeldDie } from '../model/heldDie.ts';
import { hasTooltip } from '../model/tooltips.ts';
import type { Advised, ConsideredDie, Pick, TableSelection } from '../model/stage.ts';
import { showsTargets } from '../model/targets.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { SessionState } from './types.ts';

const hasDie = ({ dice }: TableModel, wanted: HeldDie): boolean => dice.some((die) => isNamedBy(die, wanted));

const coasterOf = ({ view, me }: TableModel): readonly Face[] => (me === null ? [] : (view.players[me]?.coaster ?? []));

const hasConsideredDie = (model: TableModel, die: ConsideredDie): boolean =>
  die.onCoaster ? coasterOf(model).includes(die.value) : hasDie(model, die);

export class Selection {
  tooltip: SessionState['tooltip'] = null;
  #value: TableSelection;
  /** The dice on the coaster, as text, when one of them was considered; once they differ, that die has gone. */
  #coaster = '';
  /** The decision that the advice is about. */
  #advisedOn = '';

  constructor(focus: Seat) {
    this.#value = { focus, held: null, pointedAt: null };
  }

  get value(): TableSelection {
    return this.#value;
  }

  set(changes: Partial<TableSelection>): void {
    this.#value = { ...this.#value, ...changes };
  }

  restart(focus: Seat): void {
    this.#value = { focus, held: null, pointedAt: null };
  }

  /** While a die is held, a tooltip would lie over the spaces it can go to. */
  hover({ spot, x, y, isOpened = false }: Extract<Pick, { pick: 'hover' }>, model: TableModel | null): void {
    const isShown = spot !== null && model !== null && this.#value.held === null && hasTooltip(spot, model);
    this.tooltip = isShown ? { spot, x, y, isOpened } : null;
  }

  hold(held: TableSelection['held']): void {
    if (held !== null) this.tooltip = null;
    this.set({ held });
  }

  /** False if nothing has changed. */
  consider(die: ConsideredDie | null, model: TableModel | null): boolean {
    // The pointer can be over a die that has been taken, but is drawn until an animation ends.
    const isThere = die !== null && model !== null && hasConsideredDie(model, die) && showsTargets(die, model.view);
    const considered = isThere ? die : null;
    if (isThere) this.#coaster = coasterOf(model).join();
    if (JSON.stringify(considered) === JSON.stringify(this.#value.considered ?? null)) return false;
    this.set({ considered });
    return true;
  }

  /** The move of the coach that is shown. */
  get advised(): Advised | null {
    return this.#value.advised ?? null;
  }

  /** Shows the tavern that the advice is for, in a replay not the viewer's, and remembers the decision it is about. */
  advise(advised: Advised | null, me: Seat | null, view: View | null): void {
    const seat = advised?.seat ?? me;
    this.#advisedOn = view === null ? '' : decisionOf(view, seat);
    this.set({ advised, ...(advised === null || seat === null ? {} : { focus: seat }) });
  }

  /** Drops advice when its decision is no longer faced; it stays while others act. */
  keepAdviceOn(view: View, me: Seat | null): void {
    const { advised } = this;
    if (advised !== null && decisionOf(view, advised.seat ?? me) !== this.#advisedOn) this.set({ advised: null });
  }

  /**
   * Called when a move goes out. Lets go of the die, which would hide what is asked next and what can be bought, and drops
   * the advice, which was followed or not.
   */
  letGo(): void {
    this.set({ considered: null, held: null, advised: null });
  }

  /** Drops what is not on the new table, and advice about an earlier decision. */
  keepTo(model: TableModel): void {
    const { held } = this.#value;
    if (held !== null && !hasDie(model, held)) this.set({ held: null });
    if (!this.#stillConsiders(model)) this.set({ considered: null });
    this.keepAdviceOn(model.view, model.me);
    if (this.tooltip !== null && !hasTooltip(this.tooltip.spot, model)) this.tooltip = null;
  }

  /** False for a die on the coaster once the dice there have changed, even if an equal die lies there now. */
  #stillConsiders(model: TableModel): boolean {
    const { considered = null } = this.#value;
    if (considered === null) return true;
    const isSameCoaster = !considered.onCoaster || this.#coaster === coasterOf(model).join();
    return isSameCoaster && hasConsideredDie(model, considered);
  }
}
