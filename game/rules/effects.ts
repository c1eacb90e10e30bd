// A player's pending effects, a stack: what a bonus sets off is resolved before whatever was pending already.
import type { Seat } from '../data/index.ts';
import type { Player, Question, Effect } from './state.ts';
import { playerAt, type Context } from './context.ts';

const QUESTIONS: readonly Effect['does'][] = [
  'askDeny',
  'askSchnappsOrDeny',
  'askColumn',
  'askRegular',
] satisfies Question['does'][];

const asks = (effect: Effect): effect is Question => QUESTIONS.includes(effect.does);

/** What the player is asked now, if anything. */
export function questionFor(player: Player): Question | null {
  const effect = player.effects.at(-1);
  return effect !== undefined && asks(effect) ? effect : null;
}

/** Puts effects before all pending ones; the first argument is resolved first. */
export function pushEffects(context: Context, seat: Seat, ...effects: Effect[]): void {
  playerAt(context, seat).effects.push(...effects.reverse());
}
