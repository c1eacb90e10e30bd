// Installs and builds what is missing, then becomes the server.
// npm's script says `exec`, so that no shell stands between npm and this process and keeps the signals to itself;
// where the shell has no such word (Windows), the second half of the script is what runs.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { Fault, root, run } from './command.js';
import { isBuilt } from './fingerprint.js';
import { install } from './install.js';
import { readSettings } from './settings.js';
import { prepareFolder } from './storage/folder.js';

// Settings, port and folder are checked before installing and building, which take a while. Only the server opens the
// database itself.

const readEnvironment = () => {
  // A setting that is already in the environment wins over the file's.
  if (existsSync('.env')) process.loadEnvFile();
  const read = readSettings(process.env);
  if ('faults' in read) throw new Fault(read.faults.join('\n'));
  return read.settings;
};

const checkPort = (/** @type {number} */ port, /** @type {string} */ host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      const fault =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop what listens there, or choose another with PORT=8001 npm start.`
          : `HOST=${host} PORT=${port}: nobody can listen there; choose another: ${message}`;
      reject(new Fault(fault));
    });
    probe.listen(port, host, () => probe.close(resolve));
  });

const checkFolder = (/** @type {string} */ dir) => {
  try {
    prepareFolder(dir);
  } catch (fault) {
    throw new Fault(`DATA_DIR=${dir}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
};

const start = async () => {
  process.chdir(root);
  const { port, host, dataDir, databaseUrl } = readEnvironment();
  await checkPort(port, host);
  if (databaseUrl === '') checkFolder(dataDir);
  await install();
  if (!isBuilt()) {
    console.log('Building …');
    const code = await run(process.execPath, ['server/build.js']);
    if (code !== 0) throw new Fault(`The build failed (exit code ${code}); what it said stands above.`);
  }
  // The same process from here on: signals reach the server, and its exit code is ours.
  process.env.NODE_ENV = 'production';
  await import(new URL('../dist/server/main.js', import.meta.url).href);
};

await start().catch((/** @type {unknown} */ fault) => {
  if (!(fault instanceof Fault)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
});
