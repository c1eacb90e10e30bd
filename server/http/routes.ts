// Serves the endpoints of wire/endpoints.ts on boardgame.io's router: limits, schema, handler, answer.
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import * as v from 'valibot';
import type { Limits } from '../limits/limits.ts';
import { ENDPOINTS, type EndpointName } from '../wire/endpoints.ts';
import { type Answers, type Read, REQUESTS } from '../wire/lobby.ts';
import { PROTOCOL, PROTOCOL_HEADER } from '../wire/protocol.ts';
import { isRefusal, type ServerRefusal } from '../wire/refusals.ts';
import { readJson } from './body.ts';
import { Refused } from './errors.ts';
import { Packed, sendPacked } from './packed.ts';

/** A request as a handler gets it: parsed and checked. */
export interface Call<E extends EndpointName> {
  readonly params: Readonly<Record<string, string>>;
  /** The query of a GET, else the body. */
  readonly asked: Read<E>;
  /** The seat's key, from the Authorization header. */
  readonly key: string | null;
  readonly address: string;
}

/** The answer of a handler that passes the request on to boardgame.io's own route. */
export const BOARDGAME_IO = Symbol('boardgame.io answers');

export type Handler<E extends EndpointName> = (
  call: Call<E>,
) => Promise<Answers[E] | ServerRefusal | Packed | null | typeof BOARDGAME_IO>;
export type Handlers = { readonly [E in EndpointName]: Handler<E> };

/** The part of boardgame.io's router that is used here. */
export interface Router {
  register(path: string | RegExp, methods: string[], middleware: Middleware): unknown;
}

const check = <E extends EndpointName>(name: E, value: unknown): Read<E> => {
  const parsed = v.safeParse(REQUESTS[name], value);
  if (parsed.success) return parsed.output;
  throw new Refused('malformed', v.getDotPath(parsed.issues[0]) ?? '');
};

const bearer = (header: string): string | null => /^Bearer ([\w-]{1,64})$/.exec(header)?.[1] ?? null;

const LOBBY = /^\/games(\/|$)/i;
/** The lobby's address in protocol 3 and earlier: only outdated pages ask there. */
const OLD_LOBBY = /^\/api\//;

interface Deps {
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Comes before all routes: charges each request of the lobby, and turns outdated pages away. */
export const guardLobby =
  ({ limits, addressOf }: Deps): Middleware =>
  async (ctx, next) => {
    if (OLD_LOBBY.test(ctx.path)) throw new Refused('outdated');
    if (LOBBY.test(ctx.path)) {
      if (!limits.request.take(addressOf(ctx.req))) throw new Refused('tooFast');
      // The header is optional: only pages send it, and only they can be outdated.
      if (![String(PROTOCOL), ''].includes(ctx.get(PROTOCOL_HEADER))) throw new Refused('outdated');
    }
    await next();
  };

/** Call before boardgame.io adds its routes: these are reached only by requests that a handler passes on with BOARDGAME_IO. */
export const serveEndpoints = (router: Router, handlers: Handlers, { limits, addressOf }: Deps): void => {
  const passedOn = new WeakSet<object>();

  const serve = (name: EndpointName): Middleware<unknown, { params: Record<string, string> }> => {
    const { method, limit }: { method: string; limit?: 'create' | 'enter' } = ENDPOINTS[name];
    return async (ctx, next) => {
      const address = addressOf(ctx.req);
      if (limit !== undefined && !limits[limit].take(address)) throw new Refused('tooFast');
      const asked = check(name, method === 'GET' ? { ...ctx.query } : await readJson(ctx.req));
      const key = bearer(ctx.get('authorization'));
      const handle = handlers[name] as Handler<EndpointName>;
      const answer = await handle({ params: ctx.params, asked, key, address });
      if (typeof answer === 'object' && answer !== null && isRefusal(answer))
        throw new Refused(answer.code, answer.reason);
      ctx.set('Cache-Control', 'no-store');
      if (answer === BOARDGAME_IO) {
        passedOn.add(ctx);
        await next();
      } else if (answer instanceof Packed) await sendPacked(ctx, answer);
      else ctx.body = answer ?? {};
    };
  };

  for (const [name, { method, path }] of Object.entries(ENDPOINTS))
    router.register(path, method === 'GET' ? ['HEAD', 'GET'] : [method], serve(name as EndpointName) as Middleware);
  const methods = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  router.register(LOBBY, methods, async (ctx, next) => {
    if (!passedOn.has(ctx)) throw new Refused('notFound');
    await next();
  });
};
