// Resolves a player's pending effects until none is left or the player has to answer a question.
import type { Seat } from '../data/index.ts';
import { grant } from './bonuses.ts';
import { sign } from './guestBook.ts';
import { stepInMonastery } from './monastery.ts';
import { stepInReputation } from './reputation.ts';
import type { Question, Effect } from './state.ts';
import { gainNoble } from './supply.ts';
import { playerAt, emit, type Context } from './context.ts';
import { questionFor } from './effects.ts';

export function resolveEffects(context: Context, seat: Seat): void {
  const { effects } = playerAt(context, seat);
  while (effects.length > 0 && questionFor(playerAt(context, seat)) === null) {
    resolve(context, seat, effects.pop() as Exclude<Effect, Question>);
  }
}

function resolve(context: Context, seat: Seat, effect: Exclude<Effect, Question>): void {
  switch (effect.does) {
    case 'bonus':
      return grant(context, seat, effect.bonus);
    case 'monastery':
      return stepInMonastery(context, seat, effect.steps);
    case 'reputation':
      return stepInReputation(context, seat, effect.steps);
    case 'sign':
      return sign(context, seat, effect.column);
    case 'rowNoble':
      emit(context, { type: 'rowFilled', seat, row: effect.row });
      gainNoble(context, seat);
      return;
    default:
      effect satisfies never;
  }
}
