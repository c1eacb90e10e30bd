// Positions on the boards: every printed space has one, inside the board and far enough from the others.
import { describe, expect, test } from 'vitest';
import { BOOK_ROWS, COLUMNS, MONASTERY_LAST, reputationTrack, ROUNDS } from '../../../game/index.ts';
import { bookCell } from '../../../client/art/guestBook.ts';
import { MONASTERY_SPACES, MONASTERY_WINDOWS, MOON_PLACES } from '../../../client/art/monasteryBoard.ts';
import { reputationPlaces } from '../../../client/art/reputationBoard.ts';
import { BOOK_UNIT, MONASTERY_UNIT, REPUTATION_UNIT } from '../../../client/art/units.ts';
import type { Point } from '../../../client/art/ink.ts';

const onBoard = (points: readonly Point[], { width, height }: { readonly width: number; readonly height: number }) =>
  points.every(({ x, y }) => x > 10 && x < width - 10 && y > 10 && y < height - 10);

const nearest = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((one, at) => points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );

describe('the monastery', () => {
  test('has a stone for every space, the start included', () => {
    expect(MONASTERY_SPACES).toHaveLength(MONASTERY_LAST + 1);
    expect(onBoard(MONASTERY_SPACES, MONASTERY_UNIT)).toBe(true);
    expect(nearest(MONASTERY_SPACES)).toBeGreaterThan(50);
  });

  test('has a window and a place for the moon for every evening', () => {
    expect(MONASTERY_WINDOWS).toHaveLength(ROUNDS);
    expect(MOON_PLACES).toHaveLength(ROUNDS);
    expect(onBoard([...MONASTERY_WINDOWS, ...MOON_PLACES], MONASTERY_UNIT)).toBe(true);
  });
});

describe('the reputation track', () => {
  test.each([
    ['plain', 3],
    ['signature', 5],
  ] as const)('has a place for each space of the %s one', (kind, modules) => {
    const places = reputationPlaces(kind);
    expect(places).toHaveLength(reputationTrack(modules).length);
    expect(onBoard(places, REPUTATION_UNIT)).toBe(true);
    expect(nearest(places)).toBeGreaterThan(50);
  });
});

describe('the guest book', () => {
  test('has a cell for every column and row', () => {
    const cells = COLUMNS.flatMap((column) => Array.from({ length: BOOK_ROWS }, (_, row) => bookCell(column, row)));
    expect(onBoard(cells, BOOK_UNIT)).toBe(true);
    expect(nearest(cells)).toBeGreaterThan(50);
  });
});
