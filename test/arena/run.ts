// Runs the arena's games in threads. The outcome does not depend on which thread plays which block.
import { Worker } from 'node:worker_threads';
import { blocksOf, type BlockOutcome, type MatchOptions } from './arena.ts';

const quoted = (url: string) => JSON.stringify(url);
/** Registers tsx in the thread: Node 20 does not pass loaders of TypeScript on to threads. */
const starter = `import(${quoted(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
  register();
  return import(${quoted(new URL('./worker.ts', import.meta.url).href)});
});`;

export async function runMatch(
  options: MatchOptions,
  threads: number,
  progress: (done: number, blocks: number) => void,
): Promise<BlockOutcome[]> {
  const blocks = blocksOf(options);
  const outcomes: BlockOutcome[] = [];
  let next = 0;
  let done = 0;
  /** A thread posts `null` when it is ready, and then the outcome of each block; the answer is the next block. */
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(starter, { eval: true, workerData: options });
      let at = -1;
      worker.on('error', reject);
      worker.on('message', (outcome: BlockOutcome | null) => {
        if (outcome !== null) {
          outcomes[at] = outcome;
          progress(++done, blocks.length);
        }
        at = next++;
        const block = blocks[at];
        if (block !== undefined) return worker.postMessage(block);
        void worker.terminate();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: Math.min(threads, blocks.length) }, work));
  return outcomes;
}
