// Remembers the last serving turn of each player, so that it can be shown again.
import type { Seat } from '../../game/index.ts';
import type { Transition } from './animationQueue.ts';

export class TurnMemory {
  readonly #turns = new Map<Seat, Transition>();

  note({ events, before, after }: Transition): void {
    const { phase, turn, round } = before;
    // With the end of the turn there is nothing more to see, and other things begin.
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
