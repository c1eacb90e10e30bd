// Replays: made once however often they are requested, compressed for those who can unpack them, refused during a game.
import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openServer, type TestServer } from '../kit/server.ts';
import { playToTheEnd, startMatch } from '../kit/party.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

/** A server that counts how often a whole game is read from its disk. */
const openCountingServer = async () => {
  let timesRead = 0;
  const server = await openServer({
    storage: (storage) => ({
      ...storage,
      firstState(id) {
        timesRead++;
        return storage.firstState(id);
      },
    }),
  });
  return { server, timesRead: () => timesRead };
};

const idOfFinishedMatch = async (server: TestServer): Promise<string> => {
  const party = await startMatch(server);
  await playToTheEnd(party);
  return party.id;
};

interface Answer {
  readonly status: number;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Asks for the replay without `fetch`, which would unpack an answer that comes packed. */
const ask = (server: TestServer, id: string, encoding: string): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = { 'accept-encoding': encoding };
    get(`${server.url}/games/tiefenthal/${id}/replay`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(chunks),
        }),
      );
    });
  });

test('a replay is made once, however many ask', async () => {
  const { server, timesRead } = await openCountingServer();
  const id = await idOfFinishedMatch(server);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server, id, 'gzip')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await ask(server, id, 'gzip');
  expect(timesRead()).toBe(1);
});

test('a replay comes packed to whoever can unpack it, and plain to others', async () => {
  const server = await openServer();
  const id = await idOfFinishedMatch(server);
  const packed = await ask(server, id, 'gzip, br');
  const plain = await ask(server, id, 'identity');
  expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined]);
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(JSON.parse(plain.body.toString())).toHaveProperty('steps');
});

test('a replay of a match that is not over is refused, and the refusal is not kept', async () => {
  const server = await openServer();
  const party = await startMatch(server);
  expect((await ask(server, party.id, 'gzip')).status).toBe(409);
  await playToTheEnd(party);
  expect((await ask(server, party.id, 'gzip')).status).toBe(200);
});
