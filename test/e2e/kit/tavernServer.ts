// Starts the real server with its bots and the built client.
import type { Config } from '../../../server/config.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { buildClient } from '../../kit/clientServer.ts';
import { buildScripts } from '../../server/kit/build.ts';
import { openServer, type TestServer } from '../../server/kit/server.ts';

/** `dir` may hold the database of an earlier run. */
export async function openTavernServer(changes: Partial<Config> = {}, dir?: string): Promise<TestServer> {
  const [clientDir, scripts] = await Promise.all([
    buildClient(),
    buildScripts('online', { botWorker: 'server/bots/botWorker.ts' }),
  ]);
  const botScript = new URL(`file://${scripts}/botWorker.js`);
  const config = { clientDir, ...changes };
  return openServer({ ruleset: tiefenthal(), botScript, config, ...(dir === undefined ? {} : { dir }) });
}
