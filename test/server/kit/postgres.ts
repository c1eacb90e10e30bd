// A PostgreSQL server for the tests, in a temporary folder that is removed with it.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { copyPrograms, installedPrograms } from './postgresPrograms.ts';

export interface PostgresServer {
  /** The address of a new and empty database. */
  newDatabase(): Promise<string>;
  /** Ends it at once, as a power cut would, but what it has handed to the operating system is kept. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  /** Ends it, and removes everything it has written; does nothing between `kill` and `start`. */
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root: tests that run as root start it as the user `nobody`, others as themselves. */
const RUN_AS = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/**
 * A shell script that runs PostgreSQL: $1 is the program, $2 the folder, $3 the port, $4 further options. It ends
 * PostgreSQL when a line of input comes or the input ends, so also when whoever started the script is killed. If no
 * line came, it removes the folder.
 */
const GUARD = `
  "$1" -D "$2/data" -p "$3" -h 127.0.0.1 -k '' $4 >"$2/log" 2>&1 & child=$!
  read keep
  kill -QUIT $child; wait $child
  [ -n "$keep" ] || rm -rf "$2"
`;

export const startPostgres = async (
  settings: readonly string[] = [],
  installed = installedPrograms(),
): Promise<PostgresServer> => {
  const dir = mkdtempSync(join(tmpdir(), 'tiefenthal-postgres-'));
  const bin = installed ?? copyPrograms(join(dir, 'programs'));
  if (RUN_AS.uid !== undefined) execFileSync('chown', ['-R', `${RUN_AS.uid}:${RUN_AS.gid}`, dir]);
  const initdb = [
    '-D',
    join(dir, 'data'),
    '-U',
    'tiefenthal',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await promisify(execFile)(join(bin, 'initdb'), initdb, { ...RUN_AS, cwd: dir });
  const port = await freePort();
  let child: ChildProcess | null = null;
  const address = (database: string): string => `postgres://tiefenthal@127.0.0.1:${port}/${database}`;

  const query = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: address('postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const start = async (): Promise<void> => {
    child = spawn('/bin/sh', ['-c', GUARD, 'sh', join(bin, 'postgres'), dir, String(port), settings.join(' ')], {
      ...RUN_AS,
      cwd: dir,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    for (let tries = 0; ; tries++) {
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (tries === 300) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const end = async (said: string): Promise<void> => {
    if (child === null) return;
    const ended = once(child, 'exit');
    child.stdin?.end(said);
    await ended;
    child = null;
  };

  await start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `server${process.pid}_${++databases}`;
      await query(`CREATE DATABASE ${name}`);
      return address(name);
    },
    kill: () => end('keep\n'),
    start,
    close: () => end(''),
  };
};
