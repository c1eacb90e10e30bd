// Applies a difference from the server: returns a new value that shares all unchanged parts with the old one.
import type { Patch, Splice } from '../../server/wire/match.ts';

const isSplice = (patch: readonly unknown[]): patch is Splice => patch.length === 3;

export const applyPatch = (value: unknown, patch: Patch | null): unknown => {
  if (patch === null) return value;
  if (Array.isArray(patch)) return applyLeaf(value, patch as readonly unknown[]);
  const parts = Object.entries(patch as Readonly<Record<string, Patch>>);
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as readonly unknown[])];
    for (const [index, part] of parts) items[Number(index)] = applyPatch(items[Number(index)], part);
    return items;
  }
  const fields = new Map(Object.entries(value as object));
  for (const [key, part] of parts) {
    if (Array.isArray(part) && part.length === 0) fields.delete(key);
    else fields.set(key, applyPatch(fields.get(key), part));
  }
  return Object.fromEntries(fields);
};

const applyLeaf = (value: unknown, patch: readonly unknown[]): unknown => {
  if (!isSplice(patch)) return patch[0];
  const [at, remove, items] = patch;
  return (value as readonly unknown[]).toSpliced(at, remove, ...items);
};
