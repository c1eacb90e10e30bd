// Ink: a canvas context, and the small helpers with which every picture is drawn on it.
import { withAlpha, type HexColour } from './hexColour.ts';
import { FONT, type Shadow } from './theme.ts';
import { seeded } from './seededRandom.ts';

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Fill = string | CanvasGradient | CanvasPattern;
/** Colour stops as alternating offsets from 0 to 1 and colours: `[0, 'white', 1, 'black']`. */
export type Stops = readonly (number | string)[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Draws between `save` and `restore`. */
export function isolated(ink: Ink, draw: () => void): void {
  ink.save();
  draw();
  ink.restore();
}

/** Draws in scaled coordinates: a square of `unit` units is drawn `size` wide, its middle at x, y. */
export function inSquare(ink: Ink, x: number, y: number, size: number, unit: number, draw: () => void): void {
  isolated(ink, () => {
    ink.translate(x, y);
    ink.scale(size / unit, size / unit);
    draw();
  });
}

const withStops = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  for (let at = 0; at < stops.length; at += 2) gradient.addColorStop(Number(stops[at]), String(stops[at + 1]));
  return gradient;
};

export const linear = (ink: Ink, x0: number, y0: number, x1: number, y1: number, stops: Stops): CanvasGradient =>
  withStops(ink.createLinearGradient(x0, y0, x1, y1), stops);

export const downward = (ink: Ink, y0: number, y1: number, stops: Stops): CanvasGradient =>
  linear(ink, 0, y0, 0, y1, stops);

export const sideways = (ink: Ink, x0: number, x1: number, stops: Stops): CanvasGradient =>
  linear(ink, x0, 0, x1, 0, stops);

export const glowing = (ink: Ink, x: number, y: number, radius: number, stops: Stops): CanvasGradient =>
  withStops(ink.createRadialGradient(x, y, 0, x, y, radius), stops);

/** A ball lit from the upper left. */
export const ball = (ink: Ink, x: number, y: number, radius: number, stops: Stops): CanvasGradient =>
  withStops(ink.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius), stops);

export function fillBox(ink: Ink, box: Box, fill: Fill): void {
  ink.fillStyle = fill;
  ink.fillRect(box.x, box.y, box.width, box.height);
}

/** Begins a path around a box with round corners. On a very small table a radius can be negative, which the canvas would refuse. */
export function rounded(ink: Ink, box: Box, radius: number): void {
  ink.beginPath();
  ink.roundRect(box.x, box.y, box.width, box.height, Math.max(0, radius));
}

export function disc(ink: Ink, x: number, y: number, radius: number, fill: Fill): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fillStyle = fill;
  ink.fill();
}

export function oval(ink: Ink, x: number, y: number, rx: number, ry: number, fill: Fill): void {
  ink.beginPath();
  ink.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  ink.fillStyle = fill;
  ink.fill();
}

export function ring(ink: Ink, x: number, y: number, radius: number, width: number, stroke: Fill): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.lineWidth = width;
  ink.strokeStyle = stroke;
  ink.stroke();
}

export function shape(ink: Ink, d: string, fill: Fill | null, line?: readonly [colour: Fill, width: number]): void {
  const path = new Path2D(d);
  if (fill !== null) {
    ink.fillStyle = fill;
    ink.fill(path);
  }
  if (line !== undefined) {
    ink.lineJoin = 'round';
    ink.lineCap = 'round';
    const [colour, width] = line;
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    ink.stroke(path);
  }
}

/** Canvas shadows ignore the transform, so blur and offset are scaled here. */
export function shadow(ink: Ink, { colour, blur, y }: Shadow): void {
  const { a, b } = ink.getTransform();
  const scale = Math.hypot(a, b);
  ink.shadowColor = colour;
  ink.shadowBlur = blur * scale;
  ink.shadowOffsetX = 0;
  ink.shadowOffsetY = y * scale;
}

interface Solid {
  radius: number;
  /** Seen where nothing is painted. */
  colour: string;
  shade: Shadow;
}

/** A box with rounded corners that throws a shadow; what `paint` draws ends at its outline. */
export function solid(ink: Ink, box: Box, { radius, colour, shade }: Solid, paint: () => void): void {
  isolated(ink, () => {
    shadow(ink, shade);
    rounded(ink, box, radius);
    ink.fillStyle = colour;
    ink.fill();
  });
  isolated(ink, () => {
    rounded(ink, box, radius);
    ink.clip();
    paint();
  });
}

export function noShadow(ink: Ink): void {
  ink.shadowColor = 'transparent';
}

/** Additive light. */
export function light(ink: Ink, x: number, y: number, radius: number, colour: HexColour, strength: number): void {
  isolated(ink, () => {
    ink.globalCompositeOperation = 'lighter';
    ink.globalAlpha = strength;
    const fading = [0, colour, 0.35, withAlpha(colour, 0.467), 1, withAlpha(colour, 0)];
    disc(ink, x, y, radius, glowing(ink, x, y, radius, fading));
  });
}

/** Darkens the corners of a box. */
export function vignette(ink: Ink, box: Box, strength: number): void {
  const x = box.x + box.width / 2;
  const y = box.y + box.height * 0.45;
  const radius = Math.hypot(box.width, box.height) * 0.56;
  const dark = `rgba(12,5,2,${strength})`;
  fillBox(ink, box, glowing(ink, x, y, radius, [0.35, 'rgba(12,5,2,0)', 1, dark]));
}

/** A number in the font for text, its optical middle at x, y. */
export function figure(ink: Ink, text: string, x: number, y: number, size: number, fill: Fill, edge?: string): void {
  ink.font = `800 ${size}px ${FONT.text}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'alphabetic';
  ink.lineJoin = 'round';
  const base = y + size * 0.325;
  if (edge !== undefined) {
    ink.strokeStyle = edge;
    ink.lineWidth = size * 0.16;
    ink.strokeText(text, x, base);
  }
  ink.fillStyle = fill;
  ink.fillText(text, x, base);
}

export const GRAINS = ['speckle', 'fibre'] as const;
type Grain = (typeof GRAINS)[number];
/** Edge of the square of grain that is repeated, in pixels. */
const GRAIN_EDGE = 192;
const grains = new Map<Grain, OffscreenCanvas | HTMLCanvasElement>();

function blankCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Grain, computed once and used as a pattern: a canvas filter would take a hundred times as long. */
export function grain(kind: Grain): OffscreenCanvas | HTMLCanvasElement {
  const known = grains.get(kind);
  if (known !== undefined) return known;
  const canvas = blankCanvas(GRAIN_EDGE, GRAIN_EDGE);
  // Kept in main memory (`willReadFrequently`), where its pixels are written.
  const ink = canvas.getContext('2d', { willReadFrequently: true }) as Ink;
  const image = ink.createImageData(GRAIN_EDGE, GRAIN_EDGE);
  const texels = new Uint32Array(image.data.buffer);
  const random = seeded(kind);
  const rows = Array.from({ length: GRAIN_EDGE }, () => random.next());
  for (let at = 0; at < texels.length; at++) {
    const row = rows[Math.floor(at / GRAIN_EDGE)] ?? 0.5;
    const value = kind === 'speckle' ? random.next() : row * 0.75 + random.next() * 0.25;
    const strength = Math.round(Math.abs(value - 0.5) * 2 * 255);
    // Black or white, the more transparent the closer the value is to grey. Alpha is in the upper eight bits.
    texels[at] = (strength << 24) | (value < 0.5 ? 0 : 0xffffff);
  }
  ink.putImageData(image, 0, 0);
  grains.set(kind, canvas);
  return canvas;
}

/** Adds grain to a box. */
export function roughen(ink: Ink, box: Box, strength: number, kind: Grain = 'speckle'): void {
  const pattern = ink.createPattern(grain(kind), 'repeat');
  if (pattern === null) return;
  isolated(ink, () => {
    ink.globalAlpha = strength;
    ink.globalCompositeOperation = 'overlay';
    fillBox(ink, box, pattern);
  });
}
