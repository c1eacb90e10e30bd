// Makes a bot by its level and taste, or by the name of its character.
import type { Bot } from './bot.ts';
import { tasteOf } from './characters.ts';
import { levelCalled } from './levels.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

export type { Asked, Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export { CHARACTERS, charactersOf, type Character, type Liking } from './characters.ts';
export { BOT_LEVELS, levelCalled, type BotLevel } from './levels.ts';
export { pauseBefore, thinkingTime, TURN_MS } from './pace.ts';

/** A level's bot with a taste. What a level has learnt is not loaded before somebody plays against it. */
export async function newBot(levelName: string, taste: Taste = NO_TASTE): Promise<Bot> {
  const level = levelCalled(levelName);
  switch (level) {
    case 'easy':
      return (await import('./easy.ts')).easy(taste);
    case 'medium':
      return (await import('./medium.ts')).medium(taste);
    case 'hard':
      return (await import('./hard.ts')).hard(taste);
    default:
      return level satisfies never;
  }
}

const loaded = new Map<string, Promise<Bot>>();

/** The bot of a character; the same one every time, because it remembers its plan for the turn. */
export function loadBot(levelName: string, character: string | null = null): Promise<Bot> {
  const level = levelCalled(levelName);
  const key = `${level} ${character ?? ''}`;
  const bot = loaded.get(key) ?? newBot(level, tasteOf(level, character));
  loaded.set(key, bot);
  // A failed load is not cached, so that it is tried again.
  bot.catch(() => loaded.delete(key));
  return bot;
}
