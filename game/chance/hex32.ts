// The form of keys, secrets, numbers and hashes. A file of its own, so that checking it loads no cryptography.
/** 32 bytes in hexadecimal digits, as keys, secrets, numbers and hashes are written. */
export const HEX32 = /^[0-9a-f]{64}$/;
