// Wraps a storage: counts and logs its failures, reports unreadable matches, and refuses writes while it is down.
import type { Logger } from 'pino';
import { type Storage, StorageFault, Unreadable } from './storage.ts';

export interface Guard {
  readonly storage: Storage;
  /** False from the first write or probe that ended in a StorageFault until a probe succeeds. */
  isUp(): boolean;
  /** Tries to write; true when that went well. */
  probe(): Promise<boolean>;
}

interface Deps {
  readonly log: Logger;
  readonly onFault: (doing: 'read' | 'write') => void;
  readonly onUnreadable: (fault: Unreadable) => void;
}

export const guardStorage = (storage: Storage, { log, onFault, onUnreadable }: Deps): Guard => {
  let down: StorageFault | null = null;
  const fail = (fault: StorageFault): void => {
    onFault('write');
    if (down?.message !== fault.message)
      log.error({ why: fault.message, err: fault }, 'the database cannot be written: no moves are taken until it can');
    down = fault;
  };

  const guardedWrite = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      if (error instanceof StorageFault) fail(error);
      throw error;
    }
  };
  const guardedRead = async <T>(reading: Promise<T>): Promise<T> => {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof StorageFault) {
        onFault('read');
        log.error({ why: error.message, err: error }, 'the database cannot be read');
      }
      if (error instanceof Unreadable) onUnreadable(error);
      throw error;
    }
  };

  let probing: Promise<boolean> | null = null;
  const probe = async (): Promise<boolean> => {
    try {
      await guardedWrite(() => storage.probe());
      if (down !== null) log.info('the database can be written again');
      down = null;
      return true;
    } catch {
      return false;
    }
  };

  return {
    storage: {
      isShared: storage.isShared,
      // Refused without trying while it is down: the probe finds out when it is back.
      write: (writes) => (down === null ? guardedWrite(() => storage.write(writes)) : Promise.reject(down)),
      stored: (id) => guardedRead(storage.stored(id)),
      openMatches: (limit) => guardedRead(storage.openMatches(limit)),
      finished: (query) => guardedRead(storage.finished(query)),
      expired: (expiry, limit) => guardedRead(storage.expired(expiry, limit)),
      time: () => guardedRead(storage.time()),
      firstState: (id) => guardedRead(storage.firstState(id)),
      game: (id) => guardedRead(storage.game(id)),
      entries: (id, from, to) => guardedRead(storage.entries(id, from, to)),
      newest: (name) => guardedRead(storage.newest(name)),
      lines: (id, limit) => guardedRead(storage.lines(id, limit)),
      creators: () => guardedRead(storage.creators()),
      secret: () => guardedRead(storage.secret()),
      spend: (limit, name, allowed) => storage.spend(limit, name, allowed),
      follow: (listener) => storage.follow(listener),
      lead: (listener) => storage.lead(listener),
      reportPresence: (id, here) => storage.reportPresence(id, here),
      presentElsewhere: (id) => storage.presentElsewhere(id),
      probe: () => storage.probe(),
      close: () => storage.close(),
    },
    isUp: () => down === null,
    probe: () => (probing ??= probe().finally(() => (probing = null))),
  };
};
