// A player's stack of pending effects: new effects are resolved before those already pending.
import type { Seat } from '../data/index.ts';
import type { Player, Question, Effect } from './state.ts';
import { playerAt, type Context } from './context.ts';

export const QUESTIONS = [
  'askDeny',
  'askSchnappsOrDeny',
  'askColumn',
  'askRegular',
] as const satisfies Question['does'][];

const NAMES: readonly string[] = QUESTIONS;
export const isQuestion = (does: string): does is Question['does'] => NAMES.includes(does);

/** The question the player has to answer now, if any. */
export function questionFor(player: Player): Question | null {
  const { effects } = player;
  if (effects.length === 0) return null;
  const effect = effects[effects.length - 1];
  return isQuestion(effect.does) ? (effect as Question) : null;
}

/** Puts effects before all pending ones; the first of them is resolved first. */
export function pushEffects(context: Context, seat: Seat, ...effects: Effect[]): void {
  const pending = playerAt(context, seat).effects;
  for (let i = effects.length - 1; i >= 0; i--) pending.push(effects[i]);
}
