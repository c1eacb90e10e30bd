// API.md is complete: it lists every endpoint, every event of a match's socket and every refusal, and no others.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../../server/wire/endpoints.ts';
import { STATUS_OF } from '../../server/wire/refusals.ts';
import { FRAMES, type ServerToStock, type MatchToClient, STOCK_FRAMES } from '../../server/wire/frames.ts';

let text = '';
beforeAll(async () => {
  text = await readFile('server/API.md', 'utf8');
});

test('API.md has a row for every endpoint, with its method and its path, and no other', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| `(GET|POST|PUT)` +\| `(\S+)` /gm)];
  const listed = rows.map(([, name = '', method, path]) => [name, { method, path }] as const);
  const served = Object.entries(ENDPOINTS).map(([name, { method, path }]) => [name, { method, path }] as const);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(served));
});

test('API.md has every code of refusal with its status, and no other', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (\d{3}) +\| /gm)];
  expect(Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]))).toEqual(STATUS_OF);
  expect(rows).toHaveLength(Object.keys(STATUS_OF).length);
});

/** The first word in backticks of each bullet in the list that follows this sentence, below this heading. */
const bullets = (heading: string, sentence: string): string[] => {
  const section = text.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  const list = section.split(`\n${sentence}\n\n`)[1]?.split(/\n\n/)[0] ?? '';
  return [...list.matchAll(/^- `(\w+)/gm)].map(([, name = '']) => name);
};

/** The server's events. In the code they are types alone, by which the compiler keeps these lists complete. */
const SERVER_EVENTS: Record<keyof MatchToClient, true> = {
  sync: true,
  step: true,
  match: true,
  chat: true,
  answer: true,
  restarting: true,
};
const STOCK_SERVER_EVENTS: Record<keyof ServerToStock, true> = {
  sync: true,
  update: true,
  matchData: true,
  chat: true,
  refused: true,
};

test.each([
  ["### For boardgame.io's clients", Object.keys(STOCK_FRAMES), Object.keys(STOCK_SERVER_EVENTS)],
  ['### For our own client', Object.keys(FRAMES), Object.keys(SERVER_EVENTS)],
] as const)('API.md has every event of a match, and no other: %s', (heading, clientEvents, serverEvents) => {
  expect(bullets(heading, 'The client says').toSorted()).toEqual([...clientEvents].toSorted());
  expect(bullets(heading, 'The server says').toSorted()).toEqual([...serverEvents].toSorted());
});
