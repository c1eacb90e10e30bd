// The levels a seat can be given to, the simplest first.
export const LEVELS = ['random'] as const;
export type Level = (typeof LEVELS)[number];
