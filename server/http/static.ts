// Serves the built client: its files, some of which the build has compressed, and index.html for the addresses of
// pages. Browsers may use a file with a hash in its name for a year without asking.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';

const HASHED = /^\/assets\//;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** An error of koa-send with a status of 4xx: there is no such file, or there can be none at that address. */
const isClientError = (error: unknown): boolean => {
  const { status = 500 } = error as { status?: number };
  return status >= 400 && status < 500;
};

export const serveClient = (dir: string): Middleware => {
  const root = resolve(dir);
  const page = resolve(root, 'index.html');

  const sendFile = async (ctx: Context, path: string, maxage: number): Promise<boolean> => {
    try {
      await send(ctx, path, {
        root,
        brotli: true,
        gzip: true,
        maxage,
        immutable: maxage > 0,
        // Files without a hash, above all the page and the service worker, are kept by browsers, too, but never used
        // without asking whether they are still the newest.
        setHeaders: (response) => {
          if (maxage === 0) response.setHeader('Cache-Control', 'no-cache');
        },
      });
      ctx.vary('Accept-Encoding');
      if (ctx.fresh) ctx.status = 304;
      return true;
    } catch (error) {
      if (isClientError(error)) return false;
      throw error;
    }
  };
  // An address of a page, not of a file: the client decides what the page shows there.
  const isPage = (ctx: Context): boolean =>
    ctx.accepts('html') !== false && !/\.\w+$/.test(ctx.path) && existsSync(page);

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = ctx.path === '/' ? 'index.html' : ctx.path;
    if (isRead && (await sendFile(ctx, path, HASHED.test(ctx.path) ? YEAR_MS : 0))) return;
    if (isRead && isPage(ctx) && (await sendFile(ctx, 'index.html', 0))) return;
    await next();
  };
};
