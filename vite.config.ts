// Builds of client and server, and the Vitest project of each kind of test.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SETTINGS_KEY } from './client/net/browserStorage.ts';
import { chooseLanguage, LANGUAGES } from './client/words/languages.ts';
import { preload } from './client/preload.ts';
import { chunkOf } from './server/clientBuild/chunks.ts';
import { inlineStyles } from './server/clientBuild/inlineStyles.ts';
import { phaserParts } from './server/clientBuild/phaserParts.ts';
import { preloads } from './server/clientBuild/preloads.ts';
import { SlowFirst } from './test/slowFirst.ts';

// A thread starts from a file of its own: each `…Worker.ts` in server/ is built beside main.js, and so is the
// command for backups.
const serverEntries = (): Record<string, string> => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const entries = files.filter((file) => ['main.ts', 'backup.ts'].includes(file) || file.endsWith('Worker.ts'));
  return Object.fromEntries(entries.map((file) => [basename(file, '.ts'), `server/${file}`]));
};

// Vite's root is client/; the tests' is the whole tree.
const here = import.meta.dirname;
const preloading = preloads(
  LANGUAGES,
  (files) =>
    `(${preload.toString()})(${chooseLanguage.toString()}, ${[SETTINGS_KEY, LANGUAGES, files].map((each) => JSON.stringify(each)).join(', ')})`,
);

/** The address of a running `npm start`. */
const runningServer = 'http://localhost:8000';

/** For tests that need neither browser nor server. */
const PLAIN = { root: here, pool: 'threads' as const, testTimeout: 60_000 };

/**
 * For tests with clocks, sockets or browsers, which can be late on a busy machine; a fault of the game shows both
 * times. `npm test` prints what failed at the first try.
 */
const ONCE_MORE = { retry: 1 };

const OVERLAY = {
  ...ONCE_MORE,
  root: here,
  environment: 'jsdom',
  pool: 'threads' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const SERVER = {
  ...ONCE_MORE,
  root: here,
  globalSetup: ['test/server/kit/postgresSetup.ts'],
  pool: 'forks' as const,
  testTimeout: 30_000,
  hookTimeout: 30_000,
};
/** As the server runs: boardgame.io would check and print more, and take eight times as long. */
const PRODUCTION = { NODE_ENV: 'production' };
/** Files that replace modules of the client (`vi.mock`): they have modules of their own. */
const REPLACING_MODULES = 'test/client/overlay/replacing/*.test.ts';

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild === true
    ? {
        publicDir: false,
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            input: serverEntries(),
            // Flat, so that `new URL('./botWorker.js', import.meta.url)` holds from every chunk.
            output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
          },
        },
      }
    : {
        root: 'client',
        plugins: [preloading, inlineStyles(), phaserParts()],
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          target: 'es2022',
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            // Slow machines would be told that plugins take most of a short build.
            checks: { bundlerTimings: false },
            input: { index: `${here}/client/index.html`, serviceWorker: `${here}/client/serviceWorker.ts` },
            // Browsers know a service worker by its address, which therefore has no hash.
            output: {
              entryFileNames: ({ name }) => (name === 'serviceWorker' ? '[name].js' : 'assets/[name]-[hash].js'),
              codeSplitting: {
                groups: [{ name: chunkOf, debugName: 'moments' }],
                includeDependenciesRecursively: false,
              },
            },
          },
        },
        worker: { format: 'es' },
        server: {
          proxy: {
            '/games': runningServer,
            '/socket.io': { target: runningServer, ws: true },
          },
        },
        test: {
          root: here,
          // The files of a worker share its modules, which load once. Whatever a test changes in them it changes back.
          isolate: false,
          // Many tests wait for a clock or a socket, and leave their core to others.
          maxWorkers: availableParallelism() + 2,
          sequence: { sequencer: SlowFirst },
          // On a busy machine an answer can take more than Vitest's one second.
          expect: { poll: { timeout: 20_000 } },
          projects: [
            {
              extends: true,
              test: {
                ...PLAIN,
                name: 'game',
                include: ['test/**/*.test.ts'],
                exclude: ['test/{client,server,e2e,tooling}/**'],
              },
            },
            {
              extends: true,
              test: {
                ...PLAIN,
                ...ONCE_MORE,
                name: 'client',
                include: ['test/client/**/*.test.ts'],
                exclude: ['test/client/overlay/**'],
              },
            },
            {
              extends: true,
              test: {
                ...OVERLAY,
                name: 'overlay',
                include: ['test/client/overlay/**/*.test.{ts,tsx}'],
                exclude: [REPLACING_MODULES],
              },
            },
            {
              extends: true,
              test: {
                ...OVERLAY,
                name: 'overlay, with modules replaced',
                include: [REPLACING_MODULES],
                isolate: true,
              },
            },
            {
              extends: true,
              test: {
                ...SERVER,
                name: 'server',
                env: PRODUCTION,
                include: ['test/server/**/*.test.ts'],
              },
            },
            {
              extends: true,
              test: {
                ...SERVER,
                name: 'attacks on PostgreSQL',
                env: { ...PRODUCTION, TEST_DATABASE: 'postgres' },
                include: ['test/server/attacks/{cheats,floods,setup,stockAttacks,stockSecrets,strangers}.test.ts'],
              },
            },
            {
              extends: true,
              test: {
                name: 'tooling',
                root: here,
                include: ['test/tooling/**/*.test.ts'],
                pool: 'forks',
                testTimeout: 60_000,
              },
            },
            {
              extends: true,
              test: {
                ...ONCE_MORE,
                name: 'e2e',
                root: here,
                include: ['test/e2e/**/*.test.ts'],
                pool: 'forks',
                // Runs after all other projects: browsers and the servers of other tests would take the cores from each
                // other. Pages wait for their next frame between two presses, so two files at a time leave two cores
                // partly idle, and three do not.
                sequence: { groupOrder: 1 },
                maxWorkers: 3,
                testTimeout: 300_000,
                hookTimeout: 120_000,
              },
            },
          ],
        },
      },
);
