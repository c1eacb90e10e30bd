// 32 bytes in hexadecimal digits, as keys, secrets, numbers and hashes are written. A file of its own, so that checking the
// form loads no cryptography.
export const HEX32 = /^[0-9a-f]{64}$/;
