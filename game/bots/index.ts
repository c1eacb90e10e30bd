// Everybody who can take a seat without being a person.
import type { Bot } from './bot.ts';
import { leaningOf } from './characters.ts';
import { levelCalled } from './levels.ts';

export type { Asked, Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export { CHARACTERS, charactersOf, type Liking } from './characters.ts';
export { BOT_LEVELS, levelCalled, type BotLevel } from './levels.ts';
export { pauseBefore, thinkingTime, TURN_MS } from './pace.ts';

/**
 * A level's bot, with the leaning of the character of that name. What a level has learnt is not loaded before somebody
 * plays against it.
 */
export async function loadBot(called: string, name: string | null = null): Promise<Bot> {
  const level = levelCalled(called);
  const leaning = leaningOf(level, name);
  switch (level) {
    case 'easy':
      return (await import('./easy.ts')).easy(leaning);
    case 'medium':
      return (await import('./medium.ts')).medium(leaning);
    case 'hard':
      return (await import('./hard.ts')).hard(leaning);
    default:
      return level satisfies never;
  }
}
