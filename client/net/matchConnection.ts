// Wraps a boardgame.io client as a Connection: its states and log entries become updates, moves become its moves.
import type { Client } from 'boardgame.io/client';
import { eventsOfLog, type GameState } from '../../game/boardgame.ts';
import { refusal, type Event, type Move, type Seat, type View } from '../../game/index.ts';
import { dispatchMove, seatOfEntry } from './actions.ts';
import type { Connection, MoveOutcome, Update } from './connection.ts';

type MatchClient = ReturnType<typeof Client<GameState>>;

/** For transports without answers: a move without effect after this time was overtaken by another player's move. */
const OVERTAKEN_MS = 8000;

export interface MatchConnection extends Connection {
  /** Settles the move that is on its way, for transports that get answers. */
  answer(outcome: MoveOutcome): void;
}

interface ConnectionOptions {
  /** The transport calls `answer` for every move; otherwise a move counts as made once it appears in the match. */
  readonly isAnswered?: boolean;
}

export function connectionTo(
  client: MatchClient,
  seat: Seat | null,
  { isAnswered = false }: ConnectionOptions = {},
): MatchConnection {
  const listeners = new Set<(update: Update) => void>();
  let latest: Update | null = null;
  let latestView: View | null = null;
  let stateID = -1;
  let history: readonly Event[] = [];
  let entriesRead = 0;
  let pending: { settle: (outcome: MoveOutcome) => void } | null = null;
  /** Moves that wait for the answer to the one before them: each entry cancels its move. */
  const queued = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const settle = (outcome: MoveOutcome) => {
    const settled = pending;
    pending = null;
    settled?.settle(outcome);
  };

  /** Without a connection only one move waits: its player has not seen the table that later ones would be made at. */
  const cancelAllButOne = () => {
    const moves = [...queued];
    for (const cancel of pending === null ? moves.slice(1) : moves) cancel();
  };

  /** boardgame.io calls this for every dispatch; only new states and changes of the connection become updates. */
  const onDispatch = () => {
    const state = client.getState();
    if (state === null || closed) return;
    const { isConnected: connected } = state;
    if (latest !== null && state._stateID === stateID && connected === latest.connected) return;
    const log = client.log ?? [];
    const { table: view, opening } = state.G;
    // After a gap, the log is shorter than before, or the state number has grown by more than one.
    const follows = latest !== null && log.length >= entriesRead && state._stateID - stateID <= 1;
    const entries = log.slice(follows ? entriesRead : 0);
    const fresh = entries.flatMap((entry) => eventsOfLog(entry.metadata));
    history = follows ? [...history, ...fresh] : [...opening, ...fresh];
    entriesRead = log.length;
    stateID = state._stateID;
    latestView = view;
    latest = { view, events: follows ? fresh : [], history, connected, isFresh: log.length === 0 };
    if (!connected) cancelAllButOne();
    for (const listener of listeners) listener(latest);
    if (!isAnswered && entries.some((entry) => seatOfEntry(entry) === seat)) settle(null);
  };

  const make = async (move: Move): Promise<MoveOutcome> => {
    if (closed || latestView === null) return { because: 'unreachable' };
    if (seat === null) return { because: 'noSuchSeat' };
    const refused = refusal(latestView, seat, move);
    if (refused !== null) return refused;
    return new Promise((resolve) => {
      const timer = isAnswered ? undefined : setTimeout(() => settle({ because: 'stale' }), OVERTAKEN_MS);
      pending = {
        settle: (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        },
      };
      dispatchMove(client, move);
    });
  };

  client.start();
  // Only one subscription: the ids that boardgame.io gives to subscriptions can collide.
  client.subscribe(onDispatch);

  return {
    seat,
    subscribe: (listener) => {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    send: (move) => {
      const isBusy = pending !== null || queued.size > 0;
      if (latest?.connected === false && isBusy) return Promise.resolve({ because: 'moveWaiting' });
      return new Promise((resolve) => {
        const cancel = () => {
          queued.delete(cancel);
          resolve({ because: 'moveWaiting' });
        };
        queued.add(cancel);
        // One at a time, and never while listeners hear of an update: a local match is stored only after that.
        queue = queue.then(async () => {
          if (queued.delete(cancel)) resolve(await make(move));
        });
      });
    },
    answer: settle,
    close: () => {
      closed = true;
      listeners.clear();
      settle({ because: 'unreachable' });
      client.stop();
    },
  };
}
