// The worker in which bots think: answers the questions of botThread.ts, so that the table stays smooth.
import { rngFrom } from '../../game/index.ts';
import { botThought, type Question, type Thought } from './botThinking.ts';
import { newSeed } from './randomIds.ts';

export interface Asked {
  number: number;
  question: Question;
}

export interface Answered {
  number: number;
  thought: Thought | null;
}

const rng = rngFrom(newSeed());

async function answer({ number, question }: Asked): Promise<void> {
  const answered: Answered = { number, thought: await botThought(question, rng) };
  postMessage(answered);
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // A fault is reported like any other, so that whoever asked can think on the spot.
  answer(data).catch((fault: unknown) => {
    setTimeout(() => {
      throw fault;
    });
  });
});
