// The middleware in front of boardgame.io's routes, in order, and how errors become answers.
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../metrics.ts';
import { STATUS_OF } from '../wire/refusals.ts';
import { refusalOf } from './errors.ts';
import { requireAllowedOrigin, securityHeaders } from './headers.ts';
import { guardLobby } from './routes.ts';

interface Deps {
  readonly config: Config;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly health: Koa.Middleware;
  readonly addressOf: (request: IncomingMessage) => string;
}

export const useMiddleware = (app: Koa, { config, limits, metrics, log, health, addressOf }: Deps): void => {
  const observe: Koa.Middleware = async (ctx, next) => {
    const began = performance.now();
    await next();
    const ms = performance.now() - began;
    metrics.requests.observe({ method: ctx.method, status: ctx.status }, ms / 1000);
    log.debug({ method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(ms) }, 'request');
  };

  const answerRefusals: Koa.Middleware = async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'failed') log.error({ method: ctx.method, path: ctx.path, err: error }, 'a request failed');
      ctx.status = STATUS_OF[refusal.code];
      ctx.body = { refused: refusal };
      // The rest of an oversized body, or of many requests sent at once, is not read.
      if (refusal.code === 'tooLarge' || refusal.code === 'tooFast') ctx.set('Connection', 'close');
    }
  };

  app.use(observe);
  app.use(securityHeaders(config));
  app.use(answerRefusals);
  app.use(health);
  app.use(requireAllowedOrigin(config));
  app.use(guardLobby({ limits, addressOf }));
  // A connection broke. This is logged only for debugging, as anybody can break many, and without the error itself,
  // which may hold a key that was sent.
  app.on('error', (error: Error) => log.debug({ why: error.message }, 'a connection broke'));
};
