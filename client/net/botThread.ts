// The page's side of the bots' worker: opens it and asks it; without one, or when it fails, bots think in the page.
import { rngFrom } from '../../game/index.ts';
import type { BotQuestion, Thought } from './botThinking.ts';
import type { FromWorker, ToWorker } from './botWorker.ts';
import { newHex16 } from './randomIds.ts';

export interface BotThread {
  /** Rejects when the page has to think and cannot, for example because the bot's code cannot be loaded. */
  think(question: BotQuestion): Promise<Thought | null>;
  close(): void;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly settle: (thought: Thought | null) => void;
  readonly fail: (fault: unknown) => void;
}

/** `thinkHere` answers a question in the page; tests give one of their own, which may fail. */
export function openBotThread(thinkHere: BotThread['think'] = thinkInPage): BotThread {
  const waiting = new Map<number, Waiting>();
  let worker = startWorker();
  let number = 0;

  const giveUpWorker = () => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { question, settle, fail } of left) thinkHere(question).then(settle, fail);
  };

  worker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const answered = waiting.get(data.number);
    waiting.delete(data.number);
    answered?.settle(data.thought);
  });
  worker?.addEventListener('error', giveUpWorker);

  return {
    think: (question) => {
      if (worker === null) return thinkHere(question);
      const message: ToWorker = { number: ++number, question };
      worker.postMessage(message);
      return new Promise((settle, fail) => waiting.set(message.number, { question, settle, fail }));
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

const rng = rngFrom(newHex16());

async function thinkInPage(question: BotQuestion): Promise<Thought | null> {
  const { botThought } = await import('./botThinking.ts');
  return botThought(question, rng);
}
