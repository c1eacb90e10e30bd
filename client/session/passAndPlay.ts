// The clients of this screen: one for each seat played here (pass and play), or a single one for a spectator.
import { refusal, turnOrder, type Event, type Phase, type Seat, type View } from '../../game/index.ts';
import type { Connection } from '../net/connection.ts';
import { SeatClient } from './seatClient.ts';

/** Choices of these phases are secret, so the screen is handed over behind a curtain. */
const SECRET_PHASES: readonly Phase[] = ['startCards', 'evening', 'closing'];

type OnUpdate = (client: SeatClient, before: View | null, events: readonly Event[]) => void;

export class PassAndPlay {
  /** The client of the seat that has the screen. */
  current: SeatClient;
  readonly #clients: readonly SeatClient[];

  constructor(connections: readonly Connection[], onUpdate: OnUpdate) {
    let isComplete = false;
    // Connections call back while they are subscribed to; `current` is not set before all of them are.
    const whenComplete: OnUpdate = (...update) => {
      if (isComplete) onUpdate(...update);
    };
    this.#clients = connections.map((connection) => new SeatClient(connection, whenComplete));
    const [first] = this.#clients;
    if (first === undefined) throw new Error('A session needs at least one connection.');
    this.current = first;
    isComplete = true;
  }

  get seats(): Seat[] {
    return this.#clients.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** The first seat of this screen, in turn order, that is waited for; null if none is, or while the current one is. */
  get next(): Seat | null {
    const view = this.current.update?.view;
    if (view === undefined || this.#clients.length < 2 || this.current.isWaitedFor) return null;
    return turnOrder(view).find((seat) => this.clientOf(seat)?.isWaitedFor === true) ?? null;
  }

  /** In pass and play, the seats that have finished and may take that back while others have not. */
  get mayThinkAgain(): Seat[] {
    if (this.#clients.length < 2) return [];
    return this.#clients.flatMap(({ update, seat }) =>
      update !== null && seat !== null && refusal(update.view, seat, { type: 'withdraw' }) === null ? [seat] : [],
    );
  }

  /** The current seat sees something that the next one must not see. */
  get isSecret(): boolean {
    const phase = this.current.update?.view.phase;
    return phase !== undefined && SECRET_PHASES.includes(phase);
  }

  clientOf(seat: Seat): SeatClient | undefined {
    return this.#clients.find((client) => client.seat === seat);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}
