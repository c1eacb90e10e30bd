// How one played the last time is remembered, and what was kept wrongly is forgotten.
import { expect, test } from 'vitest';
import { knownLevel, readChoices, seatsAgainstBots } from '../../../client/overlay/choices.ts';

test('the first visit begins with two bots and module 1', () => {
  expect(readChoices(null)).toMatchObject({ bots: 2, modules: 1, name: '', colour: 'red' });
});

test('what was chosen is found again', () => {
  const chosen = { ...readChoices(null), name: 'Anna', bots: 3 as const, modules: 5 as const };
  expect(readChoices(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(['{', '{"bots":9,"modules":"all","name":7}', '{"seats":[{"name":"A","colour":"red","plays":"person"}]}'])(
  '%s is forgotten',
  (text) => {
    expect(readChoices(text)).toEqual(readChoices(null));
  },
);

test('two seats of one colour are no seats', () => {
  const seat = { name: '', colour: 'red', plays: 'person' };
  expect(readChoices(JSON.stringify({ seats: [seat, seat] })).seats).toEqual([]);
});

test('a level that nobody knows becomes the middle one, and one that has another name now is found by it', () => {
  const levels = ['easy', 'medium', 'hard'];
  expect(knownLevel(levels, 'godlike')).toBe('medium');
  expect(knownLevel(levels, 'hard')).toBe('hard');
  expect(knownLevel(levels, 'simple')).toBe('easy');
});

test('bots take the colours and names that are left', () => {
  const choices = { ...readChoices(null), name: 'Bruno', colour: 'blue' as const, bots: 2 as const };
  expect(seatsAgainstBots(choices, 'easy', 'You', ['Alma', 'Bruno', 'Carla'])).toEqual([
    { name: 'Bruno', colour: 'blue', plays: 'person' },
    { name: 'Alma', colour: 'red', plays: 'easy' },
    { name: 'Carla', colour: 'green', plays: 'easy' },
  ]);
});

test('who gives no name is called something', () => {
  expect(seatsAgainstBots(readChoices(null), 'easy', 'You', ['Alma', 'Bruno'])[0]?.name).toBe('You');
});
