// Runs other programs in the project's folder, and has the class of errors of which only the message is printed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A fault that needs no stack trace, such as a wrong setting or a port in use: only its message is printed. */
export class Fault extends Error {}

/**
 * Runs a program, whose output is shown or goes to an open file, and resolves with its exit code. SIGINT and SIGTERM
 * are forwarded to it.
 * @param {string} command @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, output?: 'inherit' | number }} [options] @returns {Promise<number>}
 */
export const run = (command, args, { env = process.env, shell = false, output = 'inherit' } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', output, output] });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      child.kill(signal);
      process.exitCode = 1;
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (signal === null) resolve(code ?? 1);
      else reject(new Fault(`Stopped by ${signal}.`));
    });
  });
