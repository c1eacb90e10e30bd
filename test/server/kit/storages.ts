// Several processes' storages on one PostgreSQL database, what is written to them, and what each hears of the others.
import { pino } from 'pino';
import { blankRecord } from '../../../server/match/blankRecord.ts';
import type { MoveEntry } from '../../../server/match/record.ts';
import { openPostgres } from '../../../server/storage/postgres/postgres.ts';
import type { Change, Present, Storage } from '../../../server/storage/storage.ts';
import { entry } from './moveEntry.ts';

/** For `vi.waitFor`. */
export const PATIENCE = { timeout: 20_000, interval: 50 };

const opened = new Set<Storage>();

export const openStorage = async (url: string): Promise<Storage> => {
  const storage = await openPostgres({ url, log: pino({ level: 'silent' }) });
  opened.add(storage);
  return storage;
};

export const closeStorage = async (storage: Storage): Promise<void> => {
  opened.delete(storage);
  await storage.close();
};

export const closeStorages = async (): Promise<void> => {
  await Promise.all([...opened].map(closeStorage));
};

export const newRecord = (id: string) => ({ ...blankRecord(1000), id });

export const newMove = (id: string, n: number, mark = 'mark') =>
  ({ kind: 'entry', id, entry: entry(n, { mark }) }) as const;

export const newLine = (id: string, name: string) =>
  ({ kind: 'line', id, line: { at: 1, seat: null, name, text: 'Hello' } }) as const;

/** A player's connection. */
export const anna: Present = { keyHash: 'a'.repeat(64), name: null, isSilent: false };
/** A spectator's connection. */
export const ben: Present = { keyHash: null, name: 'Ben', isSilent: true };

/**
 * Collects what a process is told from now on: the kinds of change by match, the names of those who wrote in the chat,
 * and the moves, with null where they have to be read.
 */
export const collectReports = (storage: Storage) => {
  const what = new Map<string, Set<string>>();
  const speakers: string[] = [];
  const entries: (MoveEntry | null)[] = [];
  storage.follow((changes: readonly Change[]) => {
    for (const change of changes) {
      what.set(change.match, new Set([...(what.get(change.match) ?? []), ...change.what]));
      speakers.push(...change.lines.map(({ name }) => name));
      entries.push(...(change.entries ?? [null]));
    }
  });
  return { of: (match: string) => [...(what.get(match) ?? [])].sort(), speakers, entries };
};
