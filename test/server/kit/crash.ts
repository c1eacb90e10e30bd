// Plays several matches on servers that are killed repeatedly, and checks that every move that a client was told of, or
// that was answered as made, is on disk.
import { isDeepStrictEqual } from 'node:util';
import { createLobby } from '../../../client/net/lobby.ts';
import type { AnyMove, LoggedMove } from '../../../server/wire/match.ts';
import { openBalancer } from './balancer.ts';
import { serverScript } from './build.ts';
import { type Child, startChild } from './child.ts';
import { connectClient, type TestClient } from './testClient.ts';
import { newFolder } from './server.ts';
import { getReady, playToTheEnd, seatPeople } from './party.ts';
import { randomChooser } from './tavern.ts';

export interface CrashReport {
  readonly kills: number;
  readonly matches: number;
  /** Moves that at least one client was told of. */
  readonly toldMoves: number;
  /** Moves that a client was told of and that are not on disk, or not as they were told. */
  readonly lost: readonly string[];
  /** Matches without a score at the end. */
  readonly unfinished: readonly string[];
  /** Seats with more or fewer moves on disk than were answered as made. */
  readonly miscounted: readonly string[];
  /** The clients' syncs after their first: after reconnections, and where a client had missed a step. */
  readonly reconnections: number;
}

interface CrashMatch {
  readonly id: string;
  readonly clients: readonly (TestClient & { readonly made: number })[];
  readonly done: Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * True if both entries of the log are equal, but for the fields of the move: a client may have been told its type only, which
 * `hidden` says.
 */
const same = (a: LoggedMove, b: LoggedMove | undefined): boolean =>
  isDeepStrictEqual({ ...a, move: a.move.type, hidden: 0 }, { ...b, move: b?.move.type, hidden: 0 });

/** The same client, with a count of its moves that were answered as made. */
const counted = (client: TestClient): TestClient & { made: number } => {
  const counting: TestClient & { made: number } = {
    ...client,
    made: 0,
    socket: {
      ...client.socket,
      async move(move: AnyMove) {
        const answer = await client.socket.move(move);
        if (answer === null) counting.made++;
        return answer;
      },
    },
  };
  return counting;
};

export interface CrashOptions {
  readonly kills: number;
  /** Matches that are played at the same time. */
  readonly atOnce: number;
  /** The address of a PostgreSQL database. Without it the server stores in a file, and `processes` has to be 1. */
  readonly database?: string;
  readonly processes?: number;
  readonly say?: (line: string) => void;
}

export const crash = async ({
  kills,
  atOnce,
  database = '',
  processes = 1,
  say = () => undefined,
}: CrashOptions): Promise<CrashReport> => {
  const script = await serverScript();
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: await newFolder(),
    DATABASE_URL: database,
    RATE_FACTOR: '1000',
    LOG_LEVEL: 'info',
    BOT_PAUSE_MS: '0',
  };
  const balancer = await openBalancer();
  const { url } = balancer;
  const lobby = createLobby(url);
  const start = async (): Promise<Child> => {
    const server = await startChild(script, env);
    balancer.add(server.url);
    return server;
  };
  const servers: Child[] = [];
  for (let i = 0; i < processes; i++) servers.push(await start());
  let count = 0;

  const open = async (): Promise<CrashMatch> => {
    const number = ++count;
    const people = 2 + (number % 2);
    const bots = number % 3 === 0 ? [] : ['easy'];
    const modules = 1 + (number % 5);
    const seats = await seatPeople({ url, lobby }, people + bots.length, { modules, bots });
    await getReady({ url, lobby }, seats);
    const clients = (await Promise.all(seats.map(({ id, key }) => connectClient({ url, match: id, key })))).map(
      counted,
    );
    return { id: seats[0]!.id, clients, done: playToTheEnd({ clients }, randomChooser(String(number))) };
  };

  const matches: CrashMatch[] = [];
  const running = (): CrashMatch[] => matches.filter(({ clients }) => clients[0]?.received.match.status !== 'over');
  for (let killed = 0; killed < kills; killed++) {
    while (running().length < atOnce) matches.push(await open());
    await wait(Math.random() * 250);
    const before = running().map((match) => ({ match, version: match.clients[0]?.received.version ?? 0 }));
    const at = killed % servers.length;
    const server = servers[at]!;
    server.process.kill('SIGKILL');
    balancer.remove(server.url);
    await server.ended;
    servers[at] = await start();
    const goneOn = before.flatMap(({ match: { clients }, version }) =>
      clients.map(({ until }) =>
        until('the match goes on', (told) => told.version > version || told.match.status === 'over'),
      ),
    );
    await Promise.all(goneOn);
    const clients = matches.flatMap((match) => match.clients);
    const entries = clients.reduce((sum, { received }) => sum + received.log.length, 0);
    say(`killed ${killed + 1} times; ${matches.length} matches, ${entries} log entries at all clients together`);
  }
  await Promise.all(matches.map(({ done }) => done));

  const lost: string[] = [];
  const unfinished: string[] = [];
  const miscounted: string[] = [];
  let toldMoves = 0;
  for (const { id, clients } of matches) {
    const stored = new Map<number, LoggedMove>();
    for (let from = 0; ; from += 500) {
      const page = await lobby.log(id, from, 500);
      for (const entry of page) stored.set(entry.n, entry);
      if (page.length < 500) break;
    }
    const told = new Map(
      clients.flatMap((client) => client.received.log.map((entry) => [JSON.stringify(entry), entry] as const)),
    );
    toldMoves += new Set([...told.values()].map(({ n }) => n)).size;
    for (const entry of told.values())
      if (!same(entry, stored.get(entry.n))) lost.push(`${id} ${entry.n} ${entry.move.type}`);
    for (const { received, made } of clients) {
      const played = [...stored.values()].filter(({ seat }) => seat === received.you).length;
      if (played !== made) miscounted.push(`${id} seat ${received.you}: ${made} answered as made, ${played} on disk`);
    }
    const { gameover: result } = await lobby.get(id);
    if (result === undefined) unfinished.push(id);
  }
  const reconnections = matches
    .flatMap(({ clients }) => clients)
    .reduce((sum, { received }) => sum + received.syncs - 1, 0);
  balancer.close();
  return { kills, matches: matches.length, toldMoves, lost, unfinished, miscounted, reconnections };
};
