// The socket to one online match: keeps up with the server by itself, over lost connections and restarts.
import { io, type Socket } from 'socket.io-client';
import type { AnyMove, ChatLine, LogEntry, MatchInfo, Patch, SeatView } from '../../server/wire/match.ts';
import { MATCH_NAMESPACE } from '../../server/wire/protocol.ts';
import type { Answer, ServerRefusal } from '../../server/wire/refusals.ts';
import type {
  ChatFrame,
  ClientToMatch,
  Handshake,
  MatchToClient,
  StepFrame,
  SyncFrame,
} from '../../server/wire/frames.ts';
import { INTRODUCTION, renewIfOutdated } from './outdated.ts';
import { applyPatch } from './patch.ts';
import { PendingMoves, type MoveAnswer, type WaitingListener, type FrameSender } from './pendingMoves.ts';
import { watchPulse } from './pulse.ts';

/**
 * `refused` is final: a wrong key, no such match, an outdated page. `lost` and `restarting` end by themselves; `lost` is
 * also a connection that is open but silent.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'closed';

export interface MatchSocketListener {
  readonly status?: (status: ConnectionStatus, refusal: ServerRefusal | null) => void;
  /** The whole match: after connecting, after a gap, when the game begins. */
  readonly sync?: (frame: SyncFrame) => void;
  /** One step further; `view` shares with the one before whatever the move did not touch. */
  readonly step?: (view: SeatView, version: number, entries: readonly LogEntry[]) => void;
  readonly match?: (match: MatchInfo) => void;
  readonly chat?: (line: ChatLine) => void;
  /** A move waits for the connection or for a late answer; null when it waits no more. */
  readonly waiting?: WaitingListener;
}

export interface MatchSocketOptions extends Handshake {
  /** The server's origin; left out, the page's own. */
  readonly url?: string;
}

export interface MatchSocket {
  /** One move waits while the server cannot be reached, and is sent when it can be; a repeated one counts once. */
  move(move: AnyMove): Promise<MoveAnswer>;
  /** Calls off the move without an answer. Its answer is then `calledOff`, or null if it had been made before. */
  callOff(): void;
  /** Answered in any case: when the connection breaks, with `unreachable`. With the same `id` it can be said again and counts once. */
  say(frame: ChatFrame): Promise<Said>;
  /** The number that was sealed. Null when the server has it, or why not. */
  tellNumber(number: string): Promise<Said>;
  resync(): void;
  close(): void;
}

/** Null when it was said, or why not. */
export type Said = Answer | { readonly code: 'unreachable' };

const TRY_AGAIN_MS = 2000;
/** An attempt that gets no answer would not end without a timeout. */
const CONNECTING = { reconnectionDelay: 300, reconnectionDelayMax: 2500, timeout: 5000 };
const PASSING: readonly string[] = ['tooFast', 'failed', 'restarting'];

/** Calls back when the browser's network or the page's user returns. Returns a function that stops listening. */
const onReturn = (onBack: () => void): (() => void) => {
  if (typeof window === 'undefined') return () => undefined;
  const seen = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', seen);
  };
};

export const openMatchSocket = (
  { url, ...handshake }: MatchSocketOptions,
  listener: MatchSocketListener,
): MatchSocket => {
  const options = {
    auth: { ...handshake, ...INTRODUCTION },
    forceNew: true,
    transports: ['websocket', 'polling'],
    ...CONNECTING,
  };
  const socket: Socket<MatchToClient, ClientToMatch> = io(`${url ?? ''}${MATCH_NAMESPACE}`, options);
  let known: { readonly version: number; readonly view: SeatView | null; readonly match: MatchInfo } | null = null;
  /** True once this connection has been synced; frames before that cannot be applied. */
  let isSynced = false;
  let status: ConnectionStatus = 'connecting';
  let retry: ReturnType<typeof setTimeout> | undefined;
  const moves = new PendingMoves(listener.waiting);
  const unsaid = new Set<(said: Said) => void>();

  const become = (next: ConnectionStatus, refusal: ServerRefusal | null = null): void => {
    if (next === status) return;
    status = next;
    if (next !== 'open') for (const answer of unsaid) answer({ code: 'unreachable' });
    listener.status?.(next, refusal);
  };

  const newSender = (): FrameSender => ({
    move: (frame) => void socket.emit('move', frame),
    callOff: (id) => void socket.emit('callOff', id),
  });
  let sender = newSender();

  /** Gives up the connection or the attempt at one. Moves that it still delivers count once: the server knows their marks. */
  const connectAnew = (): void => {
    if (status === 'closed' || status === 'refused') return;
    clearTimeout(retry);
    socket.disconnect().connect();
  };
  const pulse = watchPulse((what) => {
    if (!isSynced) return;
    moves.cut(true);
    if (status === 'open') become('lost');
    if (what === 'dead') connectAnew();
  });
  socket.io.on('ping', () => {
    if (!isSynced) return;
    pulse.beat();
    if (status !== 'lost') return;
    become('open');
    moves.reached(sender);
  });
  const stopListening = onReturn(() => {
    if (status === 'lost') connectAnew();
  });

  socket.on('sync', (frame: SyncFrame) => {
    const isBack = !isSynced;
    isSynced = true;
    known = { version: frame.version, view: frame.view, match: frame.match };
    pulse.beat();
    listener.sync?.(frame);
    become('open');
    if (isBack) sender = newSender();
    // Sends again what was under way when the connection broke.
    moves.reached(sender);
  });

  const follow = (...[from, to, patch, entries]: StepFrame): void => {
    // Steps before the first sync belong to another tab of this seat.
    if (!isSynced || known === null || known.view === null) return;
    if (from !== known.version) {
      socket.emit('resync');
      return;
    }
    const view = applyPatch(known.view, patch) as SeatView;
    known = { ...known, version: to, view };
    listener.step?.(view, to, entries);
  };
  socket.on('step', (...step: StepFrame) => {
    follow(...step);
    const made = step[4];
    if (made !== undefined) moves.settle(made, null);
  });
  socket.on('answer', (id, answer) => moves.settle(id, answer));

  socket.on('match', (patch: Patch) => {
    if (!isSynced || known === null) return;
    const match = applyPatch(known.match, patch) as MatchInfo;
    known = { ...known, match };
    listener.match?.(match);
  });

  socket.on('chat', (line) => {
    if (isSynced) listener.chat?.(line);
  });
  socket.on('restarting', () => {
    become('restarting');
    moves.cut(true);
  });

  socket.on('disconnect', () => {
    isSynced = false;
    pulse.stop();
    if (status === 'open') become('lost');
    moves.cut(false);
  });

  socket.on('connect_error', (error: Error & { data?: ServerRefusal }) => {
    const refusal = error.data ?? null;
    // Without a refusal it is the network, and the socket tries again by itself.
    if (refusal === null) return become(status === 'restarting' ? status : 'lost');
    renewIfOutdated(refusal);
    if (!PASSING.includes(refusal.code)) {
      become('refused', refusal);
      return moves.settleAll(refusal);
    }
    retry = setTimeout(() => socket.connect(), TRY_AGAIN_MS);
  });

  return {
    move(move) {
      if (status === 'closed' || status === 'refused') return Promise.resolve({ code: 'unreachable' });
      if (known === null) return Promise.resolve({ code: 'notPlaying' });
      return moves.make(known.version, move);
    },
    callOff: () => moves.callOff(),
    say(frame) {
      if (status !== 'open') return Promise.resolve({ code: 'unreachable' });
      return new Promise((resolve) => {
        const answer = (said: Said): void => {
          unsaid.delete(answer);
          resolve(said);
        };
        unsaid.add(answer);
        socket.emit('say', frame, answer);
      });
    },
    tellNumber: (number) =>
      status !== 'open'
        ? Promise.resolve({ code: 'unreachable' })
        : new Promise((resolve) => socket.emit('number', { number }, resolve)),
    resync() {
      if (isSynced) socket.emit('resync');
    },
    close() {
      clearTimeout(retry);
      stopListening();
      pulse.stop();
      become('closed');
      socket.disconnect();
      moves.settleAll({ code: 'unreachable' });
    },
  };
};
