// Links from outside: a table's own address, old links, and texts shared with the installed game.
import { expect, test } from 'vitest';
import { destinationOf } from '../../../client/overlay/arrival.ts';
import { linkTo, readLink } from '../../../client/overlay/match/matchLinks.ts';

const SITE = 'https://tavern.example';
const ID = 'abcdefghijkl-_12';
const TABLE = { page: 'match', id: ID };

test('the link of a table leads back to it, both pasted and as an address', () => {
  const link = linkTo({ page: 'match', id: ID });
  expect(link).toMatch(new RegExp(`/t/${ID}$`));
  expect(readLink(` ${link} `)).toEqual(TABLE);
  expect(destinationOf(new URL(link))).toEqual(TABLE);
});

test('a personal link has the key of the seat after the #, which browsers do not send to the server', () => {
  const link = linkTo({ page: 'match', id: ID, seatKey: 'secret' });
  expect(new URL(link).hash).toBe(`#/match/${ID}/seat/secret`);
  expect(readLink(link)).toEqual({ ...TABLE, seatKey: 'secret' });
});

test.each([
  [`url=${encodeURIComponent(`${SITE}/t/${ID}`)}`, TABLE],
  [`text=${encodeURIComponent(`Come to my table: ${SITE}/t/${ID} at eight`)}`, TABLE],
  [`text=${encodeURIComponent(`${SITE}/#/match/${ID}/invite/abc`)}`, TABLE],
  ['text=Tavernkeeper', null],
  ['utm_source=chat', null],
])('what is shared with the installed game as ?%s leads to %j', (query, destination) => {
  expect(destinationOf(new URL(`${SITE}/?${query}`))).toEqual(destination);
});

test.each([
  ['is followed by a full stop', `${ID}.`, ID],
  ['is cut off', 'short', 'short'],
  ['ends before the id', '', '-'],
  ['has strange characters', '%3Cb%3E', '3Cb3E'],
])('a table’s link that %s leads to the page of a match', (_, path, id) => {
  expect(destinationOf(new URL(`${SITE}/t/${path}`))).toEqual({ page: 'match', id });
});

test('an address that is no table’s leads nowhere', () => {
  expect(destinationOf(new URL(`${SITE}/elsewhere`))).toBeNull();
});
