// A thread in which bots think, so that the table stays smooth meanwhile.
import { rngFrom, type Move } from '../../game/index.ts';
import { botMove, type Question } from './botThinking.ts';
import { newSeed } from './chance.ts';

export interface Asked {
  number: number;
  question: Question;
}

export interface Answered {
  number: number;
  move: Move | null;
}

const rng = rngFrom(newSeed());

async function answer({ number, question }: Asked): Promise<void> {
  const answered: Answered = { number, move: await botMove(question, rng) };
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
