// Reads the size of a PNG picture.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height, which the first chunk of the file holds; throws if the file is no PNG. */
export function sizeOfPng(file: Buffer): { width: number; height: number } {
  const isPng = SIGNATURE.every((byte, index) => file[index] === byte);
  if (!isPng || file.subarray(12, 16).toString('latin1') !== 'IHDR') throw new Error('The file is no PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
