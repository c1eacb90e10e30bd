// Security headers, and the check of a request's origin.
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import { Refused } from './errors.ts';
import { inlineSources } from './inlineSources.ts';

export const securityHeaders = ({ publicUrl, clientDir }: Config): Middleware => {
  const { scripts, styles } = inlineSources(clientDir);
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Phaser and the overlay set styles through the object model, which needs no permission.
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // data: and blob: URLs hold what the page itself made, so reading them sends nothing anywhere.
        connectSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 180 * 24 * 3600 } : false,
    // Without TLS the browser ignores these two headers and complains in its console.
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: isSecure,
  });
};

/**
 * Refuses requests of pages from other origins than the server's own and those in ALLOWED_ORIGINS. boardgame.io's
 * server sets the CORS headers for ALLOWED_ORIGINS.
 */
export const requireAllowedOrigin =
  (config: Config): Middleware =>
  async (ctx, next) => {
    if (!isAllowedOrigin(ctx.req, config)) throw new Refused('notAllowed', 'origin');
    await next();
  };
