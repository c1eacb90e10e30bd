// Runs the server in this process: opens the database, listens, and shuts down in order on a signal or an
// unexpected error.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { createServer } from './createServer.ts';
import { openStorage, databaseSetting } from './storage/open.ts';
import { tiefenthal } from './tiefenthal.ts';

const versionHere = (): string => {
  try {
    return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  } catch {
    return 'unknown';
  }
};

/** Ends the process with one line, for people, when the machine refuses something, such as a port or a folder. */
const orExit = async <T>(fault: string, ask: () => T | Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    process.stderr.write(`${fault}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

export const run = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: null, redact: ['*.key', '*.keyHash', '*.headers'] });
  const storage = await orExit(`${databaseSetting(config)}: no database can be opened there`, () =>
    openStorage(config, log),
  );
  const server = await createServer({
    config,
    ruleset: tiefenthal(),
    storage,
    log,
    botScript: new URL('./botWorker.js', import.meta.url),
    version: versionHere(),
  });

  let isClosing = false;
  const shutDown = (why: string, code = 0): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
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
  process.on('SIGTERM', () => shutDown('SIGTERM'));
  process.on('SIGINT', () => shutDown('SIGINT'));
  // Every move that was acknowledged is on disk, so a restart is the safe answer to an unexpected error.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected');
    shutDown('fault', 1);
  });

  const fault = `HOST=${config.host} PORT=${config.port}: nobody can listen there; choose another`;
  const port = await orExit(fault, () => server.listen());
  if (!existsSync(join(config.clientDir, 'index.html')))
    log.warn(`CLIENT_DIR=${config.clientDir}: there is no index.html, so there are no pages; npm run build makes them`);
  log.info({ port, data: databaseSetting(config) }, `The taverns are open: http://localhost:${port}`);
};
