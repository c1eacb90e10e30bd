// Counts the bytes waiting to be sent on every connection. Closes connections with too many, and those with the most
// when there are too many on all together.
import type { ServerResponse } from 'node:http';
import { type Connection, cut, type Packet } from './connection.ts';

/** The bytes counted for each packet beyond those of its text: a packet takes more memory than its text. */
const PACKET_BYTES = 200;

interface Backlog {
  /** Bytes engine.io keeps until the transport takes them. */
  queued: number;
  /** The bytes of the answers to polls that are not sent yet; null for a connection that has never polled. */
  answers: Map<ServerResponse, number> | null;
  /** Bytes when last counted. */
  counted: number;
}

export interface WaitingBytes {
  watch(connection: Connection): void;
  /** Called when engine.io is about to pass its queue on to the connection's transport. */
  flushed(connection: Connection): void;
  /** The bytes waiting now, over all connections. */
  bytes(): number;
}

/** The most bytes that may wait: on each connection, and on all together. */
interface Allowed {
  readonly each: number;
  readonly all: number;
}

export const watchWaiting = ({ each, all }: Allowed, refused: (limit: string) => void): WaitingBytes => {
  const backlogs = new Map<Connection, Backlog>();
  /** The sum over all connections as each was last counted: an upper bound, since bytes may have been sent meanwhile. */
  let total = 0;

  const count = (connection: Connection, backlog: Backlog): number => {
    let answers = 0;
    for (const bytes of backlog.answers?.values() ?? []) answers += bytes;
    const now = backlog.queued + answers + (connection.transport.socket?.bufferedAmount ?? 0);
    total += now - backlog.counted;
    backlog.counted = now;
    return now;
  };
  const countAll = (): number => {
    for (const [connection, backlog] of backlogs) count(connection, backlog);
    return total;
  };
  const forget = (connection: Connection): void => {
    total -= backlogs.get(connection)?.counted ?? 0;
    backlogs.delete(connection);
  };
  const drop = (connection: Connection, { answers }: Backlog, limit: string): void => {
    forget(connection);
    refused(limit);
    // After the current broadcast: closing announces a departure, which must not overtake it.
    process.nextTick(() => {
      for (const answer of answers?.keys() ?? []) answer.destroy();
      cut(connection);
    });
  };
  const dropLargest = (): void => {
    const bySize = [...backlogs].sort(([, a], [, b]) => b.counted - a.counted);
    for (const [connection, backlog] of bySize) {
      // Some way below the limit, so that the next packet does not count everything again.
      if (total <= all * 0.75) return;
      drop(connection, backlog, 'waitingOfAll');
    }
  };

  const queue = function (this: Connection, packet: Packet): void {
    const backlog = backlogs.get(this);
    if (backlog === undefined) return;
    backlog.queued += PACKET_BYTES + Buffer.byteLength(packet.data ?? '');
    if (count(this, backlog) > each) drop(this, backlog, 'waiting');
    else if (total > all && countAll() > all) dropLargest();
  };
  const close = function (this: Connection): void {
    forget(this);
  };

  return {
    watch(connection) {
      backlogs.set(connection, { queued: 0, answers: null, counted: 0 });
      connection.on('packetCreate', queue).on('close', close);
    },
    flushed(connection) {
      const backlog = backlogs.get(connection);
      if (backlog === undefined) return;
      const { name, res } = connection.transport;
      if (name === 'polling' && res) {
        const answers = (backlog.answers ??= new Map());
        answers.set(res, backlog.queued);
        res.once('close', () => answers.delete(res));
      }
      backlog.queued = 0;
    },
    bytes: countAll,
  };
};
