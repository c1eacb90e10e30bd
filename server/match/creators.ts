// Remembers from which address each open match was made, for the limit of open matches per address. No address is
// written to disk, only its hash with the installation's secret.
import { createHmac } from 'node:crypto';
import type { Creation } from '../storage/storage.ts';

export interface Creators {
  /** The hash of the address. */
  of(address: string): string;
  /** `creator` is null if it is unknown: then nothing is remembered. */
  add(id: string, creator: string | null): void;
  remove(id: string): void;
  readonly count: (address: string) => number;
}

export const createCreators = (secret: string, known: readonly Creation[]): Creators => {
  const creators = new Map(known.map(({ id, creator }) => [id, creator]));
  const of = (address: string): string => createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
  return {
    of,
    add(id, creator) {
      if (creator !== null) creators.set(id, creator);
    },
    remove: (id) => void creators.delete(id),
    count(address) {
      const creator = of(address);
      let count = 0;
      for (const each of creators.values()) if (each === creator) count++;
      return count;
    },
  };
};
