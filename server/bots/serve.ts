// Answers the pool's questions in a worker thread: a seat's view comes in, a move goes out.
import { parentPort } from 'node:worker_threads';
import type { AnyMove } from '../wire/match.ts';

export interface BotQuestion {
  readonly level: string;
  /** Of the bot. */
  readonly name: string;
  /** Its time limit. */
  readonly timeMs: number;
  readonly view: unknown;
  readonly seat: number;
}

export type BotAnswer = { readonly move: AnyMove | null } | { readonly fault: string };

export type Think = (question: BotQuestion) => AnyMove | null | Promise<AnyMove | null>;

export const serveBots = (think: Think): void => {
  const port = parentPort;
  if (port === null) throw new Error('bots think in a thread of their own');
  const answer = (message: BotAnswer): void => port.postMessage(message);
  const consider = async (question: BotQuestion): Promise<void> => {
    try {
      answer({ move: await think(question) });
    } catch (error) {
      answer({ fault: String(error) });
    }
  };
  port.on('message', (question: BotQuestion) => void consider(question));
};
