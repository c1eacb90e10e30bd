// Turns errors into refusals, and refusals into HTTP statuses; stack traces are never sent.
import { Conflict, StorageFault, Unreadable } from '../storage/storage.ts';
import type { ServerRefusal, RefusalCode } from '../wire/refusals.ts';

export const STATUS_OF: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  outdated: 409,
  tooLarge: 413,
  tooFast: 429,
  notFound: 404,
  notAllowed: 403,
  wrongKey: 403,
  nameTaken: 409,
  nameInvalid: 403,
  textInvalid: 422,
  seatTaken: 409,
  matchFull: 409,
  alreadyBegun: 409,
  notPlaying: 409,
  notReady: 409,
  tooManyMatches: 503,
  tooManyByAddress: 429,
  tooManySpectators: 503,
  setupInvalid: 422,
  notYourTurn: 409,
  unknownMove: 422,
  illegal: 422,
  stale: 409,
  matchOver: 409,
  setAside: 410,
  calledOff: 409,
  standInPlays: 409,
  restarting: 503,
  notSaved: 503,
  failed: 500,
};

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
