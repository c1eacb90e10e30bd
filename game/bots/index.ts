// Everybody who can take a seat without being a person.
import type { Bot } from './bot.ts';
import { leaningOf } from './characters.ts';
import { levelCalled, type BotLevel } from './levels.ts';
import type { Leaning } from './mind/leaning.ts';

export type { Asked, Bot, Budget, Candidate, Decision, Reason } from './bot.ts';
export { CHARACTERS, charactersOf, type Liking } from './characters.ts';
export { BOT_LEVELS, levelCalled, type BotLevel } from './levels.ts';
export { pauseBefore, thinkingTime, TURN_MS } from './pace.ts';

const loaded = new Map<string, Promise<Bot>>();

/**
 * A level's bot, with the leaning of the character of that name. What a level has learnt is not loaded before somebody
 * plays against it. The same bot is handed out every time, so that it keeps in a turn to what it has thought out.
 */
export function loadBot(called: string, name: string | null = null): Promise<Bot> {
  const level = levelCalled(called);
  const key = `${level} ${name ?? ''}`;
  const bot = loaded.get(key) ?? load(level, leaningOf(level, name));
  loaded.set(key, bot);
  // What could not be loaded is asked for again.
  bot.catch(() => loaded.delete(key));
  return bot;
}

async function load(level: BotLevel, leaning: Leaning): Promise<Bot> {
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
