// Reads the rows of matches, the same from either database: a row that cannot be read is known by its id alone.
import { STATUSES } from '../wire/constants.ts';
import { type Bytes, parseRecord, textOf } from './parse.ts';
import { type StoredMatch, Unreadable } from './storage.ts';

export interface MatchRow {
  readonly id: Bytes;
  readonly status: Bytes;
  readonly public: boolean | number;
  readonly updated: number;
  readonly json: Bytes;
}

const textOr = <T>(bytes: Bytes, otherwise: T): string | T => {
  try {
    return textOf(bytes);
  } catch {
    return otherwise;
  }
};
export const idOf = (bytes: Bytes): string | null => textOr(bytes, null);

export const storedMatch = (row: MatchRow): StoredMatch | null => {
  const id = idOf(row.id);
  if (id === null) return null;
  const written = textOr(row.status, '');
  const status = STATUSES.find((each) => each === written) ?? 'playing';
  const known = { id, status, public: Boolean(row.public), updatedAt: row.updated };
  try {
    const record = parseRecord(id, row.json);
    return { ...known, record: record.id === id ? record : null };
  } catch (error) {
    if (error instanceof Unreadable) return { ...known, record: null };
    throw error;
  }
};
