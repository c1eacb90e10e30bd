// One connection to one online match: keeps up with the server by itself, over lost connections and restarts.
import { io, type Socket } from 'socket.io-client';
import type {
  Answer,
  ChatFrame,
  ChatLine,
  Handshake,
  LogEntry,
  MatchInfo,
  MoveFrame,
  Patch,
  Refusal,
  ServerToTable,
  StepFrame,
  SyncFrame,
  TableToServer,
  View,
} from '../../server/wire.ts';
import { INTRODUCTION, renewIfOutdated } from './outdated.ts';
import { applyPatch } from './patch.ts';

/** `refused` is final: a wrong key, no such match, a page of another time. `lost` and `restarting` end by themselves. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'closed';

export interface TableListener {
  readonly status?: (status: ConnectionStatus, refusal: Refusal | null) => void;
  /** The whole table anew: after connecting, after a gap, when the game begins. */
  readonly sync?: (frame: SyncFrame) => void;
  /** One step further; `view` shares with the one before whatever the move did not touch. */
  readonly step?: (view: View, version: number, entries: readonly LogEntry[]) => void;
  readonly match?: (match: MatchInfo) => void;
  readonly chat?: (line: ChatLine) => void;
}

export interface TableOptions extends Handshake {
  /** The server's origin; left out, the page's own. */
  readonly url?: string;
}

export interface TableConnection {
  /** Null when it was made, or why not. Sent again by itself if the connection breaks; a repeated one counts once. */
  move(verb: string, args: readonly unknown[]): Promise<Answer>;
  say(frame: ChatFrame): Promise<Said>;
  resync(): void;
  close(): void;
}

/** Null when it was said, or why not. */
export type Said = Answer | { readonly code: 'unreachable' };

interface Pending {
  readonly frame: MoveFrame;
  readonly answer: Promise<Answer>;
  readonly settle: (answer: Answer) => void;
}

const TRY_AGAIN_MS = 2000;
const RECONNECTING = { reconnectionDelay: 300, reconnectionDelayMax: 4000 };
const PASSING: readonly string[] = ['tooFast', 'failed', 'restarting'];

export const openTable = ({ url, ...handshake }: TableOptions, listener: TableListener): TableConnection => {
  const options = {
    auth: { ...handshake, ...INTRODUCTION },
    forceNew: true,
    transports: ['websocket', 'polling'],
    ...RECONNECTING,
  };
  const socket: Socket<ServerToTable, TableToServer> =
    url === undefined ? io('/table', options) : io(`${url}/table`, options);
  const mark = Math.random().toString(36).slice(2, 10);
  let count = 0;
  let synced: { readonly version: number; readonly view: View | null; readonly match: MatchInfo } | null = null;
  let status: ConnectionStatus = 'connecting';
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pending: readonly Pending[] = [];

  const become = (next: ConnectionStatus, refusal: Refusal | null = null): void => {
    if (next === status) return;
    status = next;
    listener.status?.(next, refusal);
  };

  const send = ({ frame }: Pending): void => void socket.emit('move', frame);
  const settle = (id: string | null, answer: Answer): void => {
    const settled = pending.filter(({ frame }) => frame.id === id);
    pending = pending.filter(({ frame }) => frame.id !== id);
    for (const one of settled) one.settle(answer);
  };

  socket.on('sync', (frame: SyncFrame) => {
    const isBack = synced === null;
    synced = { version: frame.version, view: frame.view, match: frame.match };
    become('open');
    listener.sync?.(frame);
    // What was on its way when the connection broke.
    if (isBack) pending.forEach(send);
  });

  const follow = (...[from, to, patch, entries]: StepFrame): void => {
    // Steps before the first sync belong to another tab of this seat.
    if (synced === null || synced.view === null) return;
    if (from !== synced.version) {
      socket.emit('resync');
      return;
    }
    const view = applyPatch(synced.view, patch) as View;
    synced = { ...synced, version: to, view };
    listener.step?.(view, to, entries);
  };
  socket.on('step', (...step: StepFrame) => {
    follow(...step);
    const made = step[4];
    if (made !== undefined) settle(made, null);
  });
  socket.on('answer', settle);

  socket.on('match', (patch: Patch) => {
    if (synced === null) return;
    const match = applyPatch(synced.match, patch) as MatchInfo;
    synced = { ...synced, match };
    listener.match?.(match);
  });

  socket.on('chat', (line) => {
    if (synced !== null) listener.chat?.(line);
  });
  socket.on('restarting', () => become('restarting'));

  socket.on('disconnect', () => {
    synced = null;
    if (status === 'open') become('lost');
  });

  socket.on('connect_error', (error: Error & { data?: Refusal }) => {
    const refusal = error.data ?? null;
    // Without a refusal it is the network, and the socket tries again by itself.
    if (refusal === null) return become(status === 'restarting' ? status : 'lost');
    renewIfOutdated(refusal);
    if (!PASSING.includes(refusal.code)) return become('refused', refusal);
    retry = setTimeout(() => socket.connect(), TRY_AGAIN_MS);
  });

  return {
    move(verb, args) {
      const wanted = JSON.stringify([verb, args]);
      const same = pending.find(({ frame }) => JSON.stringify([frame.verb, frame.args]) === wanted);
      if (same !== undefined) return same.answer;
      if (synced === null) return Promise.resolve({ code: 'notPlaying' });
      let settle: Pending['settle'] = () => undefined;
      const answer = new Promise<Answer>((resolve) => (settle = resolve));
      const one = { frame: { version: synced.version, id: `${mark}-${++count}`, verb, args }, answer, settle };
      pending = [...pending, one];
      send(one);
      return answer;
    },
    say: (frame) =>
      synced === null
        ? Promise.resolve({ code: 'unreachable' })
        : new Promise((resolve) => socket.emit('say', frame, resolve)),
    resync() {
      if (synced !== null) socket.emit('resync');
    },
    close() {
      clearTimeout(retry);
      become('closed');
      socket.disconnect();
    },
  };
};
