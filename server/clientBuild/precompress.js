// Writes a .br and a .gz beside each larger text file of a folder, so that the server need not compress at run time.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Smaller files are not worth it. */
const LEAST_BYTES = 1024;

/** @param {string} folder */
export const precompress = async (folder) => {
  const names = await readdir(folder, { recursive: true });
  const compress = async (/** @type {string} */ name) => {
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.length < LEAST_BYTES) return;
    const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  };
  await Promise.all(names.filter((name) => TEXT_FILE.test(name)).map(compress));
};
