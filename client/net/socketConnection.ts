// The connection of a match's socket: its status, its pings, and a new attempt when it is lost or silent for too long.
import type { Socket } from 'socket.io-client';
import type { ClientToMatch, MatchToClient } from '../../server/wire/frames.ts';
import type { ServerRefusal } from '../../server/wire/refusals.ts';
import { renewIfOutdated } from './outdated.ts';
import { watchPings } from './pingWatch.ts';

/**
 * `refused` is final: a wrong key, no such match, an outdated page. `lost` and `restarting` end by themselves; `lost` is
 * also a connection that is open but silent.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'closed';

export type FrameSocket = Socket<MatchToClient, ClientToMatch>;

interface ConnectionListener {
  readonly status: (status: ConnectionStatus, refusal: ServerRefusal | null) => void;
  /** Nothing gets through at present. What was sent over a silent connection may still arrive. */
  readonly disconnected: (how: 'silent' | 'gone') => void;
  /** A connection that was silent is heard again. */
  readonly recovered: () => void;
}

export interface SocketConnection {
  readonly status: () => ConnectionStatus;
  /** True once this connection has been synced; frames before that cannot be applied. */
  readonly isSynced: () => boolean;
  /** A sync has come; true for the first one over this connection. */
  readonly noteSync: () => boolean;
  /** The sync has been passed on; the connection counts as open. */
  readonly noteOpen: () => void;
  readonly close: () => void;
}

const TEMPORARY_REFUSALS: readonly string[] = ['tooFast', 'failed', 'restarting'];

/** After a temporary refusal the page connects again itself, because socket.io gives up after every refusal. */
export const isTemporary = ({ code }: ServerRefusal): boolean => TEMPORARY_REFUSALS.includes(code);
export const RETRY_MS = 2000;

/** Calls back when the browser's network or the page's user returns. Returns a function that stops listening. */
const onReturn = (onBack: () => void): (() => void) => {
  if (typeof window === 'undefined') return () => undefined;
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};

export const keepConnected = (socket: FrameSocket, listener: ConnectionListener): SocketConnection => {
  let status: ConnectionStatus = 'connecting';
  let isSynced = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ConnectionStatus, refusal: ServerRefusal | null = null): void => {
    if (next === status) return;
    status = next;
    listener.status(next, refusal);
  };
  /**
   * Replaces the connection, or the attempt at one, by a new one. A move that arrives over both is made once: the
   * server knows its id.
   */
  const connectAnew = (): void => {
    if (status === 'closed' || status === 'refused') return;
    clearTimeout(retry);
    socket.disconnect().connect();
  };
  const pings = watchPings((what) => {
    if (!isSynced) return;
    listener.disconnected('silent');
    if (status === 'open') become('lost');
    if (what === 'dead') connectAnew();
  });
  socket.io.on('ping', () => {
    if (!isSynced) return;
    pings.note();
    if (status !== 'lost') return;
    become('open');
    listener.recovered();
  });
  const stopListening = onReturn(() => {
    if (status === 'lost') connectAnew();
  });

  socket.on('restarting', () => {
    become('restarting');
    listener.disconnected('silent');
  });
  socket.on('disconnect', () => {
    isSynced = false;
    pings.stop();
    if (status === 'open') become('lost');
    listener.disconnected('gone');
  });
  socket.on('connect_error', (error: Error & { data?: ServerRefusal }) => {
    const refusal = error.data ?? null;
    // Without a refusal it is the network, and the socket tries again by itself.
    if (refusal === null) return become(status === 'restarting' ? status : 'lost');
    renewIfOutdated(refusal);
    if (!isTemporary(refusal)) return become('refused', refusal);
    retry = setTimeout(() => socket.connect(), RETRY_MS);
  });

  return {
    status: () => status,
    isSynced: () => isSynced,
    noteSync() {
      const isFirst = !isSynced;
      isSynced = true;
      pings.note();
      return isFirst;
    },
    noteOpen: () => become('open'),
    close() {
      clearTimeout(retry);
      stopListening();
      pings.stop();
      become('closed');
      socket.disconnect();
    },
  };
};
