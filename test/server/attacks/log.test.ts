// The log under attack: broken requests cause no warnings in it and bring no keys into it. Bodies that are announced as
// too large are refused early.
import { afterEach, expect, test } from 'vitest';
import { openServer, type TestServer } from '../kit/server.ts';
import { cutRawLines, NO_ADDRESS, openLine, request } from '../kit/rawLine.ts';
import { startMatch } from '../kit/party.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(async () => {
  cutRawLines();
  await closeEverything();
});

/** The level of warnings in pino, which writes the log. */
const WARNING = 40;
const linesOf = (server: TestServer): { level: number }[] =>
  server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number });

test('requests that break off or break the protocol change nothing and cause no warning, and the key they carry is not in the log', async () => {
  const server = await openServer();
  const { id, seats } = await startMatch(server);
  const port = Number(new URL(server.url).port);
  const key = seats[0]!.key;
  const path = `/games/tiefenthal/${id}/update`;
  const json = [`Authorization: Bearer ${key}`, 'Content-Type: application/json'];
  const body = JSON.stringify({ playerID: '0', credentials: key, newName: 'Berta' });
  const broken = [
    `${request('POST', path, NO_ADDRESS, [...json, 'Transfer-Encoding: chunked'])}10\r\n${body.slice(0, 16)}\r\nZZZ\r\n`,
    request('POST', path, NO_ADDRESS, [...json, 'Content-Length: 500']) + body,
    request('POST', path, NO_ADDRESS, [...json, 'Content-Length: 500', 'Transfer-Encoding: chunked']) + body,
    `POST ${path} HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  ];
  for (const bytes of broken) {
    const line = await openLine(port);
    await line.send(bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
    line.socket.destroy();
    await line.ended;
  }
  expect((await server.lobby.get(id)).players[0]?.name).toBe('Anna');
  const logged = server.logged();
  expect(linesOf(server).filter(({ level }) => level >= WARNING)).toEqual([]);
  expect(logged).not.toContain(key);
  // A buffer in the log is a list of its bytes.
  expect(logged).not.toContain([...Buffer.from(key.slice(0, 8))].join(','));
});

test('a body whose announced length is too large is refused before it has come', async () => {
  const server = await openServer();
  const line = await openLine(Number(new URL(server.url).port));
  const answer = new Promise<string>((resolve) => line.socket.once('data', (data) => resolve(data.toString())));
  const headers = ['Content-Type: application/json', 'Content-Length: 99999999999'];
  await line.send(`${request('POST', '/games/tiefenthal/create', NO_ADDRESS, headers)}{`);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});
