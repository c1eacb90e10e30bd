// A Connection made of a boardgame.io client: its state and log become updates, moves become its moves.
import type { Client } from 'boardgame.io/client';
import { eventsOfLog, matchMoveArgs, matchRefusal, type Match, type MatchView } from '../../game/boardgame.ts';
import type { Event, Move, Seat } from '../../game/index.ts';
import type { Connection, Update } from './connection.ts';

type MatchClient = ReturnType<typeof Client<Match>>;
type Answer = Awaited<ReturnType<Connection['send']>>;

/** How long a move may be on its way before its sender hears that the table has gone on without it. */
const PATIENCE_MS = 8000;

export interface MatchConnection extends Connection {
  /** For transports that are told why a move was not made. */
  refuse(answer: Exclude<Answer, null>): void;
}

export function connectionTo(client: MatchClient, seat: Seat | null): MatchConnection {
  const listeners = new Set<(update: Update) => void>();
  let latest: Update | null = null;
  let match: MatchView | null = null;
  let stateID = -1;
  let history: readonly Event[] = [];
  let entriesRead = 0;
  let pending: { acts: number; settle: (answer: Answer) => void } | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const settle = (answer: Answer) => {
    const { settle: tell } = pending ?? {};
    pending = null;
    tell?.(answer);
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
    for (const listener of listeners) listener(latest);
    if (pending !== null && seat !== null && (match.acts[seat] ?? 0) > pending.acts) settle(null);
  };

  const make = async (move: Move): Promise<Answer> => {
    if (closed || latest?.connected !== true || match === null) return { because: 'unreachable' };
    if (seat === null) return { because: 'noSuchSeat' };
    const args = matchMoveArgs(match, seat, move);
    const refused = matchRefusal(match, String(seat), move.type, args);
    if (refused !== null) return refused;
    const { acts } = match;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle({ because: 'stale' }), PATIENCE_MS);
      pending = {
        acts: acts[seat] ?? 0,
        settle: (answer) => {
          clearTimeout(timer);
          resolve(answer);
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
      // One after the other, and never from within the telling of an update: the match is stored only after that.
      const sent = queue.then(() => make(move));
      queue = sent;
      return sent;
    },
    refuse: settle,
    close: () => {
      closed = true;
      listeners.clear();
      settle({ because: 'unreachable' });
      client.stop();
    },
  };
}
