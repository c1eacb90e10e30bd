// Random ids and secrets that cannot be guessed.

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 16 random bytes as hexadecimal digits: a seed for bots, or the beginning of an id. */
export const newHex16 = (): string => randomHex(16);

/** 32 random bytes as hexadecimal digits: a secret or a number of a game's chance. */
export const newHex32 = (): string => randomHex(32);
