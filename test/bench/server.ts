// `npm run bench -- server`: our server on disk beside boardgame.io's own in memory, playing the same game over
// sockets; ours with many matches; on PostgreSQL with one process and with two; and how long it takes to start with
// many open matches.
// Servers that are compared under load are measured in alternation, so that other work on the machine affects all alike.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScripts } from '../server/kit/build.ts';
import { endChildren } from '../server/kit/child.ts';
import { startPostgres } from '../server/kit/postgres.ts';
import { compareSizes } from './serverGrowth.ts';
import { scriptOf } from './serverScript.ts';
import { MODULES, PLAYERS, type Measured, SEED, LoadedServer, type SideOptions } from './serverSide.ts';
import { startMs } from './serverStart.ts';

/** Numbers of matches with which our server and the stock one are compared. */
const SIZES = [1, 50, 200] as const;
/** The number of matches with which SQLite and PostgreSQL are compared. */
const MATCHES_ON_DATABASE = 50;
const OPEN_AT_START = 2000;
const SLICES = 6;
/** A slice with a single match ends with its game, after less than half a second: more of them are needed. */
const SLICES_OF_ONE = 24;

const script = scriptOf(SEED, PLAYERS, MODULES);
const folder = await buildScripts('bench', {
  serverHost: 'test/bench/serverHost.ts',
  botWorker: 'server/bots/botWorker.ts',
});
const postgres = await startPostgres();
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'tiefenthal-bench-'));

const rowOf = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(24) +
  cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 2 : 0) : cell).padStart(12)).join('');

type Asked = Pick<SideOptions, 'kind' | 'size'> & Partial<Pick<SideOptions, 'place' | 'processes'>>;

/** Measures in alternation all servers that are asked for, and prints a line for each. */
const measure = async <Name extends string>(asked: Record<Name, Asked>): Promise<Record<Name, Measured>> => {
  const dirs: string[] = [];
  const sides: [name: string, side: LoadedServer][] = [];
  for (const [name, one] of Object.entries<Asked>(asked)) {
    const dir = await newFolder();
    dirs.push(dir);
    sides.push([name, await LoadedServer.open({ folder, place: dir, script, ...one })]);
  }
  // The pace of people comes first: no script ends during it, while full load plays scripts to their end.
  for (const [, side] of sides) await side.playPaced();
  const slices = Object.values<Asked>(asked).some(({ size }) => size === 1) ? SLICES_OF_ONE : SLICES;
  for (let slice = 0; slice < slices; slice++) for (const [, side] of sides) await side.playFull();
  for (const [, side] of sides) await side.measureHeap();
  await endChildren();
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
  const rows = sides.map(([name, side]) => [name, side.result()] as const);
  for (const [name, row] of rows) console.log(rowOf(name, Object.values(row)));
  return Object.fromEntries(rows) as Record<Name, Measured>;
};

const benchServer = async (): Promise<void> => {
  console.log(
    `${PLAYERS} seats a match, modules 1 to ${MODULES}, games of ${script.length} moves; every seat has seen a move before the next is made.`,
  );
  console.log(
    'At full load the next move follows at once, and rates are the median of several slices; p50 to p99 are at a pace of one move a second at every table.',
  );
  console.log(
    'Ours commits every move to its database before it tells of it, and plays on plain copies of the state; the stock server keeps everything in memory and plays on boardgame.io’s drafts.',
  );
  console.log(
    'Of two processes each has every other seat of every match. Load, servers and PostgreSQL share the machine.\n',
  );
  // In the order of the fields of `Measured`.
  console.log(
    rowOf('matches', ['moves/s', 'CPU ms/move', 'p95 full', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes/move', 'heap KiB']),
  );
  const rows: Record<string, Measured> = {};
  for (const size of SIZES)
    Object.assign(
      rows,
      await measure({ [`stock, ${size}`]: { kind: 'stock', size }, [`ours, ${size}`]: { kind: 'ours', size } }),
    );
  const growth = await compareSizes(folder, newFolder, script);
  for (const [name, rates] of Object.entries(growth)) console.log(rowOf(`${name}, same moves`, Object.values(rates)));
  const shared = await measure({
    SQLite: { kind: 'ours', size: MATCHES_ON_DATABASE },
    PostgreSQL: { kind: 'ours', size: MATCHES_ON_DATABASE, place: await postgres.newDatabase() },
    'PostgreSQL, 2 processes': {
      kind: 'ours',
      size: MATCHES_ON_DATABASE,
      place: await postgres.newDatabase(),
      processes: 2,
    },
  });
  const dir = await newFolder();
  const start = {
    startMsWith2000Matches: await startMs(folder, dir, OPEN_AT_START),
    startMsWith2000MatchesOnPostgres: await startMs(folder, await postgres.newDatabase(), OPEN_AT_START),
  };
  await rm(dir, { recursive: true, force: true });

  const last = SIZES.at(-1);
  const [stock, ours] = [rows[`stock, ${last}`], rows[`ours, ${last}`]];
  if (stock === undefined || ours === undefined) return;
  const round = (value: number, digits: number): number => Number(value.toFixed(digits));
  const ratio = (one: Measured, other: Measured, name: keyof Measured = 'movesPerSecond'): number =>
    round(one[name] / other[name], 3);
  console.log(
    JSON.stringify({
      ...Object.fromEntries(Object.entries(ours).map(([name, value]) => [name, round(value as number, 2)])),
      movesPerSecondRatio: ratio(ours, stock),
      movesPerSecondRatioOfOne: ratio(rows['ours, 1'] ?? ours, rows['stock, 1'] ?? stock),
      cpuPerMoveRatio: ratio(ours, stock, 'cpuPerMoveMs'),
      bytesPerMoveRatio: ratio(ours, stock, 'bytesPerMove'),
      movesPerSecondAt1000Ratio: round(growth.many.movesPerSecond / growth.few.movesPerSecond, 3),
      cpuPerMoveAt1000Ratio: round(growth.many.cpuPerMoveMs / growth.few.cpuPerMoveMs, 3),
      postgresRatio: ratio(shared.PostgreSQL, shared.SQLite),
      twoProcessRatio: ratio(shared['PostgreSQL, 2 processes'], shared.PostgreSQL),
      ...Object.fromEntries(Object.entries(start).map(([name, ms]) => [name, round(ms, 0)])),
    }),
  );
};

await benchServer();
await postgres.close();
process.exit(0);
