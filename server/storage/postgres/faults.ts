// Tells what an error of PostgreSQL means: another process was first, the database cannot be used, or a bug.
import { Conflict, StorageFault } from '../storage.ts';

interface SqlError {
  readonly code?: unknown;
  readonly message: string;
  readonly detail?: string;
}

/** As write_all raises it. */
const CONFLICT = 'TT001';
/** Codes of the classes 22 (a wrong value) and 23 (a violated constraint): nothing is wrong with the database. */
const isBug = (code: unknown): boolean => typeof code === 'string' && /^2[23]\w{3}$/.test(code);

export const faultOf = (error: unknown): Error => {
  const { code, message, detail = '' } = error as SqlError;
  if (code === CONFLICT) return new Conflict(detail, message);
  if (isBug(code)) return error as Error;
  return new StorageFault(error);
};
