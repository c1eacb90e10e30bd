// Arrivals: spectators are announced together and refused above a limit, a connection enters the lobby only once, and
// the metrics count refusals.
import { afterEach, expect, test } from 'vitest';
import { rawSocket, connectionRefusal } from '../kit/attack.ts';
import { connectClient } from '../kit/testClient.ts';
import { metricsOf } from '../kit/health.ts';
import { openServer } from '../kit/server.ts';
import { cutRawLines, enterPacket, frame, leavePacket, NO_ADDRESS, openWebSocket, TEXT } from '../kit/rawLine.ts';
import { refusalOf, seatPeople, startMatch } from '../kit/party.ts';
import { closeEverything } from '../kit/closeEverything.ts';
import { PROTOCOL } from '../../../server/wire/protocol.ts';

afterEach(async () => {
  cutRawLines();
  await closeEverything();
});

test('spectators who arrive together are announced together, and the last number is right', async () => {
  const server = await openServer({ config: { announceMs: 1000 } });
  const { id, seats } = await startMatch(server);
  const anna = await rawSocket(server.url, { match: id, key: seats[0]!.key });
  let announcements = 0;
  anna.on('match', () => announcements++);
  const began = performance.now();
  const watching = await Promise.all(Array.from({ length: 40 }, () => connectClient({ url: server.url, match: id })));
  for (const { until } of watching) await until('all are counted', ({ match }) => match.spectators === 40);
  // One a second, and one at each end.
  expect(announcements).toBeLessThanOrEqual((performance.now() - began) / 1000 + 2);
});

test('a change that is undone before it is announced leaves no client with the state in between', async () => {
  const server = await openServer({ config: { announceMs: 1000 } });
  const [seat] = await seatPeople(server);
  const { id } = seat!;
  const first = await connectClient({ url: server.url, match: id });
  await first.until('is announced', ({ match }) => match.spectators === 1);
  const second = await connectClient({ url: server.url, match: id });
  first.socket.close();
  await second.until('is alone', ({ match }) => match.spectators === 1);
});

test('spectators above the limit are refused with the reason, and people with a seat never are', async () => {
  const server = await openServer({ config: { maxSpectators: 3 } });
  const { id, seats } = await startMatch(server);
  const first = await rawSocket(server.url, { match: id });
  for (let i = 0; i < 2; i++) await rawSocket(server.url, { match: id });
  expect(await connectionRefusal(server.url, { match: id })).toEqual({ code: 'tooManySpectators' });
  expect((await rawSocket(server.url, { match: id, key: seats[1]!.key })).connected).toBe(true);
  expect(await metricsOf(server)).toContain('tiefenthal_limited_total{limit="spectators"} 1');
  first.disconnect();
  await expect.poll(async () => (await server.lobby.get(id)).spectators).toBe(2);
  expect((await rawSocket(server.url, { match: id })).connected).toBe(true);
});

test('a connection can enter the lobby only once', async () => {
  const server = await openServer();
  const line = await openWebSocket(Number(new URL(server.url).port), NO_ADDRESS);
  let heard = '';
  line!.socket.resume().on('data', (data) => (heard += data.toString()));
  const enter = frame(TEXT, enterPacket('/lobby', { protocol: PROTOCOL }));
  await line!.send(enter);
  // The server confirms an entry with a packet 40 of its own, and refuses one with a packet 44.
  await expect.poll(() => heard).toContain('40/lobby');
  await line!.send(frame(TEXT, leavePacket('/lobby')));
  await line!.send(enter);
  await expect.poll(() => heard).toMatch(/44\/lobby,.*tooFast/);
});

test('the metrics count refusals by limit, and the bytes that wait to be sent', async () => {
  const server = await openServer({ config: { rateFactor: 1 } });
  // This limit refills so slowly that even a slow machine reaches it.
  const create = () => refusalOf(server.lobby.create({ name: 'Anna', players: 2, modules: 1 }));
  const answers = await Promise.all(Array.from({ length: 30 }, create));
  const refused = answers.filter((answer) => answer === 'tooFast').length;
  expect(refused).toBeGreaterThan(0);
  const metrics = await metricsOf(server);
  expect(metrics).toContain(`tiefenthal_limited_total{limit="create"} ${refused}`);
  expect(metrics).toMatch(/tiefenthal_waiting_bytes \d+/);
});
