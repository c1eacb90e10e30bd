// Checks a request's origin: the server's own, or one of those in the settings.
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

export const isAllowedOrigin = (
  request: IncomingMessage,
  { allowedOrigins, trustProxy }: Pick<Config, 'allowedOrigins' | 'trustProxy'>,
): boolean => {
  const { origin } = request.headers;
  // Browsers send an origin wherever it matters; other programs can send any origin they like.
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : request.headers.host;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
