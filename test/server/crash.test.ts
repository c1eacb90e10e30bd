// The server killed in the middle of things: nothing that anybody was told of is lost. The long run is `npm run crash`.
import { afterAll, expect, test } from 'vitest';
import { endChildren } from './kit/child.ts';
import { crash } from './kit/crash.ts';
import { sendHome } from './kit/guest.ts';
import { closeHouses } from './kit/house.ts';

afterAll(async () => {
  sendHome();
  await endChildren();
  await closeHouses();
});

test('a server killed again and again loses no move that a client was told of, and every match ends with a score', async () => {
  const report = await crash(4, 3);
  expect(report).toMatchObject({ kills: 4, lost: [], unfinished: [] });
  expect(report.toldMoves).toBeGreaterThan(100);
  expect(report.reconnections).toBeGreaterThan(0);
}, 120_000);
