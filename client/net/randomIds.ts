// Random ids and secrets that cannot be guessed.

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 bits as text. */
export const newSeed = (): string => randomHex(16);

/** 256 bits as text: a secret, or a number, of a game's chance. */
export const newHex32 = (): string => randomHex(32);
