// One kind of server under load: its processes, its matches, and what was counted.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../server/kit/child.ts';
import { median } from './median.ts';
import { type BenchMatch, openMatch, ourProtocol, stockProtocol, type Tally } from './serverMatch.ts';
import type { ScriptedMove } from './serverScript.ts';

export const SEED = 'an evening in Tiefenthal';
export const PLAYERS = 4;
export const MODULES = 5;
const WARM_UP = 8;
const SLICE_MS = 1000;
const SETTLED_MS = 1200;
/** Pace of people: a move a second at every table, more than people make. */
const PACE_MS = 1000;
const PACED_MS = 5000;
/** The first matches after the warm-up are opened in groups of so many. */
const AT_ONCE = 8;

interface Usage {
  readonly heap: number;
  readonly cpuMs: number;
}

export interface Measured {
  readonly movesPerSecond: number;
  readonly cpuPerMoveMs: number;
  readonly saturatedP95Ms: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly bytesPerMove: number;
  readonly heapPerMatchKiB: number;
}

export interface SideOptions {
  readonly kind: 'stock' | 'ours';
  /** The folder with the built programs of the server. */
  readonly folder: string;
  /** The folder of the database's file, or the address of a PostgreSQL database. */
  readonly place: string;
  /** Number of server processes, which share the database; 1 by default. */
  readonly processes?: number;
  /** Number of matches that are played at the same time. */
  readonly size: number;
  readonly script: readonly ScriptedMove[];
  /** Number of matches that are played before the first look at the memory. */
  readonly warmUp?: number;
}

/** An answer always has both fields; for `memory` the server collects its garbage first. */
const ask = (child: Child, question: 'memory' | 'time'): Promise<Usage> =>
  new Promise((resolve) => {
    child.process.once('message', (answer) => resolve(answer as Usage));
    child.process.send(question);
  });
/** Of all processes together. */
const usage = async (children: readonly Child[], question: 'memory' | 'time'): Promise<Usage> => {
  const each = await Promise.all(children.map((child) => ask(child, question)));
  const sum = (what: keyof Usage): number => each.reduce((all, one) => all + one[what], 0);
  return { heap: sum('heap'), cpuMs: sum('cpuMs') };
};

export const startHost = (folder: string, kind: SideOptions['kind'], place: string): Promise<Child> =>
  startChild(join(folder, 'serverHost.js'), {}, { flags: ['--expose-gc'], args: [kind, place, SEED] });

const newTally = (): Tally => ({ times: [], bytes: 0, moves: 0 });

interface Slice {
  readonly moves: number;
  readonly seconds: number;
  readonly cpuMs: number;
}

export type Rates = Pick<Measured, 'movesPerSecond' | 'cpuPerMoveMs'>;

const ratesOf = ({ moves, seconds, cpuMs }: Slice): Rates => ({
  movesPerSecond: moves / seconds,
  cpuPerMoveMs: cpuMs / moves,
});

export class LoadedServer {
  readonly full = newTally();
  readonly paced = newTally();
  readonly #children: readonly Child[];
  readonly #open: () => Promise<BenchMatch>;
  readonly #heapBefore: number;
  readonly #slices: Slice[] = [];
  #matches: readonly BenchMatch[];
  #opened: number;
  #heapAfter = 0;

  private constructor(
    children: readonly Child[],
    open: () => Promise<BenchMatch>,
    matches: readonly BenchMatch[],
    heapBefore: number,
  ) {
    this.#children = children;
    this.#open = open;
    this.#matches = matches;
    this.#opened = matches.length;
    this.#heapBefore = heapBefore;
  }

  static async open(options: SideOptions): Promise<LoadedServer> {
    const { kind, folder, place, processes = 1, size, script, warmUp = WARM_UP } = options;
    const children = await Promise.all(Array.from({ length: processes }, () => startHost(folder, kind, place)));
    const urls = children.map(({ url }) => url);
    const open = (): Promise<BenchMatch> =>
      openMatch(kind === 'ours' ? ourProtocol : stockProtocol, urls, PLAYERS, MODULES, script);
    // Some games before the first look at the memory, so that code loaded once is not counted for a match.
    const warm = await Promise.all(Array.from({ length: warmUp }, open));
    await Promise.all(warm.map((match) => match.play(() => false, newTally())));
    for (const match of warm) match.close();
    const { heap } = await usage(children, 'memory');
    const matches: BenchMatch[] = [];
    while (matches.length < size)
      matches.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - matches.length) }, open))));
    return new LoadedServer(children, open, matches, heap);
  }

  /**
   * Opens a new match for each one that is over. Then waits until the arrivals there are announced, which takes up to a
   * second, so that no slice counts them.
   */
  async #replaceFinished(): Promise<void> {
    if (!this.#matches.some((match) => match.isOver())) return;
    const replace = async (match: BenchMatch): Promise<BenchMatch> => {
      if (!match.isOver()) return match;
      match.close();
      this.#opened++;
      return this.#open();
    };
    this.#matches = await Promise.all(this.#matches.map(replace));
    await setTimeout(SETTLED_MS);
  }

  /** Full load: each move follows the answer to the one before. `newUntil` makes each match's own condition to stop. */
  async #playSlice(newUntil: () => () => boolean): Promise<void> {
    await this.#replaceFinished();
    const { full } = this;
    const moves = full.moves;
    const before = await usage(this.#children, 'time');
    const began = performance.now();
    await Promise.all(this.#matches.map((match) => match.play(newUntil(), full)));
    const seconds = (performance.now() - began) / 1000;
    const { cpuMs } = await usage(this.#children, 'time');
    this.#slices.push({ moves: full.moves - moves, seconds, cpuMs: cpuMs - before.cpuMs });
  }

  async playFull(): Promise<void> {
    await this.#playSlice(() => {
      const end = performance.now() + SLICE_MS;
      return () => performance.now() > end;
    });
  }

  /** The next moves of every match. */
  async playMoves(count: number): Promise<void> {
    await this.#playSlice(() => {
      let made = 0;
      return () => made++ === count;
    });
  }

  async playPaced(): Promise<void> {
    const end = performance.now() + PACED_MS;
    const pause = (): number => PACE_MS * (0.5 + Math.random());
    await Promise.all(this.#matches.map((match) => match.play(() => performance.now() > end, this.paced, pause)));
  }

  async measureHeap(): Promise<void> {
    this.#heapAfter = (await usage(this.#children, 'memory')).heap;
  }

  /** Over all slices together. */
  total(): Rates {
    const sum = (what: keyof Slice): number => this.#slices.reduce((all, slice) => all + slice[what], 0);
    return ratesOf({ moves: sum('moves'), seconds: sum('seconds'), cpuMs: sum('cpuMs') });
  }

  result(): Measured {
    const { full, paced } = this;
    const rates = this.#slices.map(ratesOf);
    const quantile = (times: readonly number[], part: number): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
    return {
      movesPerSecond: median(rates.map(({ movesPerSecond }) => movesPerSecond)),
      cpuPerMoveMs: median(rates.map(({ cpuPerMoveMs }) => cpuPerMoveMs)),
      saturatedP95Ms: quantile(full.times, 0.95),
      p50Ms: quantile(paced.times, 0.5),
      p95Ms: quantile(paced.times, 0.95),
      p99Ms: quantile(paced.times, 0.99),
      bytesPerMove: full.bytes / full.moves,
      heapPerMatchKiB: (this.#heapAfter - this.#heapBefore) / this.#opened / 1024,
    };
  }
}
