// One life of the process: start, serve, and leave in order when asked to.
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { createServer } from './createServer.ts';
import { openSqlite } from './storage/sqlite.ts';
import { tiefenthal } from './tiefenthal.ts';

const versionHere = (): string => {
  try {
    return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  } catch {
    return 'unknown';
  }
};

export const run = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: null, redact: ['*.key', '*.keyHash', '*.invite', '*.headers'] });
  const storage = openSqlite({ dir: config.dataDir, synchronous: config.synchronous });
  const server = await createServer({
    config,
    ruleset: tiefenthal(),
    storage,
    log,
    botScript: new URL('./botWorker.js', import.meta.url),
    version: versionHere(),
  });

  let leaving = false;
  const leave = (why: string, code = 0): void => {
    if (leaving) process.exit(1);
    leaving = true;
    log.info({ why }, 'closing');
    setTimeout(() => {
      log.error('closing took too long');
      process.exit(1);
    }, config.shutdownMs).unref();
    server.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => leave('SIGTERM'));
  process.on('SIGINT', () => leave('SIGINT'));
  // A fault nobody expected: the disk has every move that anyone was told of, so a fresh start is the safe way on.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected');
    leave('fault', 1);
  });

  const port = await server.listen();
  log.info({ port, data: config.dataDir }, `The taverns are open: http://localhost:${port}`);
};
