// Reads the size of a JPEG picture.

/** The marker with which every JPEG begins. */
const BEGIN = 0xffd8;
/** The markers of a baseline and of a progressive frame. */
const FRAMES = [0xffc0, 0xffc2];

/** Width and height from the header of the frame; throws if the file is no baseline or progressive JPEG. */
export function sizeOfJpeg(file: Buffer): { width: number; height: number } {
  // Every segment before the frame is a marker of two bytes, then its length without that marker, then its content.
  for (let at = 2; file.readUInt16BE(0) === BEGIN && at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2))
    if (FRAMES.includes(file.readUInt16BE(at)))
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  throw new Error('The file is no baseline or progressive JPEG.');
}
