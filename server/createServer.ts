// Composes the server from its parts; it listens only when told to, so that tests can make many.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { runBots } from './bots/player.ts';
import { createBotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { openBoardgame } from './boardgame/server.ts';
import { useMiddleware } from './http/app.ts';
import { serveEndpoints } from './http/routes.ts';
import { serveHealth } from './http/health.ts';
import { endPipelines } from './http/pipelines.ts';
import { servePreviews } from './http/previews.ts';
import { serveClient } from './http/static.ts';
import { createHttp } from './http/tcp.ts';
import { addressOf } from './limits/address.ts';
import { createLimits } from './limits/limits.ts';
import { setUpAfterNumbers } from './lobby/begin.ts';
import { leave } from './lobby/enter.ts';
import type { Lobby } from './lobby/lobby.ts';
import { previewOf } from './lobby/preview.ts';
import { createReplays } from './lobby/replays.ts';
import { lobbyHandlers } from './lobby/handlers.ts';
import { createEngine } from './match/engine.ts';
import { openRegistry } from './match/openRegistry.ts';
import type { MatchRegistry } from './match/registry.ts';
import { openGames } from './match/games.ts';
import { createClearing } from './match/clear.ts';
import { followOthers } from './match/follow.ts';
import { createLeader } from './match/leader.ts';
import { sendSyncToAll } from './match/sync.ts';
import { serverTime } from './match/serverTime.ts';
import { startTicking } from './match/tick.ts';
import { createMetrics } from './metrics.ts';
import type { Ruleset } from './ruleset.ts';
import { guardStorage } from './storage/guard.ts';
import { createJournal } from './storage/journal.ts';
import type { Storage } from './storage/storage.ts';
import { createTransport } from './transport/transport.ts';
import type { RefusalCode } from './wire/refusals.ts';

export interface ServerDeps {
  readonly config: Config;
  readonly ruleset: Ruleset;
  readonly storage: Storage;
  readonly log: Logger;
  /** The script of each thread in which bots think. */
  readonly botScript: URL;
  readonly version: string;
  /** Milliseconds that count up and never jump. */
  readonly steady?: () => number;
}

export interface TiefenthalServer {
  readonly http: HttpServer;
  readonly registry: MatchRegistry;
  /** Resolves with the port. */
  listen(): Promise<number>;
  /** Stops being ready, tells the clients, finishes moves under way, writes everything and closes the database. */
  close(): Promise<void>;
}

const BOT_PATIENCE_MS = 10_000;

export const createServer = async ({
  config,
  ruleset,
  storage: database,
  log,
  botScript,
  version,
  steady,
}: ServerDeps): Promise<TiefenthalServer> => {
  let draining = false;
  let listening = false;

  const metrics = createMetrics({
    statuses: () => [...registry.matches.values()].map(({ record }) => record.status),
    sockets: () => transport.connections(),
    waitingBytes: () => transport.waitingBytes(),
    botQueue: () => pool.waiting(),
    storageIsUp: () => guard.isUp(),
    leads: () => leader.leads(),
  });
  const countLimited = (limit: string): void => metrics.limited.inc({ limit });
  const { http, cutAll } = createHttp(config, () => countLimited('tcp'));
  const limits = createLimits(config.rateFactor, countLimited, (...asked) => database.spend(...asked));
  const engine = createEngine(ruleset);
  const guard = guardStorage(database, {
    log,
    onFault: (doing) => metrics.storageFailures.inc({ doing }),
    onUnreadable: (fault) => registry.setAside(fault),
  });
  const { storage } = guard;
  const refusalOfChanges = (): RefusalCode | null => {
    if (draining) return 'restarting';
    return guard.isUp() ? null : 'notSaved';
  };
  const journal = createJournal(storage, (_groups, ms) => metrics.batches.observe(ms / 1000));
  const now = serverTime(await storage.time(), steady);
  const registry = await openRegistry({
    config,
    storage,
    journal,
    now,
    rules: engine.rules,
    onWipe: (why) => metrics.wipes.inc({ why }),
    log,
  });
  const games = openGames({ engine, registry, journal, storage, log });
  const lobby: Lobby = {
    config,
    engine,
    registry,
    games,
    journal,
    storage,
    ruleset,
    log,
  };
  const leader = createLeader({ storage, registry, games, log });
  const pool = createBotPool(botScript, config.botThreads, BOT_PATIENCE_MS);
  runBots({
    engine,
    games,
    pool,
    pauseMs: config.botPauseMs,
    fallback: ruleset.levels[0] ?? '',
    retryMs: config.botRetryMs,
    leads: leader.leads,
    mayMove: () => refusalOfChanges() === null,
    onFailure: (why) => metrics.botFailures.inc({ why }),
    log,
  });

  followOthers({
    storage,
    registry,
    games,
    leader,
    syncAll: (match) => sendSyncToAll(lobby, match),
    log,
  });
  const transport = createTransport({ http, config, lobby, limits, metrics, log, refusalOfChanges });
  const { app, router, run } = openBoardgame({ config, game: ruleset.game, registry, transport });
  const health = serveHealth({
    config,
    guard,
    metrics,
    version,
    rules: engine.rules,
    isReady: () => listening && !draining,
  });
  const addressIn = (request: IncomingMessage): string => addressOf(request, config.trustProxy);
  useMiddleware(app, { config, limits, metrics, log, health, addressOf: addressIn });
  serveEndpoints(router, lobbyHandlers(lobby, createReplays(lobby, limits), refusalOfChanges), {
    limits,
    addressOf: addressIn,
  });
  const answerRequests = (): void => {
    const { previews: texts } = ruleset;
    app.use(servePreviews({ config, limits, addressOf: addressIn, texts, previewOf: previewOf(lobby) }));
    app.use(serveClient(config.clientDir));
    const answer = app.callback();
    http.on('request', (request, response) => {
      // A limit has cut the connection off; more of its requests may have come in the same piece.
      if (request.socket.destroyed) return;
      // Socket.io answers its own path.
      if (request.url?.startsWith('/socket.io/') !== true) void answer(request, response);
    });
    endPipelines(http, () => countLimited('pipeline'));
  };

  const stopTicking = startTicking({
    config,
    registry,
    games,
    guard,
    journal,
    clear: createClearing({ config, registry, storage }),
    leads: leader.leads,
    log,
    giveUpSeat: (match, seat) => leave(lobby, match, seat),
    beginAgain: (match) => setUpAfterNumbers(lobby, match),
  });

  return {
    http,
    registry,
    async listen() {
      await run(http, answerRequests);
      listening = true;
      return (http.address() as AddressInfo).port;
    },
    async close() {
      draining = true;
      transport.announceRestart();
      await stopTicking();
      for (const match of registry.matches.values()) clearTimeout(match.numbersTimer);
      await pool.close();
      await journal.settled();
      // Every move is on disk already: without these snapshots the next start only takes longer.
      const writeSnapshots = async (): Promise<void> => {
        for (const match of registry.matches.values()) await games.unload(match);
        await journal.write({ kind: 'time', time: registry.now() });
      };
      await writeSnapshots().catch((error: unknown) =>
        log.error({ err: error }, 'the last states could not be written down'),
      );
      // Answers that are on their way have some time to arrive; connections that are open after that are cut.
      const cut = setTimeout(cutAll, config.shutdownMs / 2);
      await transport.close();
      clearTimeout(cut);
      await storage.close();
    },
  };
};
