// Calls boardgame.io's Server with our parts: its Koa application carries our middleware and its router the lobby, our
// database stands behind its storage interface, our sockets behind its transport interface, and our HTTP server listens.
import { createRequire } from 'node:module';
import type { Server as HttpServer } from 'node:http';
import type { Game } from 'boardgame.io';
import type Koa from 'koa';
import type { Config } from '../config.ts';
import { newId, newKey } from '../match/secrets.ts';
import { createDb } from './db.ts';
import type { MatchRegistry } from '../match/registry.ts';

// boardgame.io's sub-packages are directories without an export map: Node's own import does not find them.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

type BoardgameServer = ReturnType<typeof Server>;

/** boardgame.io's transport interface: called once, before anybody can connect. */
export interface Transport {
  init(app: Koa, games: readonly Game[], origins: readonly string[]): void;
}

interface Deps {
  readonly config: Config;
  readonly game: Game;
  readonly registry: MatchRegistry;
  readonly transport: Transport;
}

export interface Boardgame {
  readonly app: Koa;
  /** Routes that are added before `run` is called come before boardgame.io's own. */
  readonly router: BoardgameServer['router'];
  /** Adds boardgame.io's routes, calls `complete` for what comes after them, and listens with the given server. */
  readonly run: (http: HttpServer, complete: () => void) => Promise<void>;
}

export const openBoardgame = ({ config, game, registry, transport }: Deps): Boardgame => {
  const { app, router, run } = Server({
    games: [game],
    db: createDb(registry),
    transport: transport as unknown as BoardgameServer['transport'],
    origins: [...config.allowedOrigins],
    uuid: newId,
    generateCredentials: newKey,
    // Keys are stored as hashes, which no handler of boardgame.io's own is given: it can authenticate nobody.
    authenticateCredentials: () => false,
  });
  return {
    app: app as unknown as Koa,
    router,
    run: (http, complete) =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        const listen = (port: number, listening: () => void): HttpServer => {
          complete();
          return http.listen(port, config.host, listening);
        };
        Object.assign(app, { listen });
        run(config.port, resolve).catch(reject);
      }),
  };
};
