// The levels of bots that a seat can be given to, by name.

/** The weakest first. */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Unknown names, which older games can have, mean the weakest level. */
export const levelCalled = (name: string): BotLevel => BOT_LEVELS.find((level) => level === name) ?? 'easy';
