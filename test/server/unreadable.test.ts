// Unreadable rows of the database: their match is set aside and logged once, and the server starts.
import Database from 'libsql';
import { afterEach, expect, test } from 'vitest';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { parseRecord } from '../../server/storage/parse.ts';
import { Unreadable } from '../../server/storage/storage.ts';
import { pick } from './kit/duel.ts';
import { openClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const PLACES = ['matches.record', 'snapshots.state', 'entries.entry', 'lines.line'] as const;
const DAMAGES = ['\'{"id":\'', "CAST(x'ff80' AS TEXT)", "x'00'", "'null'", "'[1]'"] as const;

test.each(PLACES.flatMap((place) => DAMAGES.map((damage) => [place, damage] as const)))(
  'a match whose %s is %s is set aside with a line in the log, and another match is not',
  async (place, damage) => {
    const server = await openServer();
    const broken = await startMatch(server);
    const whole = await startMatch(server);
    await broken.clients[0]!.socket.say({ text: 'hello' });
    await broken.clients[0]!.socket.move(pick(3));
    await server.close();
    const [table, column] = place.split('.') as [string, string];
    const db = new Database(`${server.dir}/tiefenthal.sqlite`);
    const id = table === 'matches' ? 'id' : 'match';
    db.exec(`UPDATE ${table} SET ${column} = ${damage} WHERE ${id} = '${broken.id}'`);
    db.close();
    const later = await openServer({ dir: server.dir });
    const client = openClient({ url: later.url, match: broken.id });
    await client.until('is told', ({ refusal }) => refusal?.code === 'setAside');
    expect((await later.lobby.get(broken.id)).setAside).toBe(true);
    expect(later.logged()).toContain('a match cannot be read and is set aside');
    expect((await later.lobby.get(whole.id)).setAside).toBe(false);
  },
);

test.each([
  ['counts its changes in halves', { revision: 0.5 }],
  ['has its host at the third of two seats', { host: 2 }],
  ['has fewer than no modules', { modules: -1 }],
])('a record that %s cannot be read', (_what, change) => {
  const record = { ...blankRecord(1000), seats: [null, null], ...change };
  expect(() => parseRecord(record.id, JSON.stringify(record))).toThrow(Unreadable);
});

test('a finished match whose record cannot be read is left out of the list and logged once', async () => {
  const server = await openServer();
  const broken = await startMatch(server);
  const whole = await startMatch(server);
  await Promise.all([broken, whole].map((party) => playToTheEnd(party)));
  await server.close();
  const db = new Database(`${server.dir}/tiefenthal.sqlite`);
  db.exec(`UPDATE matches SET record = '{"id":' WHERE id = '${broken.id}'`);
  db.close();
  const later = await openServer({ dir: server.dir });
  for (let asked = 0; asked < 3; asked++) {
    const { matches } = await later.lobby.list({ status: 'over' });
    expect(matches.map(({ matchID }) => matchID)).toEqual([whole.id]);
    expect((await later.lobby.get(broken.id)).setAside).toBe(true);
  }
  const lines = later
    .logged()
    .split('\n')
    .filter((line) => line.includes('a match cannot be read and is set aside'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(broken.id);
});
