// Failing bots: their threads are replaced, another bot moves in their place, and a seat that no bot could play is
// tried again. A bot that still thinks when the server closes has not failed.
import { afterEach, describe, expect, test } from 'vitest';
import { createBotPool } from '../../server/bots/pool.ts';
import { duel, pick } from './kit/duel.ts';
import { metricsOf } from './kit/health.ts';
import { openServer } from './kit/server.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const FATAL = [
  ['hungry', /memory/],
  ['quitting', /thread of a bot ended/],
] as const;

describe.each(FATAL)('the thread of a bot that is %s', (level, fault) => {
  test('is replaced: the question is answered with an error, and the next ones with moves', async () => {
    const pool = createBotPool(new URL('kit/duelWorker.js', import.meta.url), 1, 30_000);
    const view = { picks: { 0: null } };
    try {
      const failed = expect(pool.ask({ name: 'Ben', timeMs: 100, level, seat: 0, view })).rejects.toThrow(fault);
      const next = pool.ask({ name: 'Ben', timeMs: 100, level: 'easy', seat: 0, view });
      await failed;
      expect(await next).toEqual(pick(5));
      expect(await pool.ask({ name: 'Ben', timeMs: 100, level: 'easy', seat: 0, view })).toEqual(pick(5));
    } finally {
      await pool.close();
    }
  });

  test('does not stop the match: another bot moves in its place', async () => {
    const ruleset = { ...duel({ rounds: 1 }), levels: ['easy', level] };
    const server = await openServer({ ruleset, config: { botThreads: 1 } });
    const { clients } = await startMatch(server, 2, { bots: [level] });
    await playToTheEnd({ clients });
    expect(clients[0]!.received.match.status).toBe('over');
    expect(server.logged()).toContain('a bot failed');
  }, 60_000);
});

test('a seat whose bots have all failed is tried again after a while until the match goes on', async () => {
  const ruleset = { ...duel(), levels: ['slow to start'] };
  const server = await openServer({ ruleset, config: { botThreads: 1, botRetryMs: 50 } });
  const { clients } = await startMatch(server, 2, { bots: ['slow to start'] });
  await playToTheEnd({ clients });
  expect(clients[0]!.received.match.status).toBe('over');
  // Four questions fail: in each of two tries the seat's own bot and the one that moves for it are asked.
  expect(server.logged().match(/no bot could move/g)).toHaveLength(2);
  expect(await metricsOf(server)).toContain('tiefenthal_bot_failures_total{why="stuck"} 2');
});

test('a bot that still thinks when the server closes is no failure', async () => {
  const ruleset = { ...duel(), levels: ['pensive'] };
  const server = await openServer({ ruleset, config: { botThreads: 1 } });
  const { id } = await startMatch(server, 2, { bots: ['pensive'] });
  await expect.poll(() => server.registry.matches.get(id)!.game!.thinking.size).toBe(1);
  await server.close();
  expect(server.logged()).not.toMatch(/a bot failed|no bot could move/);
});
