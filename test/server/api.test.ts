// API.md says what there is: every endpoint and every refusal, and nothing else.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { STATUS_OF } from '../../server/http/errors.ts';
import { ENDPOINTS } from '../../server/wire/endpoints.ts';

let text = '';
beforeAll(async () => {
  text = await readFile('server/API.md', 'utf8');
});

test('API.md has a row for every endpoint, with its method and its path, and no other', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| `(GET|POST|PUT)` +\| `(\S+)` /gm)];
  const told = Object.fromEntries(rows.map(([, name = '', method, path]) => [name, { method, path }]));
  const there = Object.entries(ENDPOINTS).map(([name, { method, path }]) => [name, { method, path }] as const);
  expect(told).toEqual(Object.fromEntries(there));
});

test('API.md has every code of refusal with its status, and no other', () => {
  const rows = [...text.matchAll(/^\| (\d{3}) +\| (.*) \|$/gm)];
  const told = rows.flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => [code, Number(status)] as const),
  );
  expect(Object.fromEntries(told)).toEqual(STATUS_OF);
  expect(told).toHaveLength(Object.keys(STATUS_OF).length);
});
