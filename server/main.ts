// Serves the built client on one port.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = 'dist/client';
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = normalize(pathname === '/' ? '/index.html' : pathname);
  const file = join(folder, path);
  if (path.includes('..') || !existsSync(file)) {
    response.writeHead(404).end('Not found\n');
    return;
  }
  response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

const port = Number(process.env['PORT'] ?? 8000);
server.listen(port, () => process.stdout.write(`The taverns are open: http://localhost:${port}\n`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
