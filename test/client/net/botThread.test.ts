// The bots' worker from the page's side: when its code cannot be loaded, bots think in the page.
import { afterEach, expect, test, vi } from 'vitest';
import type { BotQuestion, Thought } from '../../../client/net/botThinking.ts';
import { openBotThread } from '../../../client/net/botThread.ts';

const thinkHere = vi.fn<(question: BotQuestion) => Promise<Thought | null>>();

/** A worker whose code cannot be loaded. */
class BrokenWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {
    // There is nothing to end.
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  thinkHere.mockReset();
});

/** Without a view, as nothing here thinks about it. */
const question = { level: 'easy', name: 'Ben', seat: 0, time: 100 } as BotQuestion;
const thought: Thought = { move: { type: 'confirm' }, why: [] };

test('a question that a broken worker leaves unanswered is answered in the page', async () => {
  vi.stubGlobal('Worker', BrokenWorker);
  thinkHere.mockResolvedValue(thought);
  expect(await openBotThread(thinkHere).think(question)).toEqual(thought);
});

test('a question that neither the worker nor the page can answer is rejected, so that it can be asked again', async () => {
  vi.stubGlobal('Worker', BrokenWorker);
  thinkHere.mockRejectedValueOnce(new Error('There is no network.')).mockResolvedValue(thought);
  const thread = openBotThread(thinkHere);
  await expect(thread.think(question)).rejects.toThrow('There is no network.');
  expect(await thread.think(question)).toEqual(thought);
});
