// A server in its own process, which a test may kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  /** Everything it has written. */
  readonly output: () => string;
  isAlive(): boolean;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export interface ChildOptions {
  /** Of Node. */
  readonly flags?: readonly string[];
  /** Of the script. */
  readonly args?: readonly string[];
  /** The number of the user that the server runs as. */
  readonly user?: number;
  /** No file of the server can become larger than so many blocks of 512 bytes. */
  readonly fileBlocks?: number;
}

const children = new Set<Child>();

/** Starts a script and waits for the line that names its port. */
export const startChild = async (
  script: string,
  env: Readonly<Record<string, string>> = {},
  { flags = [], args = [], user, fileBlocks }: ChildOptions = {},
): Promise<Child> => {
  const command = [process.execPath, ...flags, script, ...args];
  const limit = `ulimit -f ${fileBlocks ?? 'unlimited'} && exec "$@"`;
  const child = spawn('/bin/sh', ['-c', limit, 'sh', ...command], {
    ...(user !== undefined && { uid: user, gid: user }),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string);
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const found = /localhost:(\d+)/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    void ended.then((how) => reject(new Error(`the server ended (${how}) before it listened:\n${lines.join('\n')}`)));
  });
  const started: Child = {
    process: child,
    url: `http://127.0.0.1:${port}`,
    output: () => lines.join('\n'),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ended,
  };
  children.add(started);
  return started;
};

/** Ends the servers that still run. */
export const endChildren = async (): Promise<void> => {
  for (const child of children) {
    if (child.isAlive()) child.process.kill('SIGKILL');
    await child.ended;
  }
  children.clear();
};
