// Makes the folder of the database where there is none, and checks that the server may write in it. In JavaScript and
// without packages, as `npm start` does this before it installs them.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

/**
 * One level at a time: with `recursive` Node 20 tries for ever in a place like /proc, where none can be made.
 * @param {string} folder
 */
const make = (folder) => {
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
};

/**
 * Throws when there can be no such folder, or nothing can be written in it.
 * @param {string} path
 */
export const prepareFolder = (path) => {
  const folder = resolve(path);
  try {
    make(folder);
    // With a separator at its end the path of a file is refused.
    accessSync(folder + sep, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${why}; it has to be a folder in which the user that runs the server may write`);
  }
};
