// The difference between two JSON values: a patch, which the server makes and the browser applies.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../client/net/patch.ts';
import { diff } from '../../server/match/diff.ts';
import type { Patch } from '../../server/wire/match.ts';

describe('a difference', () => {
  const overTheWire = (patch: Patch | null): Patch | null => JSON.parse(JSON.stringify(patch)) as Patch | null;

  test('leads from any JSON value to any other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const copy = JSON.stringify(before);
        // JSON writes -0 as 0.
        const afterInJson = JSON.parse(JSON.stringify(after)) as unknown;
        expect(applyPatch(before, overTheWire(diff(before, afterInJson)))).toEqual(afterInJson);
        expect(JSON.stringify(before)).toBe(copy);
      }),
    );
  });

  test.each([
    [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, { b: { c: [3] } }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: [] }],
    [{ a: null }, { a: { b: [] } }, { a: [{ b: [] }] }],
    [{ a: undefined }, {}, null],
    [JSON.parse('{"__proto__":false}'), {}, JSON.parse('{"__proto__":[]}')],
    [{}, JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":[{"a":1}]}')],
    [
      [1, 2, 3, 4],
      [1, 3, 4],
      [1, 1, []],
    ],
    [
      [1, 2],
      [9, 1, 2],
      [0, 0, [9]],
    ],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], { 1: { a: [3] } }],
    [
      [{ a: 1 }, 5, 6],
      [5, 6],
      [0, 1, []],
    ],
    [[], [], null],
    [{ a: [] }, { a: {} }, { a: [{}] }],
  ])('from %j to %j is %j', (before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(applyPatch(before, patch as Patch | null)).toEqual(JSON.parse(JSON.stringify(after)));
  });

  test('keeps what did not change', () => {
    const before = { kept: { deep: [1] }, changed: { x: 1 } };
    const after = applyPatch(before, { changed: { x: [2] } }) as typeof before;
    expect(after.kept).toBe(before.kept);
  });
});
