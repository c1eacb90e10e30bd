// Reading the record of a game from a file: what is not one is refused with a sentence.
import { expect, test } from 'vitest';
import { check, readRecord } from '../../game/chance/index.ts';
import { playedRecord } from '../kit/records.ts';

const honest = playedRecord();

test('a record that is read from a file passes the check', () => {
  const read = readRecord(JSON.stringify(honest));
  expect(read.fault).toBeNull();
  expect('record' in read && check(read.record)).toMatchObject({ fault: null });
});

test.each([
  ['nothing', '', /not JSON/],
  ['a game that was cut off', JSON.stringify(honest).slice(0, 5000), /not JSON/],
  ['something else', '[]', /^This is no saved game: /],
  ['another format', JSON.stringify({ ...honest, format: 'x' }), /format: must be 'tiefenthal game 1'/],
  ['a secret that is none', JSON.stringify({ ...honest, secret: 'x' }), /secret: must be 64 hexadecimal digits/],
  ['no seats', JSON.stringify({ ...honest, seats: [] }), /seats: /],
  ['more than a game', JSON.stringify({ ...honest, more: 1 }), /more: /],
])('a file that holds %s is refused with a sentence', (_, text, sentence) => {
  expect(readRecord(text)).toEqual({ fault: expect.stringMatching(sentence) });
});
