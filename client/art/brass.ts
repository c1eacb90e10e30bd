// Brass: its sheen, lines, nails and corners.
import { disc, isolated, linear, noShadow, rounded, shadow, shape, type Box, type Ink } from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';

export const brass = (ink: Ink, x0: number, y0: number, x1: number, y1: number): CanvasGradient =>
  linear(ink, x0, y0, x1, y1, [
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

/** A thin line of brass with a dark edge. */
export function brassLine(ink: Ink, box: Box, radius: number, width: number): void {
  rounded(ink, box, radius);
  ink.lineWidth = width + 1.2;
  ink.strokeStyle = 'rgba(20,8,2,.7)';
  ink.stroke();
  ink.lineWidth = width;
  ink.strokeStyle = brass(ink, box.x, box.y, box.x + box.width, box.y + box.height);
  ink.stroke();
}

export function nail(ink: Ink, x: number, y: number, radius: number, metal: 'brass' | 'iron'): void {
  const isBrass = metal === 'brass';
  disc(ink, x + radius * 0.25, y + radius * 0.4, radius, 'rgba(0,0,0,.6)');
  disc(ink, x, y, radius, isBrass ? brass(ink, x - radius, y - radius, x + radius, y + radius) : PALETTE.iron);
  disc(ink, x - radius * 0.3, y - radius * 0.35, radius * 0.3, isBrass ? '#fff6d0' : '#b5b8bf');
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
    nail(ink, s * 0.24, s * 0.24, s * 0.09, 'brass');
  });
}

export function corners(ink: Ink, box: Box, size: number): void {
  corner(ink, box.x, box.y, size, 0);
  corner(ink, box.x + box.width, box.y, size, 1);
  corner(ink, box.x + box.width, box.y + box.height, size, 2);
  corner(ink, box.x, box.y + box.height, size, 3);
}
