// Every reason why something that was asked for is not done: by the server, or because the server was not reached. Why a
// move is against the rules is the game's own vocabulary (`game/rules/refusal.ts`), and comes as the `reason` of `illegal`.

/** Why something was not done. `reason` is the game's own word for an illegal move. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason?: unknown;
}

export const REFUSALS = [
  'malformed',
  'outdated',
  'tooLarge',
  'tooFast',
  'notFound',
  'notAllowed',
  'wrongKey',
  'nameTaken',
  'nameInvalid',
  'unreadable',
  'seatTaken',
  'full',
  'notWaiting',
  'notPlaying',
  'notReady',
  'tooManyMatches',
  'tooManyOwn',
  'tooManySpectators',
  'setupInvalid',
  'notYourTurn',
  'unknownMove',
  'illegal',
  'stale',
  'over',
  'setAside',
  'calledOff',
  'standIn',
  'restarting',
  'unsaved',
  'failed',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** A client's own: the server was not asked. `oneWaits`: without a connection only one move may wait. */
export type Unasked = 'unreachable' | 'oneWaits';

export type Fault = RefusalCode | Unasked;

/** The answer to a frame: null when it was done. */
export type Answer = Refusal | null;

export const refused = (code: RefusalCode): Refusal => ({ code });
export const isRefusal = (value: object | null): value is Refusal => value !== null && 'code' in value;
