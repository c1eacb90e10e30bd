// Writes a .br and a .gz beside every text file of a folder, so that the server need not compress at run time.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const worthIt = 1024;

/** @param {string} folder */
export const precompress = async (folder) => {
  const names = await readdir(folder, { recursive: true });
  const compress = async (/** @type {string} */ name) => {
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.length < worthIt) return;
    const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  };
  await Promise.all(names.filter((name) => isText.test(name)).map(compress));
};
