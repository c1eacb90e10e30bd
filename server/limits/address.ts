// Where a request comes from: the connection's own address, or what the trusted proxies in front say.
import type { IncomingMessage } from 'node:http';

/** `hops` proxies are trusted; each adds the address it saw to the end of X-Forwarded-For. */
export const addressOf = (request: IncomingMessage, hops: number): string => {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  return group(chain.at(-hops) || own);
};

/** One IPv6 customer has a whole /64: it counts as one address. */
const group = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  return head.split(':').slice(0, 4).join(':');
};
