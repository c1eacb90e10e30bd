// The materials everything is made of: wood, plaster, paper and brass.
import { seeded } from './seededRandom.ts';
import {
  across,
  isolated,
  shadow,
  disc,
  downward,
  fillBox,
  noShadow,
  ring,
  rounded,
  roughen,
  shape,
  type Box,
  type Ink,
} from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';

export interface Wood {
  readonly dark: string;
  readonly mid: string;
  readonly pale: string;
}

export const OAK: Wood = { dark: '#2b190d', mid: '#4f311b', pale: '#7b5330' };
export const WARM_OAK: Wood = { dark: '#3d2311', mid: '#6f4322', pale: '#a36c3a' };
export const WORN_WOOD: Wood = { dark: '#3a2716', mid: '#6e4d2e', pale: '#a07a4e' };
export const TABLE_WOOD: Wood = { dark: '#4a2a14', mid: '#83532a', pale: '#bd8648' };

/** One board with grain along its length, and now and then a knot. */
export function board(ink: Ink, box: Box, wood: Wood, seed: string, upright = false): void {
  const random = seeded(seed);
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(box.x, box.y, box.width, box.height);
    ink.clip();
    const [length, breadth] = upright ? [box.height, box.width] : [box.width, box.height];
    ink.translate(box.x, box.y);
    if (upright) ink.transform(0, 1, 1, 0, 0, 0);
    const local = { x: 0, y: 0, width: length, height: breadth };
    fillBox(ink, local, downward(ink, 0, breadth, [0, wood.pale, 0.12, wood.mid, 0.8, wood.mid, 1, wood.dark]));
    ink.globalAlpha = random.between(0, 0.35);
    fillBox(ink, local, random.happens(0.5) ? wood.dark : wood.pale);
    const knot = random.happens(0.45) ? random.between(0.1, 0.9) * length : -1;
    const knotY = random.between(0.3, 0.7) * breadth;
    const lines = Math.max(4, Math.round(breadth / 2.6));
    for (let line = 0; line < lines; line++) {
      const y = ((line + random.next()) / lines) * breadth;
      ink.beginPath();
      ink.moveTo(0, y);
      const steps = Math.max(2, Math.ceil(length / 60));
      for (let step = 1; step <= steps; step++) {
        const x = (length * step) / steps;
        const near = knot < 0 ? 0 : Math.exp(-(((x - knot) / 26) ** 2)) * Math.sign(y - knotY) * breadth * 0.16;
        const wave = random.between(-1, 1) * breadth * 0.05;
        ink.quadraticCurveTo(x - length / steps / 2, y + wave, x, y + near + wave * 0.5);
      }
      ink.globalAlpha = random.between(0.08, 0.34);
      ink.lineWidth = random.between(0.4, 1.2);
      ink.strokeStyle = random.happens(0.68) ? wood.dark : wood.pale;
      ink.stroke();
    }
    if (knot >= 0) {
      const size = Math.min(7, breadth * 0.16);
      ink.globalAlpha = 0.5;
      for (const part of [1, 0.65, 0.35]) {
        ink.beginPath();
        ink.ellipse(knot, knotY, size * 1.7 * part, size * part, 0, 0, Math.PI * 2);
        ink.strokeStyle = wood.dark;
        ink.lineWidth = 1;
        ink.stroke();
      }
    }
    ink.globalAlpha = 1;
  });
}

/** Boards side by side, with dark joints; `breadth` is roughly how wide each is. */
export function planks(ink: Ink, box: Box, wood: Wood, breadth: number, seed: string, upright = false): void {
  const span = upright ? box.width : box.height;
  const count = Math.max(1, Math.round(span / breadth));
  const each = span / count;
  for (let at = 0; at < count; at++) {
    const part = upright
      ? { x: box.x + at * each, y: box.y, width: each, height: box.height }
      : { x: box.x, y: box.y + at * each, width: box.width, height: each };
    board(ink, part, wood, `${seed} ${at}`, upright);
    ink.fillStyle = 'rgba(0,0,0,.55)';
    if (upright) ink.fillRect(part.x, part.y, 1.1, part.height);
    else ink.fillRect(part.x, part.y, part.width, 1.1);
  }
  roughen(ink, box, 0.12);
}

/** Old plaster: warm, uneven, stained by smoke towards the top. */
export function plaster(ink: Ink, box: Box, colour: string, shade: string, seed: string): void {
  const random = seeded(seed);
  fillBox(ink, box, downward(ink, box.y, box.y + box.height, [0, shade, 0.4, colour, 1, shade]));
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(box.x, box.y, box.width, box.height);
    ink.clip();
    for (let stain = 0; stain < 9; stain++) {
      const x = box.x + random.next() * box.width;
      const y = box.y + random.next() * box.height;
      const radius = random.between(0.08, 0.3) * Math.max(box.width, box.height);
      ink.globalAlpha = random.between(0.04, 0.14);
      const gradient = ink.createRadialGradient(x, y, 0, x, y, radius);
      const tone = random.happens(0.5) ? '255,230,180' : '20,8,2';
      gradient.addColorStop(0, `rgba(${tone},1)`);
      gradient.addColorStop(1, `rgba(${tone},0)`);
      disc(ink, x, y, radius, gradient);
    }
    ink.globalAlpha = 0.35;
    for (let crack = 0; crack < 3; crack++) {
      let [x, y] = [box.x + random.next() * box.width, box.y + random.next() * box.height];
      ink.beginPath();
      ink.moveTo(x, y);
      for (let bend = 0; bend < 4; bend++) {
        x += random.between(-9, 9);
        y += random.between(2, 11);
        ink.lineTo(x, y);
      }
      ink.lineWidth = 0.7;
      ink.strokeStyle = 'rgba(30,14,5,.5)';
      ink.stroke();
    }
  });
  roughen(ink, box, 0.16);
}

/** Cream paper with browned edges. */
export function paper(ink: Ink, box: Box, radius: number): void {
  isolated(ink, () => {
    rounded(ink, box, radius);
    ink.clip();
    fillBox(ink, box, downward(ink, box.y, box.y + box.height, [0, '#f8edd2', 0.6, PALETTE.paper, 1, '#e3cd9f']));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const edge = ink.createRadialGradient(
      x,
      y,
      Math.min(box.width, box.height) * 0.3,
      x,
      y,
      Math.hypot(box.width, box.height) / 2,
    );
    edge.addColorStop(0, 'rgba(120,70,20,0)');
    edge.addColorStop(1, 'rgba(120,70,20,.32)');
    fillBox(ink, box, edge);
    roughen(ink, box, 0.14, 'fibre');
    roughen(ink, box, 0.1);
  });
}

export const brass = (ink: Ink, x0: number, y0: number, x1: number, y1: number): CanvasGradient =>
  across(ink, x0, y0, x1, y1, [
    0,
    '#7d5518',
    0.22,
    '#e9c56a',
    0.38,
    '#fff0b8',
    0.55,
    '#c4943a',
    0.8,
    '#8a5f1c',
    1,
    '#d9b052',
  ]);

/** A thin line of brass, with its own shade. */
export function brassLine(ink: Ink, box: Box, radius: number, width: number): void {
  rounded(ink, box, radius);
  ink.lineWidth = width + 1.2;
  ink.strokeStyle = 'rgba(20,8,2,.7)';
  ink.stroke();
  ink.lineWidth = width;
  ink.strokeStyle = brass(ink, box.x, box.y, box.x + box.width, box.y + box.height);
  ink.stroke();
}

function nail(ink: Ink, x: number, y: number, radius: number, shiny: boolean): void {
  disc(ink, x + radius * 0.25, y + radius * 0.4, radius, 'rgba(0,0,0,.6)');
  disc(ink, x, y, radius, shiny ? brass(ink, x - radius, y - radius, x + radius, y + radius) : PALETTE.iron);
  disc(ink, x - radius * 0.3, y - radius * 0.35, radius * 0.3, shiny ? '#fff6d0' : '#b5b8bf');
}

/** A brass corner that holds a frame together; `turn` is in quarters, from the upper left clockwise. */
function corner(ink: Ink, x: number, y: number, size: number, turn: number): void {
  isolated(ink, () => {
    ink.translate(x, y);
    ink.rotate((turn * Math.PI) / 2);
    const s = size;
    shadow(ink, SHADOW.carved);
    const d = `M0 ${s * 0.2}Q0 0 ${s * 0.2} 0L${s} 0Q${s * 0.95} ${s * 0.34} ${s * 0.56} ${s * 0.38}Q${s * 0.4} ${s * 0.4} ${s * 0.38} ${s * 0.56}Q${s * 0.34} ${s * 0.95} 0 ${s}Z`;
    shape(ink, d, brass(ink, 0, 0, s, s));
    noShadow(ink);
    shape(ink, d, null, ['rgba(60,34,6,.8)', 0.8]);
    nail(ink, s * 0.24, s * 0.24, s * 0.09, true);
  });
}

export function corners(ink: Ink, box: Box, size: number): void {
  corner(ink, box.x, box.y, size, 0);
  corner(ink, box.x + box.width, box.y, size, 1);
  corner(ink, box.x + box.width, box.y + box.height, size, 2);
  corner(ink, box.x, box.y + box.height, size, 3);
}

/** A frame of four beams around a picture; rich ones are polished and have brass on them. */
export function frame(ink: Ink, box: Box, breadth: number, rich: boolean, seed: string): void {
  const wood = rich ? WARM_OAK : WORN_WOOD;
  const { x, y, width, height } = box;
  isolated(ink, () => {
    ink.beginPath();
    ink.roundRect(x, y, width, height, breadth * 0.9);
    ink.roundRect(x + breadth, y + breadth, width - 2 * breadth, height - 2 * breadth, breadth * 0.4);
    ink.clip('evenodd');
    board(ink, { x, y, width: breadth, height }, wood, `${seed} left`, true);
    board(ink, { x: x + width - breadth, y, width: breadth, height }, wood, `${seed} right`, true);
    board(ink, { x, y, width, height: breadth }, wood, `${seed} top`);
    board(ink, { x, y: y + height - breadth, width, height: breadth }, wood, `${seed} bottom`);
    roughen(ink, box, 0.12);
  });
  const inner = { x: x + breadth, y: y + breadth, width: width - 2 * breadth, height: height - 2 * breadth };
  rounded(ink, { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 }, breadth * 0.9);
  ink.lineWidth = 1.2;
  ink.strokeStyle = 'rgba(10,4,1,.85)';
  ink.stroke();
  if (rich) brassLine(ink, inner, breadth * 0.4, 1.6);
  else {
    rounded(ink, inner, breadth * 0.4);
    ink.lineWidth = 1.6;
    ink.strokeStyle = 'rgba(10,4,1,.8)';
    ink.stroke();
  }
  if (rich) corners(ink, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, breadth * 1.9);
  else {
    const half = breadth / 2;
    for (const [cx, cy] of [
      [x + half, y + half],
      [x + width - half, y + half],
      [x + half, y + height - half],
      [x + width - half, y + height - half],
    ] as const)
      nail(ink, cx, cy, breadth * 0.17, false);
  }
}

/** A round spot worn into a board, for a number or a marker. */
export function hollow(ink: Ink, x: number, y: number, radius: number, fill: string): void {
  disc(ink, x, y, radius, fill);
  isolated(ink, () => {
    ink.beginPath();
    ink.arc(x, y, radius, 0, Math.PI * 2);
    ink.clip();
    ring(ink, x, y + radius * 0.12, radius * 1.08, radius * 0.22, 'rgba(0,0,0,.45)');
  });
  ring(ink, x, y, radius, radius * 0.09, brass(ink, x - radius, y - radius, x + radius, y + radius));
}
