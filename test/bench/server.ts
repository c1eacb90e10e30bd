// `npm run bench -- server`: our server on disk beside boardgame.io's own in memory, the same evenings over sockets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScripts } from '../server/kit/build.ts';
import { type Child, endChildren, startChild } from '../server/kit/child.ts';
import { type BenchMatch, type Dialect, openMatch, ours, stock, type Tally } from './serverMatch.ts';
import { scriptOf } from './serverScript.ts';

const SEED = 'an evening in Tiefenthal';
const PLAYERS = 4;
const MODULES = 5;
const SIZES = [1, 50, 200] as const;
const WARM_UP_MS = 1500;
const MEASURED_MS = 6000;

interface Usage {
  readonly heap: number;
  readonly cpuMs: number;
}

interface Row {
  readonly movesPerSecond: number;
  readonly cpuPerMoveMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly bytesPerMove: number;
  readonly heapPerMatchKiB: number;
}

const ask = (child: Child, question: 'memory' | 'time'): Promise<Usage> =>
  new Promise((resolve) => {
    child.process.once('message', (usage) => resolve(usage as Usage));
    child.process.send(question);
  });

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

const measure = async (
  dialect: Dialect,
  child: Child,
  size: number,
  script: ReturnType<typeof scriptOf>,
): Promise<Row> => {
  const before = await ask(child, 'memory');
  const matches: BenchMatch[] = [];
  for (let i = 0; i < size; i++) matches.push(await openMatch(dialect, child.url, PLAYERS, MODULES, script));
  const playFor = async (ms: number): Promise<Tally> => {
    const tally: Tally = { times: [], bytes: 0, moves: 0 };
    const end = performance.now() + ms;
    await Promise.all(matches.map((match) => match.play(() => performance.now() > end, tally)));
    return tally;
  };
  await playFor(size === 1 ? WARM_UP_MS / 5 : WARM_UP_MS);
  const began = performance.now();
  const started = await ask(child, 'time');
  const tally = await playFor(size === 1 ? MEASURED_MS / 10 : MEASURED_MS);
  const seconds = (performance.now() - began) / 1000;
  const ended = await ask(child, 'time');
  const after = await ask(child, 'memory');
  for (const match of matches) match.close();
  const times = tally.times.sort((a, b) => a - b);
  return {
    movesPerSecond: tally.moves / seconds,
    cpuPerMoveMs: (ended.cpuMs - started.cpuMs) / tally.moves,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    bytesPerMove: tally.bytes / tally.moves,
    heapPerMatchKiB: (after.heap - before.heap) / size / 1024,
  };
};

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, i) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 2 : 0) : cell).padStart(i === 0 ? 18 : 10))
    .join('');

export const benchServer = async (): Promise<void> => {
  const script = scriptOf(SEED, PLAYERS, MODULES);
  const folder = await buildScripts('bench', {
    serverHost: 'test/bench/serverHost.ts',
    botWorker: 'server/bots/botWorker.ts',
  });
  console.log(
    `${PLAYERS} seats a match, modules 1-${MODULES}, an evening of ${script.length} moves; every seat has seen a move before the next is made\n`,
  );
  console.log(line(['', 'moves/s', 'CPU ms', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes', 'heap KiB']));
  const rows: { size: number; ours: Row; stock: Row }[] = [];
  for (const size of SIZES) {
    const measured: Partial<Record<'ours' | 'stock', Row>> = {};
    for (const kind of ['stock', 'ours'] as const) {
      const dir = await mkdtemp(join(tmpdir(), 'tiefenthal-bench-'));
      const child = await startChild(join(folder, 'serverHost.js'), {}, ['--expose-gc'], [kind, dir, SEED]);
      const row = await measure(kind === 'ours' ? ours : stock, child, size, script);
      await endChildren();
      await rm(dir, { recursive: true, force: true });
      measured[kind] = row;
      const { movesPerSecond, cpuPerMoveMs, p50Ms, p95Ms, p99Ms, bytesPerMove, heapPerMatchKiB } = row;
      console.log(
        line([`${kind}, ${size}`, movesPerSecond, cpuPerMoveMs, p50Ms, p95Ms, p99Ms, bytesPerMove, heapPerMatchKiB]),
      );
    }
    rows.push({ size, ...(measured as Record<'ours' | 'stock', Row>) });
  }
  const { ours: here, stock: there } = rows.at(-1)!;
  const { cpuPerMoveMs: _cpu, ...figures } = here;
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(2))]));
  console.log(
    JSON.stringify({
      ...rounded,
      movesPerSecondRatio: Number((here.movesPerSecond / there.movesPerSecond).toFixed(2)),
      bytesPerMoveRatio: Number((here.bytesPerMove / there.bytesPerMove).toFixed(3)),
    }),
  );
};
