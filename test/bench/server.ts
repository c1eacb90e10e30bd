// `npm run bench -- server`: our server on disk beside boardgame.io's own in memory, the same evenings over sockets.
// Both run at the same time in alternation, so that other load on the machine affects both alike.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScripts } from '../server/kit/build.ts';
import { type Child, endChildren, startChild } from '../server/kit/child.ts';
import { type BenchMatch, openMatch, ours, stock, type Tally } from './serverMatch.ts';
import { type ScriptedMove, scriptOf } from './serverScript.ts';

const SEED = 'an evening in Tiefenthal';
const PLAYERS = 4;
const MODULES = 5;
const SIZES = [1, 50, 200] as const;
const KINDS = ['stock', 'ours'] as const;
type Kind = (typeof KINDS)[number];
const WARM_MATCHES = 8;
const SLICES = 6;
const SLICE_MS = 1000;
/** Pace of people: a move a second at every table, more than people make. */
const PACE_MS = 1000;
const PACED_MS = 5000;

interface Usage {
  readonly heap: number;
  readonly cpuMs: number;
}

interface Row {
  readonly movesPerSecond: number;
  readonly cpuPerMoveMs: number;
  readonly saturatedP95Ms: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly bytesPerMove: number;
  readonly heapPerMatchKiB: number;
}

const usage = (child: Child, question: 'memory' | 'time'): Promise<Usage> =>
  new Promise((resolve) => {
    child.process.once('message', (answer) => resolve(answer as Usage));
    child.process.send(question);
  });

const newTally = (): Tally => ({ times: [], bytes: 0, moves: 0 });

/** One server with its matches. */
class Side {
  readonly full = newTally();
  readonly paced = newTally();
  readonly #child: Child;
  readonly #matches: readonly BenchMatch[];
  readonly #heapBefore: number;
  #heapAfter = 0;
  #seconds = 0;
  #cpuMs = 0;

  private constructor(child: Child, matches: readonly BenchMatch[], heapBefore: number) {
    this.#child = child;
    this.#matches = matches;
    this.#heapBefore = heapBefore;
  }

  static async open(
    kind: Kind,
    folder: string,
    dir: string,
    size: number,
    script: readonly ScriptedMove[],
  ): Promise<Side> {
    const child = await startChild(join(folder, 'serverHost.js'), {}, ['--expose-gc'], [kind, dir, SEED]);
    const open = (): Promise<BenchMatch> =>
      openMatch(kind === 'ours' ? ours : stock, child.url, PLAYERS, MODULES, script);
    // Some games before the first look at the memory, so that code loaded once is not counted for a match.
    const warm = await Promise.all(Array.from({ length: WARM_MATCHES }, open));
    await Promise.all(warm.map((match) => match.play(() => false, newTally())));
    for (const match of warm) match.close();
    const { heap } = await usage(child, 'memory');
    const matches: BenchMatch[] = [];
    for (let i = 0; i < size; i++) matches.push(await open());
    return new Side(child, matches, heap);
  }

  /** Full load: each move follows the answer to the one before. */
  async playFull(): Promise<void> {
    const before = await usage(this.#child, 'time');
    const began = performance.now();
    await Promise.all(this.#matches.map((match) => match.play(() => performance.now() - began > SLICE_MS, this.full)));
    this.#seconds += (performance.now() - began) / 1000;
    this.#cpuMs += (await usage(this.#child, 'time')).cpuMs - before.cpuMs;
  }

  async playPaced(): Promise<void> {
    const end = performance.now() + PACED_MS;
    const pause = (): number => PACE_MS * (0.5 + Math.random());
    await Promise.all(this.#matches.map((match) => match.play(() => performance.now() > end, this.paced, pause)));
  }

  async weigh(): Promise<void> {
    this.#heapAfter = (await usage(this.#child, 'memory')).heap;
  }

  result(): Row {
    const { full, paced } = this;
    const at = (times: readonly number[], part: number): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
    return {
      movesPerSecond: full.moves / this.#seconds,
      cpuPerMoveMs: this.#cpuMs / full.moves,
      saturatedP95Ms: at(full.times, 0.95),
      p50Ms: at(paced.times, 0.5),
      p95Ms: at(paced.times, 0.95),
      p99Ms: at(paced.times, 0.99),
      bytesPerMove: full.bytes / full.moves,
      heapPerMatchKiB: (this.#heapAfter - this.#heapBefore) / this.#matches.length / 1024,
    };
  }
}

const rowOf = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(14) +
  cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 2 : 0) : cell).padStart(12)).join('');

const measure = async (folder: string, size: number, script: readonly ScriptedMove[]): Promise<Record<Kind, Row>> => {
  const dir = await mkdtemp(join(tmpdir(), 'tiefenthal-bench-'));
  const open = (kind: Kind): Promise<Side> => Side.open(kind, folder, dir, size, script);
  const sides = { stock: await open('stock'), ours: await open('ours') };
  // The pace of people comes first, so that no script ends before full load is measured.
  for (const kind of KINDS) await sides[kind].playPaced();
  for (let slice = 0; slice < SLICES; slice++) for (const kind of KINDS) await sides[kind].playFull();
  for (const kind of KINDS) await sides[kind].weigh();
  await endChildren();
  await rm(dir, { recursive: true, force: true });
  return { stock: sides.stock.result(), ours: sides.ours.result() };
};

const benchServer = async (): Promise<void> => {
  const script = scriptOf(SEED, PLAYERS, MODULES);
  const folder = await buildScripts('bench', {
    serverHost: 'test/bench/serverHost.ts',
    botWorker: 'server/bots/botWorker.ts',
  });
  console.log(
    `${PLAYERS} seats a match, modules 1 to ${MODULES}, evenings of ${script.length} moves; every seat has seen a move before the next is made.`,
  );
  console.log(
    'At full load the next move follows at once; p50 to p99 are at a pace of one move a second at every table.\n',
  );
  console.log(
    rowOf('matches', ['moves/s', 'CPU ms/move', 'p95 full', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes/move', 'heap KiB']),
  );
  let last: Record<Kind, Row> | null = null;
  for (const size of SIZES) {
    last = await measure(folder, size, script);
    for (const kind of KINDS) console.log(rowOf(`${kind}, ${size}`, Object.values(last[kind])));
  }
  if (last === null) return;
  const figures = Object.entries(last.ours).map(([name, value]) => [name, Number((value as number).toFixed(2))]);
  const ratio = (name: keyof Row): number => Number((last.ours[name] / last.stock[name]).toFixed(3));
  console.log(
    JSON.stringify({
      ...Object.fromEntries(figures),
      movesPerSecondRatio: ratio('movesPerSecond'),
      cpuPerMoveRatio: ratio('cpuPerMoveMs'),
      bytesPerMoveRatio: ratio('bytesPerMove'),
    }),
  );
};

await benchServer();
process.exit(0);
