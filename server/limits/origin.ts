// A browser's page may talk to this server only from the server's own origin, or from one that is named in the settings.
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

export const isAllowedOrigin = (
  request: IncomingMessage,
  { allowedOrigins, trustProxy }: Pick<Config, 'allowedOrigins' | 'trustProxy'>,
): boolean => {
  const { origin } = request.headers;
  // No browser leaves it out where it matters; what is not a browser could send anything.
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : request.headers.host;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
