// The socket to one online match: keeps up with the server by itself, over lost connections and restarts.
import { io } from 'socket.io-client';
import type { AnyMove, ChatLine, LoggedMove, MatchInfo, Patch, SeatView } from '../../server/wire/match.ts';
import { MATCH_NAMESPACE } from '../../server/wire/protocol.ts';
import type { ServerRefusal } from '../../server/wire/refusals.ts';
import type { ChatFrame, Handshake, SyncFrame } from '../../server/wire/frames.ts';
import { type ConnectionStatus, type FrameSocket, keepConnected } from './socketConnection.ts';
import { INTRODUCTION } from './outdated.ts';
import { applyPatch } from './patch.ts';
import { PendingLines, type SendAnswer } from './pendingLines.ts';
import { PendingMoves, type MoveAnswer, type WaitingListener, type FrameSender } from './pendingMoves.ts';

export interface MatchSocketListener {
  readonly status?: (status: ConnectionStatus, refusal: ServerRefusal | null) => void;
  /** The whole match: after connecting, after a gap, when the game begins. */
  readonly sync?: (frame: SyncFrame) => void;
  /** One step further; `view` shares with the one before whatever the move did not touch. */
  readonly step?: (view: SeatView, version: number, entries: readonly LoggedMove[]) => void;
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
  /** One move can wait until the server is reached again. The same move, made again before its answer, counts once. */
  move(move: AnyMove): Promise<MoveAnswer>;
  /** Calls off every move without an answer yet: its answer is then `calledOff`, or null if it had been made before. */
  callOff(): void;
  /** Always gets an answer: `unreachable` if the connection breaks. Said again with the same `id`, it counts once. */
  say(frame: ChatFrame): Promise<SendAnswer>;
  /**
   * Sends the number that was sealed. Resolves with null when the server has it, otherwise with the reason why not; never
   * if the connection breaks meanwhile.
   */
  tellNumber(number: string): Promise<SendAnswer>;
  resync(): void;
  close(): void;
}

/** An attempt that gets no answer would not end without a timeout. */
const CONNECTING = { reconnectionDelay: 300, reconnectionDelayMax: 2500, timeout: 5000 };

/** Made anew for each connection: this tells `PendingMoves` that answers over the one before will not come. */
const newSender = (socket: FrameSocket): FrameSender => ({
  move: (frame) => void socket.emit('move', frame),
  callOff: (id) => void socket.emit('callOff', id),
});

export const openMatchSocket = (
  { url, ...handshake }: MatchSocketOptions,
  listener: MatchSocketListener,
): MatchSocket => {
  const socket: FrameSocket = io(`${url ?? ''}${MATCH_NAMESPACE}`, {
    auth: { ...handshake, ...INTRODUCTION },
    forceNew: true,
    transports: ['websocket', 'polling'],
    ...CONNECTING,
  });
  let known: Pick<SyncFrame, 'version' | 'view' | 'match'> | null = null;
  const moves = new PendingMoves(listener.waiting);
  const lines = new PendingLines();
  let sender = newSender(socket);

  const connection = keepConnected(socket, {
    status(status, refusal) {
      if (status !== 'open') lines.disconnected();
      listener.status?.(status, refusal);
      if (status === 'refused' && refusal !== null) moves.settleAll(refusal);
    },
    disconnected: (how) => moves.disconnected(how),
    recovered: () => moves.connected(sender),
  });

  socket.on('sync', (frame) => {
    const isFirst = connection.noteSync();
    known = { version: frame.version, view: frame.view, match: frame.match };
    listener.sync?.(frame);
    connection.noteOpen();
    if (isFirst) sender = newSender(socket);
    // Sends again what was under way when the connection broke.
    moves.connected(sender);
  });

  const follow = (from: number, to: number, patch: Patch | null, entries: readonly LoggedMove[]): void => {
    // The news of a step before the first sync is part of that sync.
    if (!connection.isSynced() || known === null || known.view === null) return;
    if (from !== known.version) {
      socket.emit('resync');
      return;
    }
    const view = applyPatch(known.view, patch) as SeatView;
    known = { ...known, version: to, view };
    listener.step?.(view, to, entries);
  };
  socket.on('step', (from, to, patch, entries, ownMoveId) => {
    follow(from, to, patch, entries);
    if (ownMoveId !== undefined) moves.settle(ownMoveId, null);
  });
  socket.on('answer', (id, answer) => moves.settle(id, answer));

  socket.on('match', (patch: Patch) => {
    if (!connection.isSynced() || known === null) return;
    const match = applyPatch(known.match, patch) as MatchInfo;
    known = { ...known, match };
    listener.match?.(match);
  });
  socket.on('chat', (line) => {
    if (connection.isSynced()) listener.chat?.(line);
  });

  return {
    move(move) {
      const status = connection.status();
      if (status === 'closed' || status === 'refused') return Promise.resolve({ code: 'unreachable' });
      if (known === null) return Promise.resolve({ code: 'notPlaying' });
      return moves.make(known.version, move);
    },
    callOff: () => moves.callOff(),
    say: (frame) =>
      connection.status() === 'open'
        ? lines.say((answer) => void socket.emit('say', frame, answer))
        : Promise.resolve({ code: 'unreachable' }),
    tellNumber: (number) =>
      connection.status() === 'open'
        ? new Promise((resolve) => socket.emit('number', { number }, resolve))
        : Promise.resolve({ code: 'unreachable' }),
    resync() {
      if (connection.isSynced()) socket.emit('resync');
    },
    close() {
      connection.close();
      moves.settleAll({ code: 'unreachable' });
    },
  };
};
