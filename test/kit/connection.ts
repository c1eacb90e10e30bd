// Connections to a table that a test has set: moves are played by the rules at once, without a server.
import type { Connection, Update } from '../../client/net/connection.ts';
import { play, rngFrom, view, type Event, type Move, type Seat, type State } from '../../game/index.ts';

export interface ConnectedTable {
  readonly state: State;
  /** The events of all moves that were made here, oldest first. */
  readonly events: readonly Event[];
  connect(seat: Seat | null): Connection;
  /** Makes a move of any seat, also while the connections are cut; throws if it is refused. */
  play(seat: Seat, move: Move): void;
  /** Cuts all connections until `restore`; the events of the time between are sent in the history only. */
  cut(): void;
  restore(): void;
}

export function connected(given: State): ConnectedTable {
  let state = structuredClone(given);
  let isConnected = true;
  const rng = rngFrom('a connected table');
  const history: Event[] = [];
  const listeners = new Set<(events: Event[]) => void>();
  const notify = (events: Event[]) => {
    for (const listener of listeners) listener(events);
  };
  const make = (seat: Seat, move: Move) => {
    const next = structuredClone(state);
    const played = play(next, seat, move, rng);
    if (played.refused !== null) return played.refused;
    state = next;
    history.push(...played.events);
    if (isConnected) notify(played.events);
    return null;
  };
  return {
    get state() {
      return state;
    },
    events: history,
    connect: (seat) => ({
      seat,
      subscribe: (listener) => {
        const sendUpdate = (events: Event[]) => {
          const update: Update = { view: view(state, seat), events, history: [...history], connected: isConnected };
          listener(update);
        };
        listeners.add(sendUpdate);
        sendUpdate([]);
        return () => listeners.delete(sendUpdate);
      },
      send: async (move) => {
        if (!isConnected) return { because: 'unreachable' };
        return seat === null ? { because: 'noSuchSeat' } : make(seat, move);
      },
      close: () => undefined,
    }),
    play: (seat, move) => {
      const refused = make(seat, move);
      if (refused !== null) throw new Error(`The move is refused: ${refused.because}.`);
    },
    cut: () => {
      isConnected = false;
      notify([]);
    },
    restore: () => {
      isConnected = true;
      notify([]);
    },
  };
}
