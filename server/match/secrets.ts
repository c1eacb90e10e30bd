// Keys, invitations and numbers nobody can guess.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newId = (): string => randomBytes(9).toString('base64url');
export const newInvite = (): string => randomBytes(12).toString('base64url');
export const newKey = (): string => randomBytes(24).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashKey = (key: string): string => digest(key).toString('hex');

/** These take the same time however much of the secret was right. */
export const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
export const isKeyOf = (key: string, keyHash: string | null): boolean =>
  keyHash !== null && timingSafeEqual(digest(key), Buffer.from(keyHash, 'hex'));
