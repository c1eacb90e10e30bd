// One PostgreSQL server for all tests of a Vitest project. Test files request databases over a socket, and the first
// request starts the server.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The path of the socket, which answers each connection with the address of a new database, or with the error if
     * there is none.
     */
    readonly databases: string;
  }
}

let started: Promise<PostgresServer> | null = null;
const server = createServer((asking) => {
  asking.on('error', () => undefined);
  // The databases of the tests need not outlive a power cut.
  started ??= startPostgres(['-c fsync=off', '-c max_connections=300']);
  started
    .then((postgres) => postgres.newDatabase())
    .then(
      (url) => asking.end(url),
      (error: unknown) => asking.end(String(error)),
    );
});

export const setup = ({ provide }: TestProject): void => {
  const socket = join(tmpdir(), `tiefenthal-databases-${randomUUID()}`);
  server.listen(socket);
  provide('databases', socket);
};

export const teardown = async (): Promise<void> => {
  server.close();
  await started?.then(
    (postgres) => postgres.close(),
    () => undefined,
  );
};
