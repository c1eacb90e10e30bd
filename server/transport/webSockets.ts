// Reports WebSocket pings and pongs, which engine.io does not see, so that they can be counted. Limits queued pongs,
// fragments, and the time for an answer to a close.
import { type WebSocket, WebSocketServer } from 'ws';

const LIMITS = {
  /** Milliseconds after which a close that is not answered ends the connection. */
  closeTimeout: 5000,
  /** The most pongs queued for a client that does not read. */
  maxPendingAutoPongs: 60,
  /** Parts of one message: empty ones are not limited by its length. */
  maxFragments: 256,
};

/** A WebSocket server for engine.io; `heard` is told of every ping and pong. */
export const countedWebSockets = (heard: (socket: WebSocket) => void) => {
  // One function for all connections. One made within handleUpgrade would keep the request as long as its connection.
  function hear(this: WebSocket): void {
    heard(this);
  }
  return class extends WebSocketServer {
    constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
      super({ ...options, ...LIMITS });
    }
    override handleUpgrade(...[request, stream, head, done]: Parameters<WebSocketServer['handleUpgrade']>): void {
      super.handleUpgrade(request, stream, head, (socket, upgradeRequest) => {
        socket.on('ping', hear).on('pong', hear);
        done(socket, upgradeRequest);
      });
    }
  };
};
