// The server's metrics, for Prometheus.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Status, STATUSES } from './wire/constants.ts';

/** Functions that give the present figures. */
interface Figures {
  /** The status of each match in memory. */
  readonly statuses: () => Iterable<Status>;
  readonly sockets: () => number;
  readonly waitingBytes: () => number;
  /** Questions to bots that wait for a thread. */
  readonly botQueue: () => number;
  readonly storageIsUp: () => boolean;
  readonly leads: () => boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = ({ statuses, sockets, waitingBytes, botQueue, storageIsUp, leads }: Figures) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tiefenthal_matches',
    help: 'Matches in memory by status',
    labelNames: ['status'],
    registers,
    collect() {
      for (const status of STATUSES) this.set({ status }, [...statuses()].filter((each) => each === status).length);
    },
  });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name: `tiefenthal_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('sockets', 'Open connections', sockets);
  gauge('waiting_bytes', 'Bytes that wait to be sent over all connections', waitingBytes);
  gauge('bot_queue', 'Questions to bots that wait for a thread', botQueue);
  gauge('storage_up', '1 while the database can be written', () => Number(storageIsUp()));
  gauge('leads', '1 in the process that plays the bots and clears old matches away', () => Number(leads()));

  const counter = <Label extends string>(name: string, label: Label, help: string): Counter<Label> =>
    new Counter({ name: `tiefenthal_${name}_total`, help, labelNames: [label], registers });
  return {
    registry,
    moves: counter('moves', 'outcome', 'Moves by outcome'),
    storageFailures: counter('storage_failures', 'doing', 'Reads and writes that the database could not do'),
    botFailures: counter(
      'bot_failures',
      'why',
      'Bots that failed, made a refused move, or left their match without a move',
    ),
    wipes: counter('wiped_matches', 'why', 'Matches that were deleted, by reason'),
    refusedConnections: counter('refused_connections', 'why', 'Connections turned away'),
    limited: counter('limited', 'limit', 'What was refused or cut off because of a limit, by limit'),
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
  };
};
