// Installs node_modules as in package-lock.json; does nothing if that is already so.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault, root, run } from './command.js';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @param {string} file @returns {Record<string, Package>}
 */
const packagesIn = (file) => {
  /** @type {{ packages: Record<string, Package> }} */
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return lock.packages;
};

// True for a package that npm has not left out. It leaves out packages for other platforms or for another libc (which
// one this machine has is not looked up here), and what only those depend on, which need not name a platform.
/** @param {Package} wanted */
const isSurelyForHere = ({ os, cpu, libc }) =>
  os !== undefined && libc === undefined && os.includes(process.platform) && (cpu?.includes(process.arch) ?? true);

const isInstalled = () => {
  // npm writes this file last, so an interrupted installation leaves none.
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, note))) return false;
  const present = packagesIn(note);
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return wanted.optional === true && !isSurelyForHere(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

/** @returns {Promise<void>} */
export const install = async () => {
  if (isInstalled()) return;
  console.log('Installing packages with npm …');
  // Vite is needed to build even where NODE_ENV is production; none of the packages needs an install script.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'] ?? '';
  const code =
    basename(npm) === 'npm-cli.js'
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' }).catch((/** @type {unknown} */ fault) => {
          if (fault instanceof Fault) throw fault;
          throw new Fault('npm was not found: it comes with Node (https://nodejs.org).');
        });
  if (code !== 0) throw new Fault(`npm could not install the packages (exit code ${code}); what it said stands above.`);
};
