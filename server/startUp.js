// Installs and builds what is missing, then becomes the server.
// npm's script says `exec`, so that no shell stands between npm and this process and keeps the signals to itself;
// where the shell has no such word (Windows), the second half of the script is what runs.
import { createServer } from 'node:net';
import process from 'node:process';
import { Fault, root, run } from './command.js';
import { isBuilt } from './fingerprint.js';
import { install } from './install.js';

// Checked before installing and building, which take a while. The server names every other fault.
const checkPort = (/** @type {number} */ port) =>
  new Promise((resolve, reject) => {
    if (!(port > 0 && port < 65536)) return resolve(undefined);
    const probe = createServer();
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') return resolve(undefined);
      reject(new Fault(`Port ${port} is in use: stop what listens there, or choose another with PORT=8001 npm start.`));
    });
    probe.listen(port, () => probe.close(resolve));
  });

const start = async () => {
  await checkPort(Number(process.env['PORT'] ?? 8000));
  await install();
  if (!isBuilt()) {
    console.log('Building …');
    const code = await run(process.execPath, ['server/build.js']);
    if (code !== 0) throw new Fault(`The build failed (exit code ${code}); what it said stands above.`);
  }
  // The same process from here on: signals reach the server, and its exit code is ours.
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  await import(new URL('../dist/server/main.js', import.meta.url).href);
};

await start().catch((/** @type {unknown} */ fault) => {
  if (!(fault instanceof Fault)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
});
