// boardgame.io's own server, unchanged, with the duel, for comparison with ours.
import { createRequire } from 'node:module';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDuel } from './duel.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

// No test connects from the one origin that is allowed.
const server = Server({ games: [createDuel()], origins: ['http://localhost:1'] });
const running = (await server.run(0)) as unknown as { appServer: HttpServer };
process.stdout.write(`http://localhost:${(running.appServer.address() as AddressInfo).port}\n`);
