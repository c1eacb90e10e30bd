// Compressed copies of built files: text files that are not very small get them, and each copy unpacks to its file.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '../../server/clientBuild/precompress.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiefenthal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('text files get a .br and a .gz, pictures and very small files do not', async () => {
  const text = 'A guest sits down at a table. '.repeat(100);
  writeFileSync(join(folder, 'main.js'), text);
  writeFileSync(join(folder, 'card.webp'), text);
  writeFileSync(join(folder, 'crumb.js'), 'one');
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['card.webp', 'crumb.js', 'main.js', 'main.js.br', 'main.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(text);
});
