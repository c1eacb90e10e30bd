// Wooden frames around pictures.
import { brassLine, corners, nail } from './brass.ts';
import { isolated, roughen, rounded, type Box, type Ink } from './ink.ts';
import { plank, WARM_OAK, WORN_WOOD } from './wood.ts';

interface Frame {
  breadth: number;
  /** Polished frames have brass on them; the others are of worn wood. */
  isPolished: boolean;
  /** Varies the grain of the wood. */
  seed: string;
}

/** A frame of four beams around a picture. */
export function frame(ink: Ink, box: Box, { breadth, isPolished, seed }: Frame): void {
  const wood = isPolished ? WARM_OAK : WORN_WOOD;
  const { x, y, width, height } = box;
  isolated(ink, () => {
    ink.beginPath();
    ink.roundRect(x, y, width, height, breadth * 0.9);
    ink.roundRect(x + breadth, y + breadth, width - 2 * breadth, height - 2 * breadth, breadth * 0.4);
    ink.clip('evenodd');
    plank(ink, { x, y, width: breadth, height }, wood, `${seed} left`, 'upright');
    plank(ink, { x: x + width - breadth, y, width: breadth, height }, wood, `${seed} right`, 'upright');
    plank(ink, { x, y, width, height: breadth }, wood, `${seed} top`);
    plank(ink, { x, y: y + height - breadth, width, height: breadth }, wood, `${seed} bottom`);
    roughen(ink, box, 0.12);
  });
  const inner = { x: x + breadth, y: y + breadth, width: width - 2 * breadth, height: height - 2 * breadth };
  rounded(ink, { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 }, breadth * 0.9);
  ink.lineWidth = 1.2;
  ink.strokeStyle = 'rgba(10,4,1,.85)';
  ink.stroke();
  if (isPolished) brassLine(ink, inner, breadth * 0.4, 1.6);
  else {
    rounded(ink, inner, breadth * 0.4);
    ink.lineWidth = 1.6;
    ink.strokeStyle = 'rgba(10,4,1,.8)';
    ink.stroke();
  }
  if (isPolished) corners(ink, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, breadth * 1.9);
  else {
    const half = breadth / 2;
    for (const [cx, cy] of [
      [x + half, y + half],
      [x + width - half, y + half],
      [x + half, y + height - half],
      [x + width - half, y + height - half],
    ] as const)
      nail(ink, cx, cy, breadth * 0.17, 'iron');
  }
}
