// The top level of the repository holds nothing but what is agreed, and every file follows the agreed form.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../kit/files.ts';

const files = repositoryFiles();
const isCode = (file: string) => /\.(ts|tsx|js)$/.test(file);
const read = (file: string) => readFileSync(file, 'utf8');
const code = files.filter(isCode).map((file) => ({ file, text: read(file) }));

test('the top level has no folders and files but the agreed ones', () => {
  const agreed = new Set([
    ...['game', 'client', 'server', 'test', 'README.md', 'LICENSE', '.ci', '.gitignore'],
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'eslint.config.js'],
  ]);
  const present = files.map((file) => file.split('/', 1)[0] ?? file);
  expect([...new Set(present)].filter((name) => !agreed.has(name))).toEqual([]);
});

test('no file contains a path of a developer’s machine', () => {
  const home = /(^|[\s'"`(=])(\/(home|Users|root)\/|[A-Z]:\\Users\\)/m;
  expect(files.filter((file) => home.test(read(file)))).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": *"http/);
});

test('relative imports have a file extension', () => {
  const relative = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]*|\.{1,2})['"]/g;
  const endsInExtension = /\.(ts|tsx|js|json|md|css|svg|png|webp|ogg|mp3|woff2)(\?\w+)?$/;
  const withoutExtension = code.flatMap(({ file, text }) =>
    [...text.matchAll(relative)].flatMap(([, path = '']) => (endsInExtension.test(path) ? [] : [`${file}: ${path}`])),
  );
  expect(withoutExtension).toEqual([]);
});

test('every file of code begins with a comment', () => {
  expect(code.filter(({ text }) => !/^\/[/*]+ \S/.test(text)).map(({ file }) => file)).toEqual([]);
});
