// Declares and serves routes: method, path, schemas of body and query, limit, handler.
import type { Middleware } from 'koa';
import * as v from 'valibot';
import type { Limited, Limits } from '../limits/limits.ts';
import { PROTOCOL, PROTOCOL_HEADER } from '../wire/protocol.ts';
import { isRefusal } from '../wire/refusals.ts';
import { readJson } from './body.ts';
import { Refused } from './errors.ts';
import { Packed, sendPacked } from './packed.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** A request as a handler gets it: parsed and checked. */
export interface Call<Body, Query> {
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  /** The seat's key, from the Authorization header. */
  readonly key: string | null;
  readonly address: string;
}

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly limit: Limited | null;
  readonly run: (raw: {
    params: Record<string, string>;
    body: unknown;
    query: unknown;
    key: string | null;
    address: string;
  }) => Promise<unknown>;
}

const check = <S extends Schema>(schema: S, value: unknown): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const field = issue.path?.map((item) => String((item as { key: unknown }).key)).join('.') ?? '';
  throw new Refused({ code: 'malformed', reason: field });
};

interface Shape<B extends Schema, Q extends Schema> {
  readonly body: B;
  readonly query: Q;
  readonly limit?: Limited;
}

/** `:name` in a path matches one segment of letters, digits, - and _. */
export const route = <B extends Schema, Q extends Schema>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, query, limit }: Shape<B, Q>,
  handle: (call: Call<v.InferOutput<B>, v.InferOutput<Q>>) => Promise<unknown>,
): Route => ({
  method,
  path: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]{1,32})')}$`),
  limit: limit ?? null,
  run: (raw) => handle({ ...raw, body: check(body, raw.body), query: check(query, raw.query) }),
});

const bearer = (header: string | undefined): string | null => /^Bearer ([\w-]{1,64})$/.exec(header ?? '')?.[1] ?? null;

export const serveRoutes =
  (
    routes: readonly Route[],
    limits: Limits,
    addressOf: (request: import('node:http').IncomingMessage) => string,
  ): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) {
      await next();
      return;
    }
    const address = addressOf(ctx.req);
    if (!limits.request.take(address)) throw new Refused({ code: 'tooFast' });
    // The header is optional: only pages send it, and only they can be outdated.
    if (![String(PROTOCOL), ''].includes(ctx.get(PROTOCOL_HEADER))) throw new Refused({ code: 'outdated' });
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const found = routes.find((each) => each.method === method && each.path.test(ctx.path));
    if (found === undefined) throw new Refused({ code: 'notFound' });
    if (found.limit !== null && !limits[found.limit].take(address)) throw new Refused({ code: 'tooFast' });
    const params = { ...found.path.exec(ctx.path)?.groups };
    const body = method === 'GET' ? {} : await readJson(ctx.req);
    const answer = await found.run({
      params,
      body,
      query: { ...ctx.query },
      key: bearer(ctx.get('authorization')),
      address,
    });
    if (typeof answer === 'object' && answer !== null && isRefusal(answer)) throw new Refused(answer);
    ctx.set('Cache-Control', 'no-store');
    if (answer instanceof Packed) await sendPacked(ctx, answer);
    else ctx.body = answer ?? { done: true };
  };
