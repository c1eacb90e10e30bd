// Several matches at once on a server that is killed again and again, and what became of every move anybody was told of.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createLobby } from '../../../client/net/lobby.ts';
import type { LogEntry } from '../../../server/wire/match.ts';
import { buildScripts } from './build.ts';
import { type Child, startChild } from './child.ts';
import { arrive, type Guest } from './guest.ts';
import { newFolder } from './house.ts';
import { NAMES, playToTheEnd } from './party.ts';
import { rngFrom, tavernMove } from './tavern.ts';

export interface CrashReport {
  readonly kills: number;
  readonly matches: number;
  /** Moves some client was told of before the server was killed, or after. */
  readonly toldMoves: number;
  /** Told, and not on disk as told. */
  readonly lost: readonly string[];
  /** Matches without a score at the end. */
  readonly unfinished: readonly string[];
  /** How often a client had to connect again. */
  readonly reconnections: number;
}

interface Evening {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly done: Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const same = (a: LogEntry, b: LogEntry | undefined): boolean =>
  JSON.stringify({ ...a, move: a.move.type, hidden: 0 }) === JSON.stringify({ ...b, move: b?.move.type, hidden: 0 });

export const crash = async (
  kills: number,
  atOnce: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashReport> => {
  const script = join(
    await buildScripts('crash', { main: 'server/main.ts', botWorker: 'server/bots/botWorker.ts' }),
    'main.js',
  );
  const port = String(await freePort());
  const env = {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: await newFolder(),
    RATE_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    BOT_PAUSE_MS: '0',
  };
  const url = `http://127.0.0.1:${port}`;
  const lobby = createLobby(url);
  const start = (): Promise<Child> => startChild(script, { ...env, LOG_LEVEL: 'info' });
  let server = await start();
  let count = 0;

  const open = async (): Promise<Evening> => {
    const number = ++count;
    const people = 2 + (number % 2);
    const bots = number % 3 === 0 ? [] : ['easy'];
    const modules = 1 + (number % 5);
    const host = await lobby.create({ name: NAMES[0], players: people + bots.length, modules, bots });
    const seats = [host];
    for (const name of NAMES.slice(1, people)) seats.push(await lobby.join(host.id, { name }));
    for (const seat of seats) await lobby.ready(seat);
    const guests = await Promise.all(seats.map(({ id, key }) => arrive({ url, match: id, key })));
    return { id: host.id, guests, done: playToTheEnd({ guests }, tavernMove(rngFrom(String(number)))) };
  };

  const evenings: Evening[] = [];
  const running = (): Evening[] => evenings.filter(({ guests }) => guests[0]?.told.match.status !== 'over');
  for (let killed = 0; killed < kills; killed++) {
    while (running().length < atOnce) evenings.push(await open());
    const before = evenings.flatMap(({ guests }) => guests.map(({ told }) => told.syncs));
    await wait(Math.random() * 250);
    server.process.kill('SIGKILL');
    await server.ended;
    server = await start();
    const guests = evenings.flatMap((evening) => evening.guests);
    await Promise.all(guests.map((guest, i) => guest.until('is back', ({ syncs }) => syncs > (before[i] ?? 0))));
    say(
      `killed ${killed + 1} times; ${evenings.length} matches, ${guests.reduce((sum, { told }) => sum + told.log.length, 0)} moves told`,
    );
  }
  await Promise.all(evenings.map(({ done }) => done));

  const lost: string[] = [];
  const unfinished: string[] = [];
  let toldMoves = 0;
  for (const { id, guests } of evenings) {
    const stored = new Map<number, LogEntry>();
    for (let from = 0; ; from += 500) {
      const page = await lobby.log(id, from, 500);
      for (const entry of page) stored.set(entry.n, entry);
      if (page.length < 500) break;
    }
    const told = new Map(
      guests.flatMap((guest) => guest.told.log.map((entry) => [JSON.stringify(entry), entry] as const)),
    );
    toldMoves += new Set([...told.values()].map(({ n }) => n)).size;
    for (const entry of told.values())
      if (!same(entry, stored.get(entry.n))) lost.push(`${id} ${entry.n} ${entry.move.type}`);
    const { result } = await lobby.get(id);
    if (result === null) unfinished.push(id);
  }
  const reconnections = evenings.flatMap(({ guests }) => guests).reduce((sum, { told }) => sum + told.syncs - 1, 0);
  return { kills, matches: evenings.length, toldMoves, lost, unfinished, reconnections };
};
