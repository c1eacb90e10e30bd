// A Connection made of a boardgame.io client: its state and log become updates, moves become its moves.
import type { Client } from 'boardgame.io/client';
import { eventsOfLog, matchMoveArgs, matchRefusal, type Match, type MatchView } from '../../game/boardgame.ts';
import type { Event, Move, Seat } from '../../game/index.ts';
import type { Connection, Made, Update } from './connection.ts';

type MatchClient = ReturnType<typeof Client<Match>>;
/** Where moves are not answered, one that leads to nothing in this time was overtaken by another. */
const PATIENCE_MS = 8000;

export interface MatchConnection extends Connection {
  /** What became of the move that is on its way, for transports that are told so. */
  answer(made: Made): void;
}

interface Terms {
  /** Every move has an answer, sooner or later; otherwise a move is known to be made when it is seen. */
  readonly isAnswered?: boolean;
}

export function connectionTo(
  client: MatchClient,
  seat: Seat | null,
  { isAnswered = false }: Terms = {},
): MatchConnection {
  const listeners = new Set<(update: Update) => void>();
  let latest: Update | null = null;
  let match: MatchView | null = null;
  let stateID = -1;
  let history: readonly Event[] = [];
  let entriesRead = 0;
  let pending: { acts: number; settle: (made: Made) => void } | null = null;
  /** Moves that are to be sent when the one before them has its answer; each is here with how to give it up. */
  const queued = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const settle = (made: Made) => {
    const { settle: tell } = pending ?? {};
    pending = null;
    tell?.(made);
  };

  /** One move waits for the line; those that were to follow would be made on a table that their player has not seen. */
  const keepOne = () => {
    const moves = [...queued];
    for (const giveUp of pending === null ? moves.slice(1) : moves) giveUp();
  };

  /** boardgame.io tells of every dispatch; only new states and changes of the line are news. */
  const hear = () => {
    const state = client.getState();
    if (state === null || closed) return;
    const { isConnected: connected } = state;
    if (latest !== null && state._stateID === stateID && connected === latest.connected) return;
    const log = client.log ?? [];
    const { table: view, opening } = state.G;
    // A log that is shorter than what was read, or a step of more than one, is a new beginning after a gap.
    const follows = latest !== null && log.length >= entriesRead && state._stateID - stateID <= 1;
    const fresh = log.slice(follows ? entriesRead : 0).flatMap((entry) => eventsOfLog(entry.metadata));
    history = follows ? [...history, ...fresh] : [...opening, ...fresh];
    entriesRead = log.length;
    stateID = state._stateID;
    match = state.G;
    latest = { view, events: follows ? fresh : [], history, connected, isFresh: log.length === 0 };
    if (!connected) keepOne();
    for (const listener of listeners) listener(latest);
    if (!isAnswered && pending !== null && seat !== null && (match.acts[seat] ?? 0) > pending.acts) settle(null);
  };

  const make = async (move: Move): Promise<Made> => {
    if (closed || match === null) return { because: 'unreachable' };
    if (seat === null) return { because: 'noSuchSeat' };
    const args = matchMoveArgs(match, seat, move);
    const refused = matchRefusal(match, String(seat), move.type, args);
    if (refused !== null) return refused;
    const { acts } = match;
    return new Promise((resolve) => {
      const timer = isAnswered ? undefined : setTimeout(() => settle({ because: 'stale' }), PATIENCE_MS);
      pending = {
        acts: acts[seat] ?? 0,
        settle: (made) => {
          clearTimeout(timer);
          resolve(made);
        },
      };
      client.moves[move.type]?.(...args);
    });
  };

  client.start();
  // Only one subscription: boardgame.io's own numbering of them collides.
  client.subscribe(hear);

  return {
    seat,
    subscribe: (listener) => {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    send: (move) => {
      const isBusy = pending !== null || queued.size > 0;
      if (latest?.connected === false && isBusy) return Promise.resolve({ because: 'oneWaits' });
      return new Promise((resolve) => {
        const giveUp = () => {
          queued.delete(giveUp);
          resolve({ because: 'oneWaits' });
        };
        queued.add(giveUp);
        // One after the other, and never from within the telling of an update: the match is stored only after that.
        queue = queue.then(async () => {
          if (queued.delete(giveUp)) resolve(await make(move));
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
