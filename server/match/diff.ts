// Computes a small difference between two JSON values, so that a move is sent as what it changed.
// Shared references are skipped at once: the rules do not copy what they do not touch.
import type { Patch } from '../wire/match.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null when nothing changed. */
export const diff = (before: unknown, after: unknown): Patch | null => {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after ?? null];
};

// A key may be `__proto__`: only own properties are read, and none is set by assignment.
const own = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

const diffObjects = (before: Json, after: Json): Patch | null => {
  const parts: [key: string, part: Patch][] = [];
  let shared = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const known = own(before, key);
    if (known !== undefined) shared++;
    const part = known === undefined ? ([value] as const) : diff(known, value);
    if (part !== null) parts.push([key, part]);
  }
  const keysBefore = Object.keys(before);
  if (keysBefore.length > shared)
    for (const key of keysBefore) if (before[key] !== undefined && own(after, key) === undefined) parts.push([key, []]);
  return parts.length > 0 ? Object.fromEntries(parts) : null;
};

const diffArrays = (before: readonly unknown[], after: readonly unknown[]): Patch | null =>
  before.length === after.length ? diffItems(before, after) : replaceMiddle(before, after);

/** Every item is compared once: nested arrays would otherwise be compared anew at each level. */
const diffItems = (before: readonly unknown[], after: readonly unknown[]): Patch | null => {
  let patch: Record<string, Patch> | null = null;
  for (let i = 0; i < after.length; i++) {
    const part = diff(before[i], after[i]);
    if (part !== null) (patch ??= {})[i] = part;
  }
  return patch;
};

/** Equal items at both ends are kept. */
const replaceMiddle = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
};

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && a !== null && diff(a, b) === null);
