// The socket server: who may connect at all, from where, and how often.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { addressOf } from '../limits/address.ts';
import { FRAME_BYTES, type Limits, SOCKETS_PER_ADDRESS } from '../limits/limits.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import { IntroductionData } from '../lobby/schemas.ts';
import type { Metrics } from '../metrics.ts';
import { PULSE, type Refusal, type RefusalCode } from '../wire.ts';

export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, unknown>;
export type AnySocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, unknown>;

/** What a client sees as `connect_error`: the refusal travels in `data`. */
export class ConnectionRefused extends Error {
  readonly data: Refusal;
  constructor(code: RefusalCode) {
    super(code);
    this.data = { code };
  }
}

/** Sent away before anything is read: a page of another time would misread what it is told. */
export const onlyOurs = (socket: AnySocket, next: (refusal?: Error) => void): void => {
  next(v.is(IntroductionData, socket.handshake.auth) ? undefined : new ConnectionRefused('outdated'));
};

interface Connection {
  readonly id: string;
  request: IncomingMessage;
  readonly on: (event: 'close' | 'packet', heard: () => void) => void;
  readonly close: () => void;
}

const addresses = new WeakMap<object, string>();
export const addressOfSocket = (socket: AnySocket): string => addresses.get(socket.conn) ?? 'unknown';

interface Deps {
  readonly http: HttpServer;
  readonly config: Config;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

export const openSockets = ({ http, config, limits, metrics }: Deps): Io => {
  const open = new Map<string, number>();
  const refuse = (why: string): false => {
    metrics.refusedConnections.inc({ why });
    return false;
  };
  const isWelcome = (request: IncomingMessage): boolean => {
    const address = addressOf(request, config.trustProxy);
    if (!isAllowedOrigin(request, config)) return refuse('origin');
    // Later requests of a connection that stands already carry its session.
    if (new URL(request.url ?? '/', 'http://local').searchParams.has('sid')) return true;
    if ((open.get(address) ?? 0) >= SOCKETS_PER_ADDRESS * config.rateFactor) return refuse('tooMany');
    return limits.connect.take(address) || refuse('tooFast');
  };

  const io: Io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: FRAME_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: PULSE.everyMs,
    pingTimeout: PULSE.patienceMs,
    allowRequest: (request, answer) => answer(null, isWelcome(request)),
    cors: { origin: [...config.allowedOrigins] },
  });
  // Before socket.io's own listener: the request, with all its headers, would be kept as long as the connection.
  io.engine.prependListener('connection', (connection: Connection) => {
    const address = addressOf(connection.request, config.trustProxy);
    addresses.set(connection, address);
    connection.request = null as never;
    open.set(address, (open.get(address) ?? 0) + 1);
    connection.on('packet', () => {
      if (!limits.packet.take(connection.id)) connection.close();
    });
    connection.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
  return io;
};
