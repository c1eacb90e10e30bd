// Endpoints for operators: /livez, /readyz, /version and /metrics.
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { isSame } from '../match/secrets.ts';
import type { Metrics } from '../metrics.ts';
import type { Guard } from '../storage/guard.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { refused } from '../wire/refusals.ts';

/** Headers that proxies add, such as `via` or `cf-connecting-ip`: a request with one of them comes from elsewhere. */
const BY_PROXIES = /^(x-forwarded-.*|forwarded|via|x-real-ip|(x-|true-|cf-)?(client|connecting)-ip|x-original-.*)$/;
const THIS_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/**
 * True for a request of this machine to `localhost` or a loopback address: a proxy that adds no header still passes on
 * the server's public name in `Host`.
 */
const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  THIS_MACHINE.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => BY_PROXIES.test(name));

interface Deps {
  readonly config: Config;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly version: string;
  readonly rules: number;
  readonly isReady: () => boolean;
}

const PROBE_EVERY_MS = 1000;

export const serveHealth = ({ config, guard, metrics, version, rules, isReady }: Deps): Middleware => {
  let probed = { at: -Infinity, isUp: false };
  /** Writes at most once a second, however many requests come. */
  const isStorageUp = async (): Promise<boolean> => {
    const now = performance.now();
    if (now - probed.at < PROBE_EVERY_MS) return probed.isUp && guard.isUp();
    probed = { at: now, isUp: await guard.probe() };
    return probed.isUp;
  };
  /** With METRICS_TOKEN, true for requests that bear it; without one, only for direct requests of this machine. */
  const mayMeasure = ({ req }: Context): boolean =>
    config.metricsToken === ''
      ? isFromHere(req)
      : isSame(req.headers.authorization ?? '', `Bearer ${config.metricsToken}`);

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
        if (!mayMeasure(ctx)) {
          ctx.status = 401;
          ctx.body = { refused: refused('wrongKey') };
          return;
        }
        ctx.type = metrics.registry.contentType;
        ctx.body = await metrics.registry.metrics();
        return;
      default:
        await next();
    }
  };
};
