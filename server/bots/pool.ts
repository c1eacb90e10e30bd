// A pool of worker threads for the bots. A thread that takes too long, runs out of memory or exits is replaced.
import { Worker } from 'node:worker_threads';
import type { AnyMove } from '../wire/match.ts';
import type { BotAnswer, BotQuestion } from './serve.ts';

/** The memory of one thread. A bot that needs more loses its thread; the server's own heap is not affected. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

export interface BotPool {
  /** Questions that wait for a thread. */
  waiting(): number;
  ask(question: BotQuestion): Promise<AnyMove | null>;
  close(): Promise<void>;
}

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (move: AnyMove | null) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

export const createBotPool = (script: URL, size: number, patienceMs: number): BotPool => {
  const threads = new Set<Thread>();
  const queue: Job[] = [];
  let closed = false;

  const finish = (thread: Thread): Job | null => {
    const { job } = thread;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.job = null;
    thread.timer = null;
    return job;
  };

  const remove = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return;
    finish(thread)?.reject(error);
    void thread.worker.terminate();
    next();
  };

  const receive = (thread: Thread, answer: BotAnswer): void => {
    const job = finish(thread);
    if ('fault' in answer) job?.reject(new Error(answer.fault));
    else job?.resolve(answer.move);
    next();
  };

  const startThread = (): Thread => {
    // The environment may hold secrets: threads get none of it.
    const worker = new Worker(script, { env: { NODE_ENV: 'production' }, resourceLimits: LIMITS });
    const thread: Thread = { worker, job: null, timer: null };
    thread.worker.on('message', (answer: BotAnswer) => receive(thread, answer));
    thread.worker.on('error', (error) => remove(thread, error instanceof Error ? error : new Error(String(error))));
    // When a thread ran out of memory or ended by itself, the next question gets a new one.
    thread.worker.on('exit', () => remove(thread, new Error('the thread of a bot ended')));
    thread.worker.unref();
    threads.add(thread);
    return thread;
  };

  const next = (): void => {
    if (closed) return;
    const idle = [...threads].find(({ job }) => job === null);
    if (idle === undefined && threads.size >= size) return;
    const job = queue.shift();
    if (job === undefined) return;
    const thread = idle ?? startThread();
    thread.job = job;
    thread.timer = setTimeout(() => remove(thread, new Error('a bot thought for too long')), patienceMs);
    thread.worker.postMessage(job.question);
  };

  return {
    waiting: () => queue.length,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the pool of bots is closed'));
        queue.push({ question, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      const error = new Error('the pool of bots is closed');
      for (const job of queue.splice(0)) job.reject(error);
      await Promise.all(
        [...threads].map((thread) => {
          finish(thread)?.reject(error);
          return thread.worker.terminate();
        }),
      );
    },
  };
};
