// A player's stack of pending effects: new effects are resolved before those already pending.
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

/** The question the player has to answer now, if any. */
export function questionFor(player: Player): Question | null {
  const effect = player.effects.at(-1);
  return effect !== undefined && asks(effect) ? effect : null;
}

/** Puts effects before all pending ones; the first argument is resolved first. */
export function pushEffects(context: Context, seat: Seat, ...effects: Effect[]): void {
  playerAt(context, seat).effects.push(...effects.reverse());
}
