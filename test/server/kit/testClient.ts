// A test client connected to a match: keeps the latest view and info that it was sent, with all moves and chat lines,
// and waits until a condition holds for them.
import type { ConnectionStatus } from '../../../client/net/socketConnection.ts';
import { openMatchSocket, type MatchSocket, type MatchSocketOptions } from '../../../client/net/matchSocket.ts';
import type { PendingMove } from '../../../client/net/pendingMoves.ts';
import type { ChatLine, LoggedMove, MatchInfo, SeatView } from '../../../server/wire/match.ts';
import type { ServerRefusal } from '../../../server/wire/refusals.ts';

export interface TestClient {
  readonly socket: MatchSocket;
  readonly received: {
    view: SeatView | null;
    version: number;
    you: number | null;
    match: MatchInfo;
    readonly log: LoggedMove[];
    readonly chat: ChatLine[];
    status: ConnectionStatus;
    refusal: ServerRefusal | null;
    syncs: number;
    waiting: PendingMove | null;
  };
  /** Resolves when the condition holds for what the client has received; rejects when that takes too long. */
  readonly until: (
    what: string,
    isSo: (received: TestClient['received']) => boolean,
    patienceMs?: number,
  ) => Promise<void>;
}

const open = new Set<MatchSocket>();
const PATIENCE_MS = 20_000;

export const openClient = (options: MatchSocketOptions): TestClient => {
  const watching = new Set<() => void>();
  // A cast, as `match` is missing until the first sync.
  const received = {
    view: null,
    version: -1,
    you: null,
    log: [],
    chat: [],
    status: 'connecting',
    refusal: null,
    syncs: 0,
    waiting: null,
  } as unknown as TestClient['received'];
  const heard = (): void => watching.forEach((look) => look());
  const socket = openMatchSocket(options, {
    status(status, refusal) {
      Object.assign(received, { status, refusal });
      heard();
    },
    sync({ view, version, you, match, log, chat }) {
      Object.assign(received, { view, version, you, match, syncs: received.syncs + 1 });
      const known = new Set(received.log.map(({ n }) => n));
      received.log.push(...log.filter(({ n }) => !known.has(n)));
      received.chat.splice(0, received.chat.length, ...chat);
      heard();
    },
    step(view, version, entries) {
      Object.assign(received, { view, version });
      received.log.push(...entries);
      heard();
    },
    match(match) {
      received.match = match;
      heard();
    },
    waiting(waiting) {
      received.waiting = waiting;
      heard();
    },
    chat(line) {
      received.chat.push(line);
      heard();
    },
  });
  open.add(socket);
  return {
    socket,
    received,
    until: (what, isSo, patienceMs = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!isSo(received)) return;
          watching.delete(look);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          watching.delete(look);
          reject(
            new Error(
              `never happened: ${what}; received was ${JSON.stringify({ ...received, log: received.log.length })}`,
            ),
          );
        }, patienceMs);
        watching.add(look);
        look();
      }),
  };
};

/** Resolves when the client has been shown the match, or refused. */
export const connectClient = async (options: MatchSocketOptions): Promise<TestClient> => {
  const client = openClient(options);
  await client.until('is connected', ({ syncs, status }) => syncs > 0 || status === 'refused');
  return client;
};

/** For `afterEach`. */
export const closeClients = (): void => {
  for (const socket of open) socket.close();
  open.clear();
};
