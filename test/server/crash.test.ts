// Crashes: a killed server loses nothing that was acknowledged. The long run is `npm run crash`.
import { afterAll, expect, test } from 'vitest';
import { endChildren } from './kit/child.ts';
import { crash } from './kit/crash.ts';
import { newDatabase } from './kit/database.ts';
import { closeClients } from './kit/testClient.ts';
import { closeServers } from './kit/server.ts';

afterAll(async () => {
  closeClients();
  await endChildren();
  await closeServers();
});

const NOTHING_LOST = { lost: [], unfinished: [], miscounted: [] };

test('a server killed again and again loses no move that a client was told of, and every match ends with a score', async () => {
  const report = await crash({ kills: 4, atOnce: 3 });
  expect(report).toMatchObject({ kills: 4, ...NOTHING_LOST });
  expect(report.toldMoves).toBeGreaterThan(100);
  expect(report.reconnections).toBeGreaterThan(0);
}, 120_000);

test('of two servers on one database either can be killed, and the matches go on', async () => {
  const report = await crash({ kills: 4, atOnce: 3, database: await newDatabase(), processes: 2 });
  expect(report).toMatchObject({ kills: 4, ...NOTHING_LOST });
  expect(report.toldMoves).toBeGreaterThan(100);
  expect(report.reconnections).toBeGreaterThan(0);
}, 120_000);
