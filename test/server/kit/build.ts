// Compiles TypeScript to scripts that Node can run, for servers in their own processes and for threads.
import { resolve } from 'node:path';
import { build } from 'vite';

/** Below node_modules, so that packages are found. Resolves with the folder; each entry is a script of its name there. */
export const buildScripts = async (name: string, entries: Readonly<Record<string, string>>): Promise<string> => {
  const outDir = resolve('node_modules/.cache/tiefenthal', name);
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
