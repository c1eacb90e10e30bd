// Turns errors into refusals; stack traces are never sent.
import { Conflict, StorageFault, Unreadable } from '../storage/storage.ts';
import type { RefusalCode, ServerRefusal } from '../wire/refusals.ts';

/** The refusal for an error; `failed` for any that is neither a refusal nor one of the storage's errors. */
export const refusalOf = (error: unknown): ServerRefusal => {
  if (error instanceof Refused) return error.data;
  if (error instanceof StorageFault || error instanceof Conflict) return { code: 'notSaved' };
  return { code: error instanceof Unreadable ? 'setAside' : 'failed' };
};

/** Thrown to leave a handler early; its caller answers with the refusal. In a handshake socket.io answers with `data` by itself. */
export class Refused extends Error {
  readonly data: ServerRefusal;
  constructor(code: RefusalCode, reason?: unknown) {
    super(code);
    this.data = reason === undefined ? { code } : { code, reason };
  }
}
