// Checks that the database's files are still where they were opened, and may be written: SQLite goes on writing through
// its open file when the file was deleted or made read-only, and the next start would not find what it wrote, or could
// not write.
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

interface Identity {
  readonly dev: number;
  readonly ino: number;
}

const identityOf = (file: string): Identity | null => {
  const { dev = 0, ino = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return ino === 0 ? null : { dev, ino };
};

/** Returns a function that throws when a file was deleted or replaced since, and when the next start could not write there. */
export const rememberPlace = (file: string): (() => void) => {
  const opened = [file, `${file}-wal`].map((path) => [path, identityOf(path)] as const);
  return () => {
    for (const [path, before] of opened) {
      const now = identityOf(path);
      if (now === null) throw new Error(`${path} was deleted while the server runs: stop it and restore a backup`);
      if (now.ino !== before?.ino || now.dev !== before.dev)
        throw new Error(`${path} was replaced while the server runs: stop it before restoring a backup`);
      accessSync(path, constants.W_OK);
    }
    accessSync(dirname(file), constants.W_OK);
  };
};
