// The server's metrics, for Prometheus.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Status, STATUSES } from './wire/constants.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'outcome'>;
  readonly requests: Histogram<'method' | 'status'>;
  readonly batches: Histogram;
  readonly refusedConnections: Counter<'why'>;
  readonly storageFailures: Counter<'doing'>;
  readonly botFailures: Counter<'why'>;
  readonly wipes: Counter<'why'>;
  readonly limited: Counter<'limit'>;
}

interface Watched {
  readonly matches: () => Iterable<Status>;
  readonly sockets: () => number;
  readonly waitingBytes: () => number;
  /** Questions to bots that wait for a thread. */
  readonly botQueue: () => number;
  readonly storageIsUp: () => boolean;
  readonly leads: () => boolean;
}

export const createMetrics = ({ matches, sockets, waitingBytes, botQueue, storageIsUp, leads }: Watched): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tiefenthal_matches',
    help: 'Matches in memory by status',
    labelNames: ['status'],
    registers,
    collect() {
      for (const status of STATUSES) this.set({ status }, [...matches()].filter((each) => each === status).length);
    },
  });
  const gauge = (name: string, help: string, now: () => number): void => {
    new Gauge({
      name: `tiefenthal_${name}`,
      help,
      registers,
      collect() {
        this.set(now());
      },
    });
  };
  gauge('sockets', 'Open connections', sockets);
  gauge('waiting_bytes', 'Bytes that wait to be sent over all connections', waitingBytes);
  gauge('bot_queue', 'Questions to bots that wait for a thread', botQueue);
  gauge('storage_up', '1 while the database can be written', () => Number(storageIsUp()));
  gauge('leads', '1 in the process that plays the bots and clears old matches away', () => Number(leads()));
  return {
    registry,
    storageFailures: new Counter({
      name: 'tiefenthal_storage_failures_total',
      help: 'Reads and writes that the database could not do',
      labelNames: ['doing'],
      registers,
    }),
    botFailures: new Counter({
      name: 'tiefenthal_bot_failures_total',
      help: 'Bots that failed, made a move that was refused, or left their match without a move',
      labelNames: ['why'],
      registers,
    }),
    wipes: new Counter({
      name: 'tiefenthal_wiped_matches_total',
      help: 'Matches that were deleted, by reason',
      labelNames: ['why'],
      registers,
    }),
    moves: new Counter({
      name: 'tiefenthal_moves_total',
      help: 'Moves by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    requests: new Histogram({
      name: 'tiefenthal_http_seconds',
      help: 'HTTP requests',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2],
      registers,
    }),
    batches: new Histogram({
      name: 'tiefenthal_commit_seconds',
      help: 'Time to bring one batch of writes to disk',
      buckets: [0.0002, 0.001, 0.005, 0.025, 0.1, 1],
      registers,
    }),
    refusedConnections: new Counter({
      name: 'tiefenthal_refused_connections_total',
      help: 'Connections turned away',
      labelNames: ['why'],
      registers,
    }),
    limited: new Counter({
      name: 'tiefenthal_limited_total',
      help: 'What was refused or cut off because of a limit, by limit',
      labelNames: ['limit'],
      registers,
    }),
  };
};
