// Assertions for invariants: throw a sentence when they do not hold.
import { isDeepStrictEqual } from 'node:util';

export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

const difference = (a: unknown, b: unknown, path: string): string => {
  if (isDeepStrictEqual(a, b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found !== '') return found;
  }
  return `${path}: differs in kind`;
};

/** Asserts deep equality; the message ends with the first difference. */
export function mustEqual(a: unknown, b: unknown, sentence: string): void {
  if (!isDeepStrictEqual(a, b)) throw new Error(`${sentence} ${difference(a, b, 'state')}`);
}
