// Answers the pool's questions in a worker thread: a seat's view comes in, a move goes out.
import { parentPort } from 'node:worker_threads';

export interface BotQuestion {
  readonly job: number;
  readonly level: string;
  readonly view: unknown;
  readonly seat: number;
}

export interface BotMove {
  readonly verb: string;
  readonly args: readonly unknown[];
}

export type BotAnswer = { readonly job: number } & ({ readonly move: BotMove | null } | { readonly fault: string });

export type Think = (question: BotQuestion) => BotMove | null;

export const serveBots = (think: Think): void => {
  const port = parentPort;
  if (port === null) throw new Error('bots think in a thread of their own');
  const answer = (message: BotAnswer): void => port.postMessage(message);
  port.on('message', (question: BotQuestion) => {
    try {
      answer({ job: question.job, move: think(question) });
    } catch (error) {
      answer({ job: question.job, fault: String(error) });
    }
  });
};
