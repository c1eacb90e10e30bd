// Remembers the last serving turn of each player, so that it can be shown again.
import type { Seat } from '../../game/index.ts';
import type { Transition } from './animationQueue.ts';

export class TurnMemory {
  readonly #turns = new Map<Seat, Transition>();

  note({ events, before, after }: Transition): void {
    const { phase, turn, round } = before;
    // The end of a turn is left out: what is animated with it belongs to the next turn or phase.
    if (phase !== 'serving' || turn === null || events.some(({ type }) => type === 'turnEnded')) return;
    const known = this.#turns.get(turn);
    if (known?.before.round === round) this.#turns.set(turn, { ...known, events: [...known.events, ...events], after });
    else this.#turns.set(turn, { events, before, after });
  }

  get seats(): Seat[] {
    return [...this.#turns.keys()];
  }

  of(seat: Seat): Transition | null {
    return this.#turns.get(seat) ?? null;
  }
}
