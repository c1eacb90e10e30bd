// For those who run the house: is it alive, does it take guests, how is it doing, which one is it.
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { isSame } from '../match/secrets.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { PROTOCOL } from '../wire.ts';
import { Refused } from './errors.ts';

interface Deps {
  readonly config: Config;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly version: string;
  readonly rules: number;
  readonly isReady: () => boolean;
}

export const serveHealth = ({ config, storage, metrics, version, rules, isReady }: Deps): Middleware => {
  const isStorageUp = (): Promise<boolean> =>
    storage.ping().then(
      () => true,
      () => false,
    );
  /** With a token for whoever has it; without one for this machine alone, and not for a proxy that speaks for others. */
  const mayMeasure = ({ req }: Context): boolean => {
    const { authorization = '', 'x-forwarded-for': forwarded } = req.headers;
    if (config.metricsToken !== '') return isSame(authorization, `Bearer ${config.metricsToken}`);
    return forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');
  };

  return async (ctx, next) => {
    switch (ctx.path) {
      case '/livez':
        ctx.body = 'alive';
        return;
      case '/readyz': {
        const ready = isReady() && (await isStorageUp());
        ctx.status = ready ? 200 : 503;
        ctx.body = ready ? 'ready' : 'not ready';
        return;
      }
      case '/version':
        ctx.body = { version, protocol: PROTOCOL, rules };
        return;
      case '/metrics':
        if (!mayMeasure(ctx)) throw new Refused({ code: 'wrongKey' });
        ctx.type = metrics.registry.contentType;
        ctx.body = await metrics.registry.metrics();
        return;
      default:
        await next();
    }
  };
};
