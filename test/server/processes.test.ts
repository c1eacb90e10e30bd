// Several processes on one PostgreSQL: people of one match at different processes play as if there were only one.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endChildren } from './kit/child.ts';
import { sendHome } from './kit/guest.ts';
import { playToTheEnd } from './kit/party.ts';
import { openProcesses, type Process, sitApart } from './kit/processes.ts';
import { rngFrom, tavernMove } from './kit/tavern.ts';

/** Phases of every evening in which people decide something. */
const WITH_MOVES = ['guests', 'orders', 'planning', 'serving'] as const;

let one: Process;
let other: Process;
beforeAll(async () => {
  const processes = await openProcesses();
  one = await processes.start();
  other = await processes.start();
}, 60_000);
afterEach(sendHome);
afterAll(endChildren);

describe('a match whose people are at different processes', () => {
  test.each([1, 2, 3, 4, 5])(
    'is played to its end with %i modules',
    async (modules) => {
      const party = await sitApart([one, other], 2 + (modules % 3), { modules });
      await playToTheEnd(party, tavernMove(rngFrom(`two processes, ${modules}`)));
      for (const { until } of party.guests)
        await until('it is over', ({ match, view }) => match.status === 'over' && view!.ctx['gameover'] !== undefined);
      const [anna, ...others] = party.guests.map(({ told }) => told);
      expect(anna!.match.gameover).toBeDefined();
      expect(anna!.log.map(({ n }) => n)).toEqual(anna!.log.map((_, n) => n));
      const phases = new Set(anna!.log.map(({ phase }) => phase));
      for (const phase of WITH_MOVES) expect(phases).toContain(phase);
      for (const told of others)
        expect([told.version, told.log.map(({ n, at }) => [n, at])]).toEqual([
          anna!.version,
          anna!.log.map(({ n, at }) => [n, at]),
        ]);
    },
    60_000,
  );
});
