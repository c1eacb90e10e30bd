// Fingerprint of the sources, to tell whether dist/ is up to date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.js';

const sources = ['client', 'game', 'server', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const note = join(root, 'dist/fingerprint');

/** @param {string} path @returns {string[]} */
const filesUnder = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path))
        .sort()
        .flatMap((name) => filesUnder(`${path}/${name}`))
    : [path];

export const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

export const isBuilt = () => existsSync(note) && readFileSync(note, 'utf8') === fingerprint();

/** @param {string} print */
export const noteBuild = (print) => {
  writeFileSync(note, print);
};
