// Counts the bytes waiting to be sent on every connection, and closes connections with too many.
import type { ServerResponse } from 'node:http';
import { type Connection, cut } from './connection.ts';

/** A packet takes more memory than its text. */
const PACKET_BYTES = 200;

interface Line {
  readonly connection: Connection;
  /** Bytes engine.io keeps until the transport takes them. */
  queued: number;
  /** Answers to polls that are not sent yet; null for a connection that has never polled. */
  answers: Map<ServerResponse, number> | null;
  /** Bytes when last counted. */
  counted: number;
}

export interface Waiting {
  watch(connection: Connection): void;
  /** The bytes waiting now, over all connections. */
  bytes(): number;
}

interface Allowed {
  readonly each: number;
  readonly all: number;
}

export const watchWaiting = ({ each, all }: Allowed, refused: (limit: string) => void): Waiting => {
  const lines = new Set<Line>();
  /** The sum over all connections as each was last counted: an upper bound, since bytes may have been sent meanwhile. */
  let total = 0;

  const count = (line: Line): number => {
    let answers = 0;
    for (const bytes of line.answers?.values() ?? []) answers += bytes;
    const now = line.queued + answers + (line.connection.transport.socket?.bufferedAmount ?? 0);
    total += now - line.counted;
    line.counted = now;
    return now;
  };
  const countAll = (): number => {
    for (const line of lines) count(line);
    return total;
  };
  const drop = (line: Line, limit: string): void => {
    if (!lines.delete(line)) return;
    total -= line.counted;
    refused(limit);
    // After the current broadcast: closing announces a departure, which must not overtake it.
    process.nextTick(() => {
      for (const answer of line.answers?.keys() ?? []) answer.destroy();
      cut(line.connection);
    });
  };
  const dropLargest = (): void => {
    const bySize = [...lines].sort((a, b) => b.counted - a.counted);
    for (const line of bySize) {
      // Down to less than all, or the next packet would count everything again.
      if (total <= all * 0.75) return;
      drop(line, 'waitingOfAll');
    }
  };

  const flush = (line: Line): void => {
    const { name, res } = line.connection.transport;
    if (name === 'polling' && res) {
      const answers = (line.answers ??= new Map());
      answers.set(res, line.queued);
      res.once('close', () => answers.delete(res));
    }
    line.queued = 0;
  };

  return {
    watch(connection) {
      const line: Line = { connection, queued: 0, answers: null, counted: 0 };
      lines.add(line);
      connection.on('packetCreate', ({ data = '' }) => {
        line.queued += PACKET_BYTES + Buffer.byteLength(data);
        if (!lines.has(line)) return;
        if (count(line) > each) drop(line, 'waiting');
        else if (total > all && countAll() > all) dropLargest();
      });
      connection.on('flush', () => flush(line));
      connection.on('close', () => {
        if (lines.delete(line)) total -= line.counted;
      });
    },
    bytes: countAll,
  };
};
