// The worker in which bots think: answers the questions of botThread.ts, so that the table stays smooth.
import { rngFrom } from '../../game/index.ts';
import { botThought, type Question, type Thought } from './botThinking.ts';
import { newHex16 } from './randomIds.ts';

export interface Asked {
  number: number;
  question: Question;
}

export interface Answered {
  number: number;
  thought: Thought | null;
}

const rng = rngFrom(newHex16());

async function answer({ number, question }: Asked): Promise<void> {
  const answered: Answered = { number, thought: await botThought(question, rng) };
  postMessage(answered);
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // A rejected promise would not reach the page. Thrown from a timer, the fault becomes the worker's `error` event, and
  // the page thinks for itself.
  answer(data).catch((fault: unknown) => {
    setTimeout(() => {
      throw fault;
    });
  });
});
