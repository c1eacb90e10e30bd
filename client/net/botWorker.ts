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

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { number: data.number, move: botMove(data.question, rng) };
  postMessage(answered);
});
