// The chance key: the recorded example stays, and a change of any part makes another key.
import { expect, test } from 'vitest';
import { keyOf, promiseOf, sealOf, type KeyParts } from '../../game/chance/index.ts';
import { keyFrom } from '../kit/chance.ts';

const parts: KeyParts = {
  match: 'abcdefghijkl',
  rules: 3,
  modules: 5,
  promise: promiseOf('abcdefghijkl', keyFrom('secret')),
  shares: [
    { seal: sealOf(keyFrom('one')), number: keyFrom('one') },
    { seal: sealOf(keyFrom('two')), number: null },
    { seal: null, number: null },
  ],
};
const key = keyOf(keyFrom('secret'), parts);
const [one, two, three] = parts.shares as [KeyParts['shares'][0], KeyParts['shares'][0], KeyParts['shares'][0]];

test('promise, seal and key are still those of the recorded example', () => {
  expect([keyFrom('secret'), parts.promise, one.seal, key]).toMatchInlineSnapshot(`
    [
      "45c0ea1739bb5320dd882625eb149c7dcc952aa2a87bb368dc54849dd01a58f5",
      "6d6dc1b3317c5f9a8806d0a8a6b1544bdc9cd151a54301000d1fc20bc13a66fe",
      "a571810d92f2da48559a99996d031ca804d316f5e242704b29771cf48fcfe11a",
      "3ecfc470abe0d8168ee6acef8a29edec22057c602eb748aec3def6e8a122ac37",
    ]
  `);
});

test.each<[string, string, Partial<KeyParts>]>([
  ['another secret', keyFrom('other'), {}],
  ['another match', keyFrom('secret'), { match: 'abcdefghijkm' }],
  ['other rules', keyFrom('secret'), { rules: 4 }],
  ['other modules', keyFrom('secret'), { modules: 4 }],
  ['another promise', keyFrom('secret'), { promise: promiseOf('abcdefghijkl', keyFrom('other')) }],
  ['another seal', keyFrom('secret'), { shares: [one, { ...two, seal: sealOf(keyFrom('three')) }, three] }],
  ['another number', keyFrom('secret'), { shares: [{ ...one, number: keyFrom('three') }, two, three] }],
  ['a number that was told after all', keyFrom('secret'), { shares: [one, { ...two, number: keyFrom('two') }, three] }],
  ['another order of the seats', keyFrom('secret'), { shares: [two, one, three] }],
  ['one seat less', keyFrom('secret'), { shares: [one, two] }],
])('a key is another one with %s', (_, secret, change) => {
  expect(keyOf(secret, { ...parts, ...change })).not.toBe(key);
});

test('a key is made only from parts without line breaks and a secret of full length', () => {
  expect(() => keyOf(keyFrom('secret'), { ...parts, match: 'abc\n3' })).toThrow(RangeError);
  expect(() => keyOf('short', parts)).toThrow(RangeError);
});
