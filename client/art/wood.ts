// Wood: its kinds, and planks with grain and knots.
import { downward, fillBox, isolated, roughen, type Box, type Ink } from './ink.ts';
import { seeded } from './seededRandom.ts';

export interface Wood {
  readonly dark: string;
  readonly mid: string;
  readonly pale: string;
}

export const OAK: Wood = { dark: '#2b190d', mid: '#4f311b', pale: '#7b5330' };
export const WARM_OAK: Wood = { dark: '#3d2311', mid: '#6f4322', pale: '#a36c3a' };
export const WORN_WOOD: Wood = { dark: '#3a2716', mid: '#6e4d2e', pale: '#a07a4e' };
export const TABLE_WOOD: Wood = { dark: '#4a2a14', mid: '#83532a', pale: '#bd8648' };

/** Which way the length of a plank runs. */
type Direction = 'level' | 'upright';

/** One plank with grain along its length, and now and then a knot. */
export function plank(ink: Ink, box: Box, wood: Wood, seed: string, direction: Direction = 'level'): void {
  const isUpright = direction === 'upright';
  const random = seeded(seed);
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(box.x, box.y, box.width, box.height);
    ink.clip();
    const [length, breadth] = isUpright ? [box.height, box.width] : [box.width, box.height];
    ink.translate(box.x, box.y);
    // Swaps x and y.
    if (isUpright) ink.transform(0, 1, 1, 0, 0, 0);
    const local = { x: 0, y: 0, width: length, height: breadth };
    fillBox(ink, local, downward(ink, 0, breadth, [0, wood.pale, 0.12, wood.mid, 0.8, wood.mid, 1, wood.dark]));
    ink.globalAlpha = random.between(0, 0.35);
    fillBox(ink, local, random.happens(0.5) ? wood.dark : wood.pale);
    const knotX = random.happens(0.45) ? random.between(0.1, 0.9) * length : -1;
    const knotY = random.between(0.3, 0.7) * breadth;
    const lines = Math.max(4, Math.round(breadth / 2.6));
    for (let line = 0; line < lines; line++) {
      const y = ((line + random.next()) / lines) * breadth;
      ink.beginPath();
      ink.moveTo(0, y);
      const steps = Math.max(2, Math.ceil(length / 60));
      for (let step = 1; step <= steps; step++) {
        const x = (length * step) / steps;
        // The grain bends away from the knot.
        const bend = knotX < 0 ? 0 : Math.exp(-(((x - knotX) / 26) ** 2)) * Math.sign(y - knotY) * breadth * 0.16;
        const wave = random.between(-1, 1) * breadth * 0.05;
        ink.quadraticCurveTo(x - length / steps / 2, y + wave, x, y + bend + wave * 0.5);
      }
      ink.globalAlpha = random.between(0.08, 0.34);
      ink.lineWidth = random.between(0.4, 1.2);
      ink.strokeStyle = random.happens(0.68) ? wood.dark : wood.pale;
      ink.stroke();
    }
    if (knotX >= 0) {
      const size = Math.min(7, breadth * 0.16);
      ink.globalAlpha = 0.5;
      for (const part of [1, 0.65, 0.35]) {
        ink.beginPath();
        ink.ellipse(knotX, knotY, size * 1.7 * part, size * part, 0, 0, Math.PI * 2);
        ink.strokeStyle = wood.dark;
        ink.lineWidth = 1;
        ink.stroke();
      }
    }
    ink.globalAlpha = 1;
  });
}

/** Planks side by side, with dark joints; `breadth` is roughly how wide each is. */
export function planks(
  ink: Ink,
  box: Box,
  wood: Wood,
  breadth: number,
  seed: string,
  direction: Direction = 'level',
): void {
  const isUpright = direction === 'upright';
  const span = isUpright ? box.width : box.height;
  const count = Math.max(1, Math.round(span / breadth));
  const each = span / count;
  for (let at = 0; at < count; at++) {
    const part = isUpright
      ? { x: box.x + at * each, y: box.y, width: each, height: box.height }
      : { x: box.x, y: box.y + at * each, width: box.width, height: each };
    plank(ink, part, wood, `${seed} ${at}`, direction);
    ink.fillStyle = 'rgba(0,0,0,.55)';
    if (isUpright) ink.fillRect(part.x, part.y, 1.1, part.height);
    else ink.fillRect(part.x, part.y, part.width, 1.1);
  }
  roughen(ink, box, 0.12);
}
