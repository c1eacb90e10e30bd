// Budgets for bots: milliseconds, or a number of looks at the clock, which is repeatable on every machine.
import type { Budget } from '../../game/bots/bot.ts';

export function milliseconds(count: number): Budget {
  const end = performance.now() + count;
  return { left: () => end - performance.now() };
}

/** There is plenty of time until the bot has looked `count` times, and then none. */
export function looks(count: number): Budget {
  let looked = 0;
  return { left: () => (looked++ < count ? 60_000 : 0) };
}
