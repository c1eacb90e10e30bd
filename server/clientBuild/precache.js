// Tells the built service worker which files it keeps: their list, with a hash of each, becomes its first line.
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = 'serviceWorker.js';
/** Not kept: compressed copies, and the picture that only chat programs show. */
const LEFT_OUT = /\.(br|gz|jpg)$/;
const FIRST_LINE = /^const PRECACHE=.*\n/;

/** @param {Buffer | string} content @param {'base64' | 'hex'} as */
const sha256 = (content, as) => createHash('sha256').update(content).digest(as);

/** @param {string} folder */
export const precache = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== WORKER && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll('\\', '/'))
    .sort();
  const files = await Promise.all(
    names.map(async (name) => [name, `sha256-${sha256(await readFile(join(folder, name)), 'base64')}`]),
  );
  const code = (await readFile(join(folder, WORKER), 'utf8')).replace(FIRST_LINE, '');
  const version = sha256(JSON.stringify(files) + code, 'hex').slice(0, 16);
  await writeFile(join(folder, WORKER), `const PRECACHE=${JSON.stringify({ version, files })};\n${code}`);
};
