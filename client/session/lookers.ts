// Who looks at this screen: one seat or a spectator, or several seats that pass it on.
import { refusal, turnOrder, type Event, type Phase, type Seat, type View } from '../../game/index.ts';
import type { Connection } from '../net/connection.ts';
import { Eyes } from './eyes.ts';

/** What is chosen in these phases is nobody else's business: the screen is handed over with a curtain. */
const SECRETIVE: readonly Phase[] = ['startCards', 'evening', 'closing'];

export class Lookers {
  /** Those that look now. */
  eyes: Eyes;
  readonly #all: readonly Eyes[];
  #isComplete = false;

  constructor(
    connections: readonly Connection[],
    onUpdate: (eyes: Eyes, before: View | null, events: readonly Event[]) => void,
  ) {
    // Connections tell at once what they know; that is read when all are there.
    const heard: typeof onUpdate = (...news) => {
      if (this.#isComplete) onUpdate(...news);
    };
    this.#all = connections.map((connection) => new Eyes(connection, heard));
    const [first] = this.#all;
    if (first === undefined) throw new Error('A table is seen through at least one connection.');
    this.eyes = first;
    this.#isComplete = true;
  }

  get seats(): Seat[] {
    return this.#all.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** Of the seats on this screen, the first that the others wait for, unless it is the one that looks already. */
  get next(): Seat | null {
    const view = this.eyes.update?.view;
    if (view === undefined || this.#all.length < 2 || this.eyes.isAsked) return null;
    return turnOrder(view).find((seat) => this.of(seat)?.isAsked === true) ?? null;
  }

  /** Where several seats share the screen: those that have finished, while others have not. */
  get mayThinkAgain(): Seat[] {
    if (this.#all.length < 2) return [];
    return this.#all.flatMap(({ update, seat }) =>
      update !== null && seat !== null && refusal(update.view, seat, { type: 'withdraw' }) === null ? [seat] : [],
    );
  }

  /** Whether those who look now have something before them that the next ones must not see. */
  get isSecret(): boolean {
    const phase = this.eyes.update?.view.phase;
    return phase !== undefined && SECRETIVE.includes(phase);
  }

  of(seat: Seat): Eyes | undefined {
    return this.#all.find((eyes) => eyes.seat === seat);
  }

  close(): void {
    for (const eyes of this.#all) eyes.close();
  }
}
