// Routes: every page has an address, and an address of no page leads to the page for unknown ones.
import { expect, test } from 'vitest';
import { hrefOf, readRoute, type Route } from '../../../client/overlay/route.ts';

test.each<Exclude<Route, { page: 'lost' }>>([
  { page: 'home' },
  { page: 'rules' },
  { page: 'rules', rule: 'F12' },
  { page: 'learn' },
  { page: 'settings' },
  { page: 'credits' },
  { page: 'find' },
  { page: 'create' },
  { page: 'play', id: 'a1b2' },
  { page: 'match', id: 'x-y_z' },
  { page: 'match', id: 'x-y_z', seatKey: 'aKey' },
  { page: 'replay', id: 'a1b2', event: 17 },
  { page: 'rewatch', id: 'x-y_z', event: 17 },
])('%j is found again at its address', (route) => {
  expect(readRoute(hrefOf(route))).toEqual(route);
});

test('an empty address is that of the home page', () => {
  expect(readRoute('')).toEqual({ page: 'home' });
});

test.each(['#/cellar', '#/play', '#/play/<b>', '#/replay/'])('%s leads nowhere', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'lost' });
});

test('old links, which end with an invitation, lead to the match or its replay', () => {
  expect(readRoute('#/match/abcdefghijkl/invite/anInvitation')).toEqual({ page: 'match', id: 'abcdefghijkl' });
  expect(readRoute('#/rewatch/abcdefghijkl/7/anInvitation')).toEqual({ page: 'rewatch', id: 'abcdefghijkl', event: 7 });
});

test('a replay with an invalid moment begins at the start', () => {
  expect(readRoute('#/replay/a/x')).toEqual({ page: 'replay', id: 'a', event: 0 });
});
