// Finds the address of a request's client, from the connection or from trusted proxies' headers, in one normal form.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** `hops` proxies are trusted; each adds the address it saw to the end of X-Forwarded-For. */
export const addressOf = (request: IncomingMessage, hops: number): string => {
  const own = normalise(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (hops === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return normalise(chain.at(-hops) ?? '') ?? own;
};

/**
 * `203.0.113.7:4711` and `::ffff:cb00:7107` are `203.0.113.7`; an IPv6 address is its first four groups, because one
 * customer has a whole /64. Null when it is not an address.
 */
export const normalise = (written: string): string | null => {
  const bare = withoutPort(written.trim());
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return null;
  const groups = groupsOf(bare.replace(/%.*$/, ''));
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
};

/** `[2001:db8::1]:443`, `203.0.113.7:443` and the same without a port. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];

/** The eight groups of a valid IPv6 address, `::` and a dotted end included. */
const groupsOf = (address: string): number[] => {
  // URL writes all groups in hexadecimal, a dotted end as well.
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => parseInt(group, 16))));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
};
