// One server in a process of its own, ours or boardgame.io's, with a fixed seed so that a script can play it.
// Reports its memory and processor time when asked.
import { createRequire } from 'node:module';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { pino } from 'pino';
import { createGame } from '../../game/boardgame.ts';
import { createServer } from '../../server/createServer.ts';
import { openStorage } from '../../server/storage/open.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { keyFrom } from '../kit/chance.ts';
import { withChanceKey } from '../kit/match.ts';
import { benchConfig } from './serverConfig.ts';

const [kind = 'ours', place = '', seed = 'bench'] = process.argv.slice(2);

const listenOurs = async (): Promise<number> => {
  const config = benchConfig(place);
  const log = pino({ level: config.logLevel });
  const server = await createServer({
    config,
    ruleset: { ...tiefenthal(), game: withChanceKey(tiefenthal().game, keyFrom(seed)) },
    storage: await openStorage(config, log),
    log,
    botScript: new URL('botWorker.js', import.meta.url),
    version: 'bench',
  });
  return server.listen();
};

const listenStock = async (): Promise<number> => {
  const require = createRequire(import.meta.url);
  const { Server, Origins } = require('boardgame.io/server') as typeof import('boardgame.io/server');
  const server = Server({ games: [createGame({ seed: keyFrom(seed) }) as Game], origins: [Origins.LOCALHOST] });
  const { appServer } = (await server.run(0)) as unknown as { appServer: HttpServer };
  return (appServer.address() as AddressInfo).port;
};

const port = await (kind === 'ours' ? listenOurs() : listenStock());

const collectGarbage = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    globalThis.gc?.();
  }
};

process.on('message', (question: string) => {
  void (async () => {
    if (question === 'memory') await collectGarbage();
    process.send?.({
      heap: process.memoryUsage().heapUsed,
      cpuMs: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    });
  })();
});
process.stdout.write(`http://localhost:${port}\n`);
// Ends with the bench.
process.on('disconnect', () => process.exit(0));
