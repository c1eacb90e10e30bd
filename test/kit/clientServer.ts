// Serves the built client by plain HTTP: enough for local games. Its content security policy lets a page load as little
// as that of the real server.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { isBuilt } from '../../server/fingerprint.js';
import { inlineSources } from '../../server/http/inlineSources.ts';

const FOLDER = 'dist/client';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const isText = (file: string): boolean => !['.woff2', '.png', '.webp'].includes(extname(file));

function policyOf(folder: string): string {
  const { scripts, styles } = inlineSources(folder);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
  ].join('; ');
}

export interface ClientServer {
  readonly url: string;
  /** By path, the size in bytes of each file sent since the last `forget`, compressed as it was sent. */
  readonly sent: ReadonlyMap<string, number>;
  forget(): void;
  close(): Promise<void>;
}

/** Builds the client, unless its build is up to date; resolves with its folder. */
export async function buildClient(): Promise<string> {
  if (!isBuilt()) await promisify(execFile)(process.execPath, ['server/build.js']);
  return FOLDER;
}

/** A file as it goes over the network, with its content coding. */
async function packed(file: string, brotli: boolean): Promise<{ body: Buffer; coding?: string }> {
  const content = await readFile(file);
  if (!isText(file)) return { body: content };
  if (!brotli) return { body: gzipSync(content), coding: 'gzip' };
  return existsSync(`${file}.br`) ? { body: await readFile(`${file}.br`), coding: 'br' } : { body: content };
}

/** With `brotli`, text is sent as small as by the real server, otherwise compressed by gzip. */
export async function serveClient({ brotli = false } = {}): Promise<ClientServer> {
  const folder = await buildClient();
  const policy = policyOf(folder);
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname).replace(/\/$/, '/index.html');
    packed(join(folder, path), brotli).then(
      ({ body, coding }) => {
        sent.set(path, body.length);
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'content-security-policy': policy,
          'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(coding === undefined ? {} : { 'content-encoding': coding }),
        });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sent,
    forget: () => sent.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
