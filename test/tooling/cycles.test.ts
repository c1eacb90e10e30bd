// Import cycles: within game, client and server no two files import each other, not even types, nor through others.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../kit/files.ts';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Leaves out files that import none of the others, again and again: whatever remains is in a cycle or imports one. */
function withoutLeaves(imports: Imports): Imports {
  const amongThese = new Map(
    [...imports].map(([file, imported]) => [file, imported.filter((other) => imports.has(other))] as const),
  );
  const remaining = new Map([...amongThese].filter(([, imported]) => imported.length > 0));
  return remaining.size === imports.size ? remaining : withoutLeaves(remaining);
}

const reversed = (imports: Imports): Imports =>
  new Map(
    [...imports.keys()].map((file) => [
      file,
      [...imports.keys()].filter((other) => imports.get(other)?.includes(file)),
    ]),
  );

/**
 * In the reversed graph, files that import a cycle without being in one fall away as leaves, one after the other. A
 * file between two cycles, which imports one and is imported by the other, remains.
 */
const filesInCycles = (imports: Imports): string[] =>
  [...withoutLeaves(reversed(withoutLeaves(imports))).keys()].sort();

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));

test('cycles are found, and files beside them are not', () => {
  const imports = new Map([
    ['main', ['a', 'leaf']],
    ['a', ['b']],
    ['b', ['c', 'leaf']],
    ['c', ['a']],
    ['leaf', []],
  ]);
  expect(filesInCycles(imports)).toEqual(['a', 'b', 'c']);
  expect(filesInCycles(new Map([...imports, ['c', ['leaf']]]))).toEqual([]);
});

test.each(['game', 'client', 'server'])('%s has no import cycle', (folder) => {
  const files = repositoryFiles().filter((file) => file.startsWith(`${folder}/`) && /\.(ts|tsx|js)$/.test(file));
  expect(filesInCycles(new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))])))).toEqual([]);
});
