// Compiles TypeScript to scripts that Node can run, for servers in their own processes and for threads.
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Writes a script for each entry, a name with the path of a source file. Resolves with the folder of the scripts, which
 * lies in node_modules so that they find packages.
 */
export const buildScripts = async (folder: string, entries: Readonly<Record<string, string>>): Promise<string> => {
  const outDir = resolve('node_modules/.cache/tiefenthal', folder);
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: { ...entries }, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  return outDir;
};

let serverFolder: Promise<string> | null = null;

/** The path of a script of the server. Test files run side by side: each worker builds for itself. */
export const serverScript = async (name: 'main' | 'backup' | 'botWorker' = 'main'): Promise<string> => {
  serverFolder ??= buildScripts(`server${process.env['VITEST_POOL_ID'] ?? ''}`, {
    main: 'server/main.ts',
    backup: 'server/backup.ts',
    botWorker: 'server/bots/botWorker.ts',
  });
  return join(await serverFolder, `${name}.js`);
};
