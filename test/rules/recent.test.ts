// The cache of recent results: one that is still kept is not computed again, and the oldest makes room for a new one.
import { expect, test } from 'vitest';
import { keepRecent } from '../../game/index.ts';

/** A cache of the latest `most` results; `made` lists the keys for which a result was computed. */
const recordingCache = (most: number) => {
  const recall = keepRecent<string, string>(most);
  const made: string[] = [];
  const ask = (key: string): string =>
    recall(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { ask, made };
};

test('a recent result is not computed again', () => {
  const { ask, made } = recordingCache(2);
  expect([ask('a'), ask('b'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
});

test('the oldest result makes room for a new one', () => {
  const { ask, made } = recordingCache(2);
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
