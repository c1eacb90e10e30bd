// The random number generator of games that people play: HMAC-SHA-256 of a key and a counter. Without the key, past
// numbers tell nothing about later ones.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from '../index.ts';
import { HEX32 } from './hex32.ts';

/** The state of the generator; secret until the game is over. */
export interface ChanceState {
  /** 32 bytes in hexadecimal digits. */
  readonly key: string;
  /** Number of words of the key's stream that are used up. */
  readonly counter: number;
}

export interface Chance {
  readonly rng: Rng;
  /** The present state, to be saved with the game. */
  readonly state: () => ChanceState;
}

/** The number of different words of 32 bits. */
const WORDS = 2 ** 32;
const WORDS_OF_BLOCK = 8;
const LABEL = utf8ToBytes('tiefenthal/chance/1\n');

/** Eight words of 32 bits, the highest byte first. */
function blockOf(key: Uint8Array, block: number): DataView {
  const message = new Uint8Array(LABEL.length + 8);
  message.set(LABEL);
  // The number of the block in 64 bits, the high half first.
  const number = new DataView(message.buffer, LABEL.length);
  number.setUint32(0, Math.floor(block / WORDS));
  number.setUint32(4, block % WORDS);
  const bytes = hmac(sha256, key, message);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * A word as a number below `limit`. Null for the highest words, which are discarded: with them, some numbers would come
 * up more often than others.
 */
export const numberOf = (word: number, limit: number): number | null =>
  word < WORDS - (WORDS % limit) ? word % limit : null;

export function keyedChance({ key, counter }: ChanceState): Chance {
  if (!HEX32.test(key)) throw new RangeError('A key of chance is 64 hexadecimal digits.');
  let used = counter;
  let bytes: Uint8Array | null = null;
  let block: DataView | null = null;

  const nextWord = (): number => {
    const place = used % WORDS_OF_BLOCK;
    if (block === null || place === 0) block = blockOf((bytes ??= hexToBytes(key)), Math.floor(used / WORDS_OF_BLOCK));
    used++;
    return block.getUint32(place * 4);
  };

  return {
    rng: (limit) => {
      if (!Number.isInteger(limit) || limit < 1 || limit > WORDS)
        throw new RangeError(`A limit is a whole number from 1 to ${WORDS}, not ${limit}.`);
      let number = numberOf(nextWord(), limit);
      while (number === null) number = numberOf(nextWord(), limit);
      return number;
    },
    state: () => ({ key, counter: used }),
  };
}
