// 32 bytes in hexadecimal digits, as keys, secrets, players' numbers and hashes are written. A file of its own, so that
// the browser's first chunk can check the form without the chunk that has the cryptography.
export const HEX32 = /^[0-9a-f]{64}$/;
