// Bots in a local game: when they think and move, what they see, and what happens when a thought fails or is refused.
import { expect, test } from 'vitest';
import type { BotThread } from '../../../client/net/botThread.ts';
import { botThought, type Thought } from '../../../client/net/botThinking.ts';
import { runBot } from '../../../client/net/localBots.ts';
import { rngFrom, type View } from '../../../game/index.ts';
import { connected } from '../../kit/connection.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { aTable } from '../../kit/table.ts';

const atOnce = () => Promise.resolve();
const rng = rngFrom('bots');
const anEasyBot = { level: 'easy', name: 'Ben' } as const;

/** Plays like the game's bots, and records the views that it was given. */
function thread(): BotThread & { seen: View[] } {
  const seen: View[] = [];
  return {
    seen,
    think: async (question) => {
      seen.push(question.view);
      return botThought(question, rng);
    },
    close: () => undefined,
  };
}

test('a bot takes a die when it is its turn, and waits when it is not', async () => {
  const table = connected(aTable().orders({ coaster: '1 2' }, { coaster: '3 4' }).state);
  const thinking = thread();
  const stop = runBot(table.connect(1), anEasyBot, thinking, atOnce);
  await nextTask();
  expect(thinking.seen).toHaveLength(0);
  table.play(0, { type: 'draft', value: 1 });
  await expect.poll(() => table.state.players[1]!.dice).toHaveLength(1);
  expect(thinking.seen).toHaveLength(1);
  stop();
});

test('a bot sees no more than its seat may see', async () => {
  const { state } = aTable({ modules: 4, startCards: '1 2 3' }).choosingStartCards();
  const table = connected(state);
  table.play(0, { type: 'choose', option: '2' });
  const thinking = thread();
  const stop = runBot(table.connect(1), anEasyBot, thinking, atOnce);
  await nextTask();
  expect(thinking.seen[0]!.players[0]!.choice).toBe('hidden');
  stop();
});

test('a bot whose move is refused decides again after the next update', async () => {
  const table = connected(aTable().planning({ dice: '3' }, { dice: '3 4' }).state);
  const illegal: Thought = {
    why: [],
    move: { type: 'put', dice: [{ value: 6, own: false, from: null, to: 'barrel' }] },
  };
  const thinking = thread();
  const answers = [illegal];
  const stop = runBot(
    table.connect(1),
    anEasyBot,
    { ...thinking, think: async (question) => answers.shift() ?? thinking.think(question) },
    atOnce,
  );
  await nextTask();
  table.play(0, { type: 'confirm' });
  await expect.poll(() => table.state.phase).toBe('serving');
  stop();
});

test('a bot that could not be loaded thinks again, until it can', async () => {
  const table = connected(aTable({ start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 4' }).state);
  const thinking = thread();
  let attempts = 0;
  const think: BotThread['think'] = async (question) => {
    attempts++;
    if (attempts <= 2) throw new Error('There is no network.');
    return thinking.think(question);
  };
  const onMade = () => undefined;
  const againMs = 1;
  const stop = runBot(table.connect(1), anEasyBot, { ...thinking, think }, atOnce, onMade, againMs);
  await expect.poll(() => table.state.players[1]!.dice).toHaveLength(1);
  expect(attempts).toBe(3);
  stop();
});

test('a bot waits until the events have been animated', async () => {
  const table = connected(aTable({ start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 4' }).state);
  let show: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  const stop = runBot(table.connect(1), anEasyBot, thread(), () => shown);
  await nextTask();
  expect(table.state.players[1]!.dice).toHaveLength(0);
  show();
  await expect.poll(() => table.state.players[1]!.dice).toHaveLength(1);
  stop();
});

test('a bot that was stopped moves no more', async () => {
  const table = connected(aTable({ start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 4' }).state);
  const stop = runBot(table.connect(1), anEasyBot, thread(), atOnce);
  stop();
  await nextTask();
  expect(table.state.players[1]!.dice).toHaveLength(0);
});

test.each(['simple', 'random', 'forgotten'])('a bot of the unknown level %s still plays', async (level) => {
  const { state } = aTable().orders({ coaster: '3' }, {});
  const question = { level: level as never, name: 'Ben', view: state, seat: 0, time: 100 } as const;
  expect((await botThought(question, rng))?.move).toEqual({ type: 'draft', value: 3 });
});
