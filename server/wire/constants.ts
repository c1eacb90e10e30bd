// Words and numbers that server and browser agree on: statuses, the chat's ready-made phrases, lengths, the clock of a quick match.

/** The chat's ready-made phrases travel by key; each reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'cheers',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];

/** Limits for texts that people write; longer ones are refused. */
export const LONGEST = { name: 20, title: 40, search: 40, said: 300 } as const;

/** The clock of a quick match: the time for each turn, and what a seat has beyond that in the whole game. */
export const QUICK_CLOCK = { turnSeconds: 90, reserveSeconds: 600 } as const;

export const STATUSES = ['waiting', 'playing', 'over'] as const;

export type Status = (typeof STATUSES)[number];
