// Exhaustion attacks: a server with a small heap survives clients that send without end, read nothing, or keep many
// connections open.
import { afterEach, expect, test } from 'vitest';
import { cutRawLines } from '../kit/rawLine.ts';
import { startSmallServer } from '../kit/smallServer.ts';
import { closeEverything } from '../kit/closeEverything.ts';
import { MEMORY_MOST } from './exhaustion/attack.ts';
import { attacks } from './exhaustion/index.ts';

afterEach(async () => {
  cutRawLines();
  await closeEverything();
});

/** `npm run attack` uses more. */
const STRENGTH = 1;

test.each(attacks)('$name: the server stands, and answers others', { timeout: 90_000 }, async ({ env, run }) => {
  const server = await startSmallServer(env);
  const { faults } = await run(server, STRENGTH);
  expect(faults).toEqual([]);
  // Of a server that has ended, the failure shows all that it wrote.
  expect(server.child.isAlive() || server.child.output()).toBe(true);
  expect(await server.answers()).toBe(true);
  expect(server.peak()).toBeGreaterThan(0);
  expect(server.peak()).toBeLessThan(MEMORY_MOST);
});
