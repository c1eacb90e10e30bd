// Reports to the other processes who is connected to each match here: in batches, and again when the database was away.
import type { Present } from '../storage.ts';

const BATCH_MS = 50;

interface Here {
  readonly match: string;
  readonly here: readonly Present[];
}

export interface Presence {
  readonly set: (match: string, here: readonly Present[]) => void;
  /** The database knows nothing of this process any more: everything has to be told again. */
  forgotten(): void;
  /** Tells what has not been told yet; never fails. */
  tell(): Promise<void>;
  stop(): void;
}

export const createPresence = (write: (all: readonly Here[]) => Promise<void>): Presence => {
  const present = new Map<string, readonly Present[]>();
  /** The matches whose present connections have not been told yet. */
  const untold = new Set<string>();
  let next: NodeJS.Timeout | null = null;
  let isTelling = false;

  const tell = async (): Promise<void> => {
    next = null;
    if (isTelling || untold.size === 0) return;
    isTelling = true;
    const all = [...untold].map((match) => ({ match, here: present.get(match) ?? [] }));
    untold.clear();
    try {
      await write(all);
    } catch {
      // Told again with the next heartbeat.
      for (const { match } of all) untold.add(match);
    } finally {
      isTelling = false;
    }
  };

  return {
    set(match, here) {
      if (here.length > 0) present.set(match, here);
      else present.delete(match);
      untold.add(match);
      next ??= setTimeout(() => void tell(), BATCH_MS);
    },
    forgotten() {
      for (const match of present.keys()) untold.add(match);
    },
    tell,
    stop: () => clearTimeout(next ?? undefined),
  };
};
