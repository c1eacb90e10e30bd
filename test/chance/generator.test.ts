// The keyed generator: it agrees with Node's HMAC-SHA-256, and its numbers are evenly distributed.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyedChance, numberOf } from '../../game/chance/index.ts';
import { MODULES, rngFrom, setup, play, shuffle } from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomActor } from '../kit/games.ts';

const WORDS = 2 ** 32;
const key = keyFrom('generator');

/** The words of the stream, computed with Node's own HMAC. */
function wordsOf(hexKey: string, count: number): number[] {
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(block));
    const hmac = createHmac('sha256', Buffer.from(hexKey, 'hex')).update('tiefenthal/chance/1\n').update(number);
    const bytes = hmac.digest();
    for (let at = 0; at < bytes.length; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return words.slice(0, count);
}

describe('the stream of a key', () => {
  test('still gives the recorded numbers', () => {
    const { rng } = keyedChance({ key: '00'.repeat(32), counter: 0 });
    expect(Array.from({ length: 20 }, () => rng(WORDS).toString(16).padStart(8, '0')).join(' ')).toMatchInlineSnapshot(
      `"a0e3b5f2 f63d1df0 e1d59ab4 98b85a8a d6d3ce81 b0f261a2 90f61699 833adb48 5037d534 e6fbec18 7f736db1 cb1a9f7b 6c63d86f fc213e85 33139a53 c935a8ef 7bef23cf 64bcff38 57a17a31 79c07d39"`,
    );
  });

  test('is HMAC-SHA-256 of the label and the number of the block', () => {
    const { rng } = keyedChance({ key, counter: 0 });
    expect(Array.from({ length: 1000 }, () => rng(WORDS))).toEqual(wordsOf(key, 1000));
  });

  test('continues from its counter after any interruption', () => {
    const whole = keyedChance({ key, counter: 0 });
    const numbers = Array.from({ length: 100 }, () => whole.rng(6));
    const parts: number[] = [];
    for (let state = { key, counter: 0 }; parts.length < 100;) {
      const part = keyedChance(state);
      for (let i = 0; i < 1 + (parts.length % 5) && parts.length < 100; i++) parts.push(part.rng(6));
      state = part.state();
    }
    expect(parts).toEqual(numbers);
  });

  test('continues where the number of a block needs more than 32 bits', () => {
    const counter = 8 * (WORDS + 1);
    const block = Buffer.from('0000000100000001', 'hex');
    const expected = createHmac('sha256', Buffer.from(key, 'hex'))
      .update('tiefenthal/chance/1\n')
      .update(block)
      .digest();
    expect(keyedChance({ key, counter }).rng(WORDS)).toBe(expected.readUInt32BE(0));
  });

  test.each(['', 'secret', key.slice(1), `${key}0`, key.toUpperCase()])('needs a key: not %j', (wrong) => {
    expect(() => keyedChance({ key: wrong, counter: 0 })).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, NaN, WORDS + 1])('refuses %d as a limit', (limit) => {
    expect(() => keyedChance({ key, counter: 0 }).rng(limit)).toThrow(RangeError);
  });
});

/** The limits below which random games draw numbers: a game for each set of modules and each number of players. */
function limitsInUse(): number[] {
  const limits = new Set<number>();
  for (const modules of MODULES) {
    for (const players of [2, 3, 4]) {
      const { rng } = keyedChance({ key: keyFrom(`limits ${modules} ${players}`), counter: 0 });
      const recordingRng = (limit: number) => {
        limits.add(limit);
        return rng(limit);
      };
      const { state } = setup({ players, modules }, recordingRng);
      const actor = randomActor(rngFrom(`limits ${modules} ${players}`));
      for (let act = actor(state); act !== null; act = actor(state)) play(state, act.seat, act.move, recordingRng);
    }
  }
  return [...limits].sort((a, b) => a - b);
}

/** No limit that the rules use is larger. */
const LARGEST_LIMIT = 64;

describe('numbers are evenly distributed', () => {
  const limits = limitsInUse();

  test('the rules draw numbers for dice and for every step of their largest shuffle', () => {
    expect(limits).toContain(6);
    expect(limits).toEqual(Array.from({ length: limits.at(-1)! - 1 }, (_, i) => i + 2));
    expect(limits.at(-1)).toBeGreaterThan(20);
    expect(limits.at(-1)).toBeLessThanOrEqual(LARGEST_LIMIT);
  });

  test.each(Array.from({ length: LARGEST_LIMIT - 1 }, (_, i) => i + 2))(
    'below %d: equally many words lead to each number',
    (limit) => {
      // Words below `accepted`, a multiple of the limit, are accepted, and all others are rejected.
      const accepted = Math.floor(WORDS / limit) * limit;
      expect(numberOf(0, limit)).toBe(0);
      expect(numberOf(limit - 1, limit)).toBe(limit - 1);
      expect(numberOf(limit, limit)).toBe(0);
      expect(numberOf(accepted - 1, limit)).toBe(limit - 1);
      for (let word = accepted; word < WORDS; word++) expect(numberOf(word, limit)).toBeNull();
    },
  );

  test('a rejected word is skipped, and the next one used', () => {
    const limit = 3 * 2 ** 30;
    const words = wordsOf(key, 200);
    const { rng, state } = keyedChance({ key, counter: 0 });
    const numbers = Array.from({ length: 100 }, () => rng(limit));
    expect(numbers).toEqual(words.filter((word) => word < limit).slice(0, 100));
    expect(state().counter).toBeGreaterThan(100);
  });

  /** Pearson's measure of how far counts are from what is expected; with even chances about `counts.length - 1`. */
  const chiSquare = (counts: readonly number[], expected: number) =>
    counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  /** Hardly ever exceeded: the mean of chi-square with so many degrees of freedom, and five standard deviations more. */
  const mostChiSquare = (freedom: number) => freedom + 5 * Math.sqrt(2 * freedom);

  test.each([2, 3, 4, 5, 6, 10, 13, 24, 36, 40])('below %d: each number comes up about equally often', (limit) => {
    const { rng } = keyedChance({ key: keyFrom(`often ${limit}`), counter: 0 });
    const counts = Array.from({ length: limit }, () => 0);
    for (let i = 0; i < limit * 2000; i++) counts[rng(limit)]!++;
    expect(chiSquare(counts, 2000)).toBeLessThan(mostChiSquare(limit - 1));
  });

  test('each pair of dice, one after the other, comes up about equally often', () => {
    const { rng } = keyedChance({ key: keyFrom('pairs'), counter: 0 });
    const counts = Array.from({ length: 36 }, () => 0);
    let before = rng(6);
    for (let i = 0; i < 72_000; i++) {
      const now = rng(6);
      counts[before * 6 + now]!++;
      before = now;
    }
    expect(chiSquare(counts, 2000)).toBeLessThan(mostChiSquare(35));
  });

  test('each order of a shuffle comes up about equally often', () => {
    const { rng } = keyedChance({ key: keyFrom('orders'), counter: 0 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [1, 2, 3, 4];
      shuffle(rng, cards);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(mostChiSquare(23));
  });
});
