// A test client connected to a match: records everything it is sent, and can be waited for.
import {
  type ConnectionStatus,
  openMatchSocket,
  type MatchSocket,
  type MatchSocketOptions,
} from '../../../client/net/matchSocket.ts';
import type { Waiting } from '../../../client/net/pendingMoves.ts';
import type { ChatLine, LogEntry, MatchInfo, SeatView } from '../../../server/wire/match.ts';
import type { ServerRefusal } from '../../../server/wire/refusals.ts';

export interface Guest {
  readonly table: MatchSocket;
  readonly told: {
    view: SeatView | null;
    version: number;
    you: number | null;
    match: MatchInfo;
    readonly log: LogEntry[];
    readonly chat: ChatLine[];
    status: ConnectionStatus;
    refusal: ServerRefusal | null;
    syncs: number;
    waiting: Waiting | null;
  };
  /** Resolves when what the guest has been told is so; rejects when that takes too long. */
  readonly until: (what: string, isSo: (told: Guest['told']) => boolean, patienceMs?: number) => Promise<void>;
}

const open = new Set<MatchSocket>();
const PATIENCE_MS = 20_000;

export const come = (options: MatchSocketOptions): Guest => {
  const watching = new Set<() => void>();
  const told = {
    view: null,
    version: -1,
    you: null,
    log: [],
    chat: [],
    status: 'connecting',
    refusal: null,
    syncs: 0,
    waiting: null,
  } as unknown as Guest['told'];
  const heard = (): void => watching.forEach((look) => look());
  const table = openMatchSocket(options, {
    status(status, refusal) {
      Object.assign(told, { status, refusal });
      heard();
    },
    sync({ view, version, you, match, log, chat }) {
      Object.assign(told, { view, version, you, match, syncs: told.syncs + 1 });
      const known = new Set(told.log.map(({ n }) => n));
      told.log.push(...log.filter(({ n }) => !known.has(n)));
      told.chat.splice(0, told.chat.length, ...chat);
      heard();
    },
    step(view, version, entries) {
      Object.assign(told, { view, version });
      told.log.push(...entries);
      heard();
    },
    match(match) {
      told.match = match;
      heard();
    },
    waiting(waiting) {
      told.waiting = waiting;
      heard();
    },
    chat(line) {
      told.chat.push(line);
      heard();
    },
  });
  open.add(table);
  return {
    table,
    told,
    until: (what, isSo, patienceMs = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!isSo(told)) return;
          watching.delete(look);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          watching.delete(look);
          reject(new Error(`never happened: ${what}; told was ${JSON.stringify({ ...told, log: told.log.length })}`));
        }, patienceMs);
        watching.add(look);
        look();
      }),
  };
};

/** Comes, and waits to be shown the table. */
export const arrive = async (options: MatchSocketOptions): Promise<Guest> => {
  const guest = come(options);
  await guest.until('arrives', ({ syncs, status }) => syncs > 0 || status === 'refused');
  return guest;
};

/** For `afterEach`. */
export const sendHome = (): void => {
  for (const table of open) table.close();
  open.clear();
};
