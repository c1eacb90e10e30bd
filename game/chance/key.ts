// The key of a game, made so that nobody can choose it: from the server's secret, whose hash (the promise) is published
// first, and a number from each player who gives one. The hashes of these numbers (the seals) are all published before
// any number is told. The order of the steps is in server/API.md.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { HEX32 } from './hex32.ts';

/** A seat's contribution to the key. Both null if it gave none; only the number if it was sealed but not told in time. */
export interface Share {
  /** The hash of its number, published before any number is told. */
  readonly seal: string | null;
  readonly number: string | null;
}

/** The parts of a key besides the secret. */
export interface KeyParts {
  readonly match: string;
  readonly rules: number;
  readonly modules: number;
  readonly promise: string;
  /** In order of the seats. */
  readonly shares: readonly Share[];
}

/** One part a line. No part may contain a line break, so that different lists never make the same text. */
const textOf = (...lines: readonly string[]): Uint8Array => {
  if (lines.some((line) => /[^ -~]/.test(line))) throw new RangeError('Only lines of printable ASCII are hashed.');
  return utf8ToBytes(`${lines.join('\n')}\n`);
};

const secretBytes = (secret: string): Uint8Array => {
  if (!HEX32.test(secret)) throw new RangeError('A secret is 64 hexadecimal digits.');
  return hexToBytes(secret);
};

/** The hash of the secret, published from the beginning. */
export const promiseOf = (match: string, secret: string): string =>
  bytesToHex(sha256(textOf('tiefenthal/promise/1', match, secret)));

/** The hash of a number, published before any number is told. */
export const sealOf = (number: string): string => bytesToHex(sha256(textOf('tiefenthal/seal/1', number)));

export const fitsSeal = ({ seal, number }: Share): boolean =>
  number === null || (HEX32.test(number) && seal === sealOf(number));

/** The key that the game's random numbers come from. */
export const keyOf = (secret: string, { match, rules, modules, promise, shares }: KeyParts): string => {
  const head = ['tiefenthal/key/1', match, String(rules), String(modules), promise, String(shares.length)];
  const seats = shares.map(({ seal, number }) => `${seal ?? '-'} ${number ?? '-'}`);
  return bytesToHex(hmac(sha256, secretBytes(secret), textOf(...head, ...seats)));
};
