// The worker in which bots think: answers the questions of botThread.ts, so that the table stays smooth.
import { rngFrom } from '../../game/index.ts';
import { botThought, type BotQuestion, type Thought } from './botThinking.ts';
import { newHex16 } from './randomIds.ts';

export interface ToWorker {
  /** Its answer has the same number. */
  number: number;
  question: BotQuestion;
}

export interface FromWorker {
  number: number;
  thought: Thought | null;
}

const rng = rngFrom(newHex16());

async function answer({ number, question }: ToWorker): Promise<void> {
  const message: FromWorker = { number, thought: await botThought(question, rng) };
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // A rejected promise would not reach the page. Thrown from a timer, the fault becomes the worker's `error` event, and
  // the page thinks for itself.
  answer(data).catch((fault: unknown) => {
    setTimeout(() => {
      throw fault;
    });
  });
});
