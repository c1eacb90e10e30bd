// Makes and compares unguessable ids, keys and secrets.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promiseOf } from '../../game/chance/index.ts';

/** The id of a match. Of a match that is not in the list it is the invitation: whoever knows the id can join. */
export const newId = (): string => randomBytes(12).toString('base64url');
export const newKey = (): string => randomBytes(24).toString('base64url');
/** The server's part in the match's chance, and the hash that is published as its promise. */
export const newSecret = (match: string): { readonly secret: string; readonly promise: string } => {
  const secret = randomBytes(32).toString('hex');
  return { secret, promise: promiseOf(match, secret) };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashKey = (key: string): string => digest(key).toString('hex');

/** Compared in constant time. */
export const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
export const isKeyOf = (key: string, keyHash: string | null): boolean =>
  keyHash !== null && timingSafeEqual(digest(key), Buffer.from(keyHash, 'hex'));
