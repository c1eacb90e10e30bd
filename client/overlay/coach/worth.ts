// A piece of the coach's advice compared with the others. Expected final points are not shown: they are right only for
// a player who goes on as well as the strongest bot.
import type { Advice } from '../../../game/bots/coach/advise.ts';
import type { Words } from '../../words/index.ts';

/** Null if there is only one piece of advice. */
export function worthOf(advice: readonly Advice[], index: number, text: Words['coach']): string | null {
  const [, second] = advice;
  if (second === undefined) return null;
  return index === 0 ? text.ahead(second.behind) : text.behind(advice[index]?.behind ?? 0);
}
