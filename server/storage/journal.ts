// Commits writes in batches: those of one turn of the event loop together, and then whatever came while the last batch was
// being committed. `write` resolves when its writes are on disk; only then are clients told of a change.
import type { Storage, Write } from './storage.ts';

/**
 * This many groups are committed without waiting for the end of the turn: what a move has made stays in memory until it
 * is committed, and the garbage collector would copy it several times.
 */
export const FULL_BATCH = 32;

interface Group {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface Journal {
  /** All or nothing for these writes; groups keep the order in which they were handed in. */
  write(...writes: readonly Write[]): Promise<void>;
  /** Resolves when nothing is waiting to be written. */
  settled(): Promise<void>;
}

export const createJournal = (storage: Storage, onBatch: (groups: number, ms: number) => void): Journal => {
  let waiting: Group[] = [];
  let running: Promise<void> | null = null;
  let begin: () => void = () => undefined;

  // A group that fails must not fail the others.
  const oneByOne = async (groups: readonly Group[]): Promise<void> => {
    for (const group of groups) await storage.write(group.writes).then(group.resolve, group.reject);
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const groups = waiting;
      waiting = [];
      const began = performance.now();
      try {
        await storage.write(groups.flatMap((group) => group.writes));
        for (const group of groups) group.resolve();
      } catch {
        await oneByOne(groups);
      }
      onBatch(groups.length, performance.now() - began);
    }
    running = null;
  };

  return {
    write: (...writes) =>
      new Promise((resolve, reject) => {
        waiting.push({ writes, resolve, reject });
        running ??= new Promise<void>((started) => {
          begin = started;
          setImmediate(begin);
        }).then(run);
        // Without effect once the run has begun.
        if (waiting.length >= FULL_BATCH) begin();
      }),
    async settled() {
      while (running !== null) await running;
    },
  };
};
