// Rectangles and the little arithmetic that layouts are made of.
import type { Rect } from '../../model/stage.ts';

export type { Rect } from '../../model/stage.ts';

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

export const inset = (box: Rect, by: number): Rect =>
  rect(box.x + by, box.y + by, Math.max(0, box.width - 2 * by), Math.max(0, box.height - 2 * by));

export const right = (box: Rect): number => box.x + box.width;
export const bottom = (box: Rect): number => box.y + box.height;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The largest box of this proportion (width to height) in the middle of another. */
export function fitted(box: Rect, proportion: number): Rect {
  const width = Math.min(box.width, box.height * proportion);
  const height = width / proportion;
  return rect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The largest box of this proportion at the lower edge of another, in the middle of its width. */
export function standing(box: Rect, proportion: number): Rect {
  const { x, width, height } = fitted(box, proportion);
  return rect(x, bottom(box) - height, width, height);
}

/** A box of the given size around the middle of another. */
export const centred = (box: Rect, width: number, height: number): Rect =>
  rect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);

/**
 * For `rows` and `columns`, in place of a fixed length: a share of what the fixed lengths leave, in proportion to the other
 * portions. It is a negative number, and so differs from every length.
 */
export const portion = (weight: number): number => -weight;
/** All that the fixed lengths leave, or beside other portions a portion of weight 1. */
export const REST = portion(1);

/** Slices of a box from its top down, of fixed heights and portions. */
export function rows(box: Rect, gap: number, ...heights: readonly number[]): Rect[] {
  return slices(box.height, gap, heights).map(([from, length]) => rect(box.x, box.y + from, box.width, length));
}

/** Slices of a box from the left, of fixed widths and portions. */
export function columns(box: Rect, gap: number, ...widths: readonly number[]): Rect[] {
  return slices(box.width, gap, widths).map(([from, length]) => rect(box.x + from, box.y, length, box.height));
}

function slices(whole: number, gap: number, lengths: readonly number[]): [from: number, length: number][] {
  const fixed = lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
  const portions = lengths.reduce((sum, length) => sum + Math.max(0, -length), 0);
  const free = Math.max(0, whole - fixed - gap * (lengths.length - 1));
  let from = 0;
  return lengths.map((given) => {
    const length = given >= 0 ? given : (free * -given) / portions;
    const slice: [number, number] = [from, length];
    from += length + gap;
    return slice;
  });
}

export const equalColumns = (box: Rect, count: number, gap: number): Rect[] =>
  columns(box, gap, ...Array.from({ length: count }, () => REST));

export const equalRows = (box: Rect, count: number, gap: number): Rect[] =>
  rows(box, gap, ...Array.from({ length: count }, () => REST));

/**
 * Boxes of one size in a row, from the left. When they are too many they move together and overlap,
 * each covering the right edge of the one before it.
 */
export function inLine(box: Rect, count: number, width: number, height: number, gap: number): Rect[] {
  const limit = count > 1 ? (box.width - width) / (count - 1) : 0;
  const pitch = Math.min(width + gap, limit);
  const y = box.y + (box.height - height) / 2;
  return Array.from({ length: count }, (_, at) => rect(box.x + at * pitch, y, width, height));
}

/** Squares in the middle of a box, in one, two or three rows, as lets them be largest; no larger than `largest`. */
export function gathered(box: Rect, count: number, largest: number): Rect[] {
  const sizeIn = (lines: number): number => Math.min(largest, box.height / lines, box.width / Math.ceil(count / lines));
  const lines = [1, 2, 3].reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best));
  const size = sizeIn(lines);
  const across = Math.ceil(count / lines);
  const all = centred(box, across * size, Math.ceil(count / across) * size);
  return Array.from({ length: count }, (_, at) =>
    rect(all.x + (at % across) * size, all.y + Math.floor(at / across) * size, size, size),
  );
}

/** True if two boxes share more than `slack` pixels of width and of height. */
export const overlaps = (a: Rect, b: Rect, slack = 0.5): boolean =>
  a.x < right(b) - slack && b.x < right(a) - slack && a.y < bottom(b) - slack && b.y < bottom(a) - slack;

/** True if the inner box reaches beyond no edge of the outer one by more than `slack` pixels. */
export const holds = (outer: Rect, inner: Rect, slack = 0.5): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  right(inner) <= right(outer) + slack &&
  bottom(inner) <= bottom(outer) + slack;

/** The intersection of two boxes that overlap. */
export function intersection(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return rect(x, y, Math.min(right(a), right(b)) - x, Math.min(bottom(a), bottom(b)) - y);
}

/** The smallest rectangle that holds all boxes, of which there must be at least one. */
export function surrounding(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return rect(x, y, Math.max(...boxes.map(right)) - x, Math.max(...boxes.map(bottom)) - y);
}

export const contains = (box: Rect, x: number, y: number): boolean =>
  x >= box.x && x < right(box) && y >= box.y && y < bottom(box);

export const middle = (box: Rect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Enlarges a box to a minimum size around its middle, as a hit target for fingers. */
export const atLeast = (box: Rect, size: number): Rect =>
  centred(box, Math.max(box.width, size), Math.max(box.height, size));

export const sameBox = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

export const grown = (box: Rect, by: number): Rect =>
  rect(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by);

/** A box on the way from one to another: the first at a share of 0, the second at 1. */
export const between = (from: Rect, to: Rect, share: number): Rect => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  width: from.width + (to.width - from.width) * share,
  height: from.height + (to.height - from.height) * share,
});
