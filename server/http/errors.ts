// Turns errors into refusals; stack traces are never sent.
import { Conflict, StorageFault, Unreadable } from '../storage/storage.ts';
import type { ServerRefusal } from '../wire/refusals.ts';

/** The refusal for an error: storage faults, conflicts and unreadable matches have codes of their own, anything else has failed. */
export const refusalOf = (error: unknown): ServerRefusal => {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StorageFault || error instanceof Conflict) return { code: 'notSaved' };
  return { code: error instanceof Unreadable ? 'setAside' : 'failed' };
};

/** Thrown by the HTTP layer to leave a handler early; the outermost middleware turns it into the answer. */
export class Refused extends Error {
  readonly refusal: ServerRefusal;
  constructor(refusal: ServerRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
