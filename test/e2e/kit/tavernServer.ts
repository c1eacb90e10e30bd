// Starts the real server with its bots and the built client.
import type { Config } from '../../../server/config.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { buildClient } from '../../kit/clientServer.ts';
import { buildScripts } from '../../server/kit/build.ts';
import { openServer, type TestServer } from '../../server/kit/server.ts';

let botScripts: Promise<string> | null = null;

/** Test files run side by side: each worker of Vitest builds into a folder of its own, once for each test file. */
const botScript = async (): Promise<URL> => {
  botScripts ??= buildScripts(`online${process.env['VITEST_POOL_ID'] ?? ''}`, {
    botWorker: 'server/bots/botWorker.ts',
  });
  return new URL(`file://${await botScripts}/botWorker.js`);
};

/** `dir` may hold the database of an earlier run. */
export async function openTavernServer(changes: Partial<Config> = {}, dir?: string): Promise<TestServer> {
  const [clientDir, script] = await Promise.all([buildClient(), botScript()]);
  const config = { clientDir, ...changes };
  return openServer({ ruleset: tiefenthal(), botScript: script, config, ...(dir === undefined ? {} : { dir }) });
}
