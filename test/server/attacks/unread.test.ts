// Unread data: a client that requests everything and reads nothing is cut off at 1 MB, and no other client is.
import { afterEach, expect, test } from 'vitest';
import { MATCH_NAMESPACE, PROTOCOL } from '../../../server/wire/protocol.ts';
import { connectClient } from '../kit/testClient.ts';
import { metricsOf } from '../kit/health.ts';
import { openServer, type TestServer } from '../kit/server.ts';
import { startMatch } from '../kit/party.ts';
import {
  cutRawLines,
  enterPacket,
  eventPacket,
  frame,
  NO_ADDRESS,
  openLine,
  openWebSocket,
  request,
  TEXT,
} from '../kit/rawLine.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(async () => {
  cutRawLines();
  await closeEverything();
});

/** A server with a running match whose chat makes every sync long. */
const openTalkativeServer = async () => {
  const server = await openServer();
  const { id, clients } = await startMatch(server);
  for (let i = 0; i < 100; i++) await clients[0]!.socket.say({ text: `${i} ${'word '.repeat(58)}` });
  return { server, id, port: Number(new URL(server.url).port) };
};

const entryPacket = (id: string): string => enterPacket(MATCH_NAMESPACE, { protocol: PROTOCOL, match: id });
const RESYNC = eventPacket(MATCH_NAMESPACE, 'resync');
/** Stands between the packets of one request. */
const SEPARATOR = '\u001e';

const NO_HEADERS: readonly string[] = [];

const expectCutOff = async (server: TestServer, id: string): Promise<void> => {
  const metrics = () => metricsOf(server);
  await expect.poll(metrics, { timeout: 20_000 }).toContain('tiefenthal_limited_total{limit="waiting"} 1');
  // The two players stay connected.
  await expect.poll(metrics).toMatch(/tiefenthal_sockets 2\n/);
  expect((await connectClient({ url: server.url, match: id })).received.chat).toHaveLength(100);
};

test('a client that reads nothing over a WebSocket is cut off', async () => {
  const { server, id, port } = await openTalkativeServer();
  const line = await openWebSocket(port, NO_ADDRESS);
  await line!.send(frame(TEXT, entryPacket(id)));
  await expect.poll(async () => (await server.lobby.get(id)).spectators).toBe(1);
  void line!.send(Buffer.concat(Array.from({ length: 600 }, () => frame(TEXT, RESYNC))));
  await expectCutOff(server, id);
});

test('a client that polls and reads nothing is cut off', async () => {
  const { server, id, port } = await openTalkativeServer();
  const path = '/socket.io/?EIO=4&transport=polling';
  const sid = /"sid":"([\w-]+)"/.exec(await (await fetch(server.url + path)).text())?.[1];
  const line = await openLine(port);
  line.socket.pause();
  const post = (packets: readonly string[]): Promise<boolean> =>
    line.send(request('POST', `${path}&sid=${sid}`, NO_ADDRESS, NO_HEADERS, packets.join(SEPARATOR)));
  await post([entryPacket(id)]);
  await expect.poll(async () => (await server.lobby.get(id)).spectators).toBe(1);
  await post(Array.from({ length: 100 }, () => RESYNC));
  await expectCutOff(server, id);
});
