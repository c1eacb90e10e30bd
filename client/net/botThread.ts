// The page's side of the bots' worker: opens it and asks it; without one, or when it fails, bots think in the page.
import { rngFrom } from '../../game/index.ts';
import type { Question, Thought } from './botThinking.ts';
import type { Answered, Asked } from './botWorker.ts';
import { newSeed } from './randomIds.ts';

export interface BotThread {
  think(question: Question): Promise<Thought | null>;
  close(): void;
}

type Settle = (thought: Thought | null) => void;

export function openBotThread(): BotThread {
  const waiting = new Map<number, { question: Question; settle: Settle }>();
  let worker = startWorker();
  let number = 0;

  const giveUpWorker = () => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { question, settle } of left) void thinkHere(question).then(settle);
  };

  worker?.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    asked?.settle(data.thought);
  });
  worker?.addEventListener('error', giveUpWorker);

  return {
    think: (question) => {
      if (worker === null) return thinkHere(question);
      const asked: Asked = { number: ++number, question };
      worker.postMessage(asked);
      return new Promise((settle) => waiting.set(asked.number, { question, settle }));
    },
    close: () => {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

const rng = rngFrom(newSeed());

async function thinkHere(question: Question): Promise<Thought | null> {
  const { botThought } = await import('./botThinking.ts');
  return botThought(question, rng);
}
