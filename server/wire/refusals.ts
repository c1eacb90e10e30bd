// Refusals: every reason why the server does not do what it was asked.

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
  'restarting',
  'unsaved',
  'failed',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** The answer to a frame: null when it was done. */
export type Answer = Refusal | null;

export const refused = (code: RefusalCode): Refusal => ({ code });
export const isRefusal = (value: object | null): value is Refusal => value !== null && 'code' in value;
