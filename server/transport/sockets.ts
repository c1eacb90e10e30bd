// The socket server: admits connections by origin, address and rate, and watches what they send and leave unread.
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { Refused } from '../http/errors.ts';
import { addressOf } from '../limits/address.ts';
import { createCounts } from '../limits/counts.ts';
import { FRAME_BYTES, type Limits, SOCKETS_PER_ADDRESS, WAITING_BYTES, WAITING_SHARE } from '../limits/limits.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import type { Metrics } from '../metrics.ts';
import { PINGS, MATCH_NAMESPACE } from '../wire/protocol.ts';
import { IntroductionData } from '../wire/frames.ts';
import { type Connection, cut } from './connection.ts';
import { countedWebSockets } from './webSockets.ts';
import { type WaitingBytes, watchWaiting } from './waiting.ts';

export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, unknown>;
export type AnySocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, unknown>;
export type Next = (refusal?: Error) => void;

/** Refuses clients of another protocol version before anything else is read. */
export const requireOurProtocol = (socket: AnySocket, next: Next): void => {
  next(v.is(IntroductionData, socket.handshake.auth) ? undefined : new Refused('outdated'));
};

const addresses = new WeakMap<object, string>();
export const addressOfSocket = (socket: AnySocket): string => addresses.get(socket.conn) ?? 'unknown';

interface Deps {
  readonly http: HttpServer;
  readonly config: Config;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

export interface Sockets {
  readonly io: Io;
  readonly waiting: WaitingBytes;
}

export const openSockets = ({ http, config, limits, metrics }: Deps): Sockets => {
  const most = SOCKETS_PER_ADDRESS * config.rateFactor;
  const open = createCounts();
  const waiting = watchWaiting(
    { each: WAITING_BYTES, all: getHeapStatistics().heap_size_limit * WAITING_SHARE },
    (limit) => metrics.limited.inc({ limit }),
  );
  /** The name under which a WebSocket's packets are counted. */
  const names = new WeakMap<object, string>();

  const addressIn = (request: IncomingMessage): string => addressOf(request, config.trustProxy);
  const refuse = (why: string): false => {
    metrics.refusedConnections.inc({ why });
    return false;
  };
  /** Called for every request that opens a connection; requests of an open one bypass it. */
  const isWelcome = (request: IncomingMessage): boolean => {
    const address = addressIn(request);
    if (!isAllowedOrigin(request, config)) return refuse('origin');
    if (open.size(address) >= most) return refuse('tooMany');
    if (!limits.connect.take(address)) return refuse('tooFast');
    return true;
  };
  const chargeRequest = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (limits.poll.take(addressIn(request))) return next();
    // For a WebSocket engine.io passes a stub, whose methods cannot be chained.
    response.writeHead(429);
    response.end();
  };
  const chargeEntry = (socket: AnySocket, next: Next): void =>
    next(limits.entry.take(addressOfSocket(socket)) ? undefined : new Refused('tooFast'));

  const io: Io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: FRAME_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: PINGS.everyMs,
    pingTimeout: PINGS.patienceMs,
    allowRequest: (request, answer) => answer(null, isWelcome(request)),
    cors: { origin: [...config.allowedOrigins] },
    wsEngine: countedWebSockets((socket) => {
      if (!limits.packet.take(names.get(socket) ?? 'not yet connected')) socket.terminate();
    }),
  });
  io.engine.use(chargeRequest);
  for (const namespace of ['/', MATCH_NAMESPACE, '/table', '/lobby']) io.of(namespace).use(chargeEntry);

  const noteName = function (this: Connection): void {
    if (this.transport.socket !== undefined) names.set(this.transport.socket, this.id);
  };
  const chargePacket = function (this: Connection): void {
    if (!limits.packet.take(this.id)) cut(this);
  };
  const leave = function (this: Connection): void {
    open.leave(addresses.get(this) ?? 'unknown');
  };
  // Runs before socket.io's own listener and drops the request, which would otherwise stay in memory as long as the connection.
  io.engine.prependListener('connection', (connection: Connection) => {
    const address = addressIn(connection.request);
    addresses.set(connection, address);
    connection.request = null as never;
    if (connection.transport.socket === undefined) connection.on('upgrade', noteName);
    else noteName.call(connection);
    // Several handshakes may have passed the check at the same time. Cut later, when `leave` is listening.
    if (open.size(address) >= most) process.nextTick(() => cut(connection));
    open.enter(address);
    waiting.watch(connection);
    connection.on('packet', chargePacket).on('close', leave);
  });
  io.engine.on('flush', (connection: Connection) => waiting.flushed(connection));
  return { io, waiting };
};
