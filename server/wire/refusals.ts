// Every reason for refusing a request, on the server or because the server cannot be reached. The reasons why a move is
// against the rules are the game's (`game/rules/refusal.ts`), and come as the `reason` of `illegal`.
// The meaning of each code for a client stands in server/API.md.

/** The refusal of a request. `reason`: for `illegal` the game's reason, for `setupInvalid` the fault, for `malformed` the path of the field. */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly reason?: unknown;
}

export type RefusalCode =
  | 'malformed'
  | 'outdated'
  | 'tooLarge'
  | 'tooFast'
  | 'notFound'
  | 'notAllowed'
  | 'wrongKey'
  | 'nameTaken'
  | 'nameInvalid'
  | 'textInvalid'
  | 'seatTaken'
  | 'matchFull'
  | 'alreadyBegun'
  | 'notPlaying'
  | 'notReady'
  | 'tooManyMatches'
  | 'tooManyByAddress'
  | 'tooManySpectators'
  | 'setupInvalid'
  | 'notYourTurn'
  | 'unknownMove'
  | 'illegal'
  | 'stale'
  | 'matchOver'
  | 'setAside'
  | 'calledOff'
  | 'standInPlays'
  | 'restarting'
  | 'notSaved'
  | 'failed';

/** Refused by the client itself, without asking the server. `moveWaiting`: without a connection only one move may wait. */
export type ClientRefusalCode = 'unreachable' | 'moveWaiting';

export type AnyRefusalCode = RefusalCode | ClientRefusalCode;

/** The answer to a frame: null when it was done. */
export type Answer = ServerRefusal | null;

export const refused = (code: RefusalCode): ServerRefusal => ({ code });
export const isRefusal = (value: object | null): value is ServerRefusal => value !== null && 'code' in value;
