// Limits: rates for each address, connection and seat, with their buckets; the most connections; the most bytes.
import { createBuckets, type Buckets, type Rate } from './bucket.ts';

const RATES = {
  /** HTTP requests to the lobby and for previews of matches, per address; those for files are not counted. */
  request: { burst: 200, perSecond: 40 },
  /** Requests to `create` and `quick` (`wire/endpoints.ts`), per address. */
  create: { burst: 10, perSecond: 0.2 },
  /** Requests to the endpoints of one match, except `match` and `log`, and failed entries by socket; per address. */
  enter: { burst: 30, perSecond: 1 },
  /** New connections, per address. */
  connect: { burst: 60, perSecond: 4 },
  /** Requests by which a connection is made, and those of a connection that polls, per address. */
  poll: { burst: 200, perSecond: 40 },
  /** Entries to namespaces, also several over one connection, per address. */
  entry: { burst: 60, perSecond: 4 },
  /** Any packet, ping or pong, per connection; a connection that sends more is closed. */
  packet: { burst: 300, perSecond: 60 },
  /** Syncs that a client asks for, per address; clients of our protocol are sent the first one unasked. */
  sync: { burst: 30, perSecond: 1 },
  /** Moves, called-off moves and, over sockets, numbers for chance; per seat, however many tabs it has. */
  move: { burst: 40, perSecond: 10 },
  /** Chat, per seat or spectator's address. */
  chat: { burst: 5, perSecond: 0.5 },
  /** Moves played again to make a replay, per address: some hundreds a replay. */
  replay: { burst: 6000, perSecond: 30 },
} as const satisfies Record<string, Rate>;

export type Limited = keyof typeof RATES;
export type Limits = Readonly<Record<Limited, Buckets>>;

/** Connections that one address may hold open at the same time. */
export const SOCKETS_PER_ADDRESS = 40;
/** TCP connections of one address, where no proxy stands in front: a browser's requests have some beside the sockets. */
export const TCP_PER_ADDRESS = 500;
/** Bytes that may wait to be sent over one connection; a connection with more is closed. */
export const WAITING_BYTES = 1024 * 1024;
/** The part of the heap that may wait to be sent over all connections together. */
export const WAITING_SHARE = 1 / 4;
export const BODY_BYTES = 8 * 1024;
export const FRAME_BYTES = 16 * 1024;
export const MOVE_BYTES = 2 * 1024;

/** Limits that all processes count together: at most `burst` uses in every `burst / perSecond` seconds. */
const SHARED: readonly string[] = ['create', 'enter'] satisfies Limited[];

/** Counts one use by the name over all processes: 0 when it is allowed, else the milliseconds until the next is. */
type Spend = (limit: string, name: string, allowed: { times: number; seconds: number }) => Promise<number>;

export const createLimits = (factor: number, onRefused: (limit: Limited) => void, spend: Spend): Limits => {
  const scaled = Object.entries(RATES).map(([limit, { burst, perSecond }]) => {
    const buckets = createBuckets({ burst: burst * factor, perSecond: perSecond * factor });
    const allowed = { times: burst * factor, seconds: burst / perSecond };
    const countEverywhere = async (name: string): Promise<void> => {
      const waitMs = await spend(limit, name, allowed);
      if (waitMs > 0) buckets.drain(name, waitMs);
    };
    const take: Buckets['take'] = (name, cost) => {
      const granted = buckets.take(name, cost);
      if (!granted) onRefused(limit as Limited);
      // Not awaited: a refusal by the common count holds from the next request on.
      else if (SHARED.includes(limit)) void countEverywhere(name);
      return granted;
    };
    return [limit, { ...buckets, take }];
  });
  return Object.fromEntries(scaled) as Limits;
};
