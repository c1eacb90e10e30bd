// Every reason for refusing a request, on the server or because the server cannot be reached. The reasons why a move is
// against the rules are the game's (`game/rules/refusal.ts`), and come as the `reason` of `illegal`.
// The meaning of each code for a client stands in server/API.md.

/**
 * The refusal of a request. `reason`: for `illegal` the game's reason, for `setupInvalid` the fault, for `malformed` the path
 * of the field, for `notAllowed` the part of the request that is at fault, if a part is.
 */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly reason?: unknown;
}

/** Every code, with the HTTP status it is answered with. */
export const STATUS_OF = {
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
} as const;

export type RefusalCode = keyof typeof STATUS_OF;

/**
 * Codes of the client itself, for when no answer of the server can be had. `moveWaiting`: without a connection only one
 * move may wait.
 */
export type ClientRefusalCode = 'unreachable' | 'moveWaiting';

export type AnyRefusalCode = RefusalCode | ClientRefusalCode;

/** The answer to a frame: null when it was done. */
export type Answer = ServerRefusal | null;

export const refused = (code: RefusalCode): ServerRefusal => ({ code });
export const isRefusal = (value: object | null): value is ServerRefusal => value !== null && 'code' in value;
