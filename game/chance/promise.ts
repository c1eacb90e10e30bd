// How the key of a game comes about, so that nobody can have chosen it: a secret that is promised by its hash, and a
// number of every player's own that is sealed by its hash before any number is told. server/API.md says who does what when.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { HEX32 } from './keyed.ts';

/** What a seat has given to chance; null is nothing. */
export interface Share {
  /** The hash of its number, told before any number is. */
  readonly seal: string | null;
  readonly number: string | null;
}

/** Everything that a key is made of, besides the secret. */
export interface Terms {
  readonly match: string;
  readonly rules: number;
  readonly modules: number;
  readonly promise: string;
  /** In order of the seats. */
  readonly shares: readonly Share[];
}

/** No line may hold the end of a line: then no two lists of lines are the same text. */
const textOf = (...lines: readonly string[]): Uint8Array => {
  if (lines.some((line) => /[^ -~]/.test(line))) throw new RangeError('What is hashed is plain text in single lines.');
  return utf8ToBytes(`${lines.join('\n')}\n`);
};

const secretBytes = (secret: string): Uint8Array => {
  if (!HEX32.test(secret)) throw new RangeError('A secret is 64 hexadecimal digits.');
  return hexToBytes(secret);
};

/** What is published of a secret from the beginning. */
export const promiseOf = (match: string, secret: string): string =>
  bytesToHex(sha256(textOf('tiefenthal/promise/1', match, secret)));

/** What is published of a number before the numbers are told. */
export const sealOf = (number: string): string => bytesToHex(sha256(textOf('tiefenthal/seal/1', number)));

export const fitsSeal = ({ seal, number }: Share): boolean =>
  number === null || (HEX32.test(number) && seal === sealOf(number));

/** The key of a game's chance. */
export const keyOf = (secret: string, { match, rules, modules, promise, shares }: Terms): string => {
  const head = ['tiefenthal/key/1', match, String(rules), String(modules), promise, String(shares.length)];
  const seats = shares.map(({ seal, number }) => `${seal ?? '-'} ${number ?? '-'}`);
  return bytesToHex(hmac(sha256, secretBytes(secret), textOf(...head, ...seats)));
};
