// Is the database still where it was opened? SQLite writes on into a file that was deleted, and all of it is lost at the end.
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

export interface Place {
  /** Throws when a file is gone, or another lies there. */
  checkFiles(): void;
  /** Throws when the next start would find no folder to write in. */
  checkFolder(): void;
}

export const rememberPlace = (file: string): Place => {
  const opened = [file, `${file}-wal`].map((path) => [path, identityOf(path)] as const);
  return {
    checkFiles() {
      for (const [path, before] of opened) {
        const now = identityOf(path);
        if (now === null) throw new Error(`${path} was deleted while the server runs: stop it and restore a backup`);
        if (now.ino !== before?.ino || now.dev !== before.dev)
          throw new Error(`${path} was replaced while the server runs: stop it before restoring a backup`);
      }
    },
    checkFolder: () => accessSync(dirname(file), constants.W_OK),
  };
};
