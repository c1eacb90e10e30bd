// Lists the files of the repository, as git sees them or, in an unpacked archive, as they lie there.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const madeHere = new Set(['node_modules', 'dist', 'data']);

const walk = (): string[] =>
  readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !madeHere.has(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const inside = readdirSync(entry.name, { recursive: true, withFileTypes: true });
      return inside
        .filter((file) => file.isFile())
        .map((file) => `${file.parentPath}/${file.name}`.replaceAll('\\', '/'));
    });

const seenByGit = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

export const repositoryFiles = (): string[] => (existsSync('.git') ? seenByGit() : walk());
