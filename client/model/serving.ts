// Moves that the table can make for a player: serving everything, and the only possible answer to a question.
import {
  KEEP_NOTHING,
  legal,
  questionFor,
  refusal,
  ROUNDS,
  type Move,
  type Seat,
  type View,
} from '../../game/index.ts';
import type { MoveRefusal } from '../words/index.ts';
import type { TableModel } from './tableModel.ts';

/**
 * The move that takes the next die off; null when there is none, or a question is to be answered first. Dice on the
 * monk come last: bonuses of the monastery may ask something.
 */
export function nextToServe(view: View, me: Seat): Move | null {
  const player = view.players[me];
  if (player === undefined || questionFor(player) !== null) return null;
  const takes = legal(view, me).filter((move) => move.type === 'take');
  return takes.find(({ from }) => from !== 'monk') ?? takes[0] ?? null;
}

/** Why there is nothing to take off. */
export function whyNotServed(view: View, me: Seat): MoveRefusal {
  const die = view.players[me]?.dice.find(({ at, spent }) => at !== null && !spent);
  if (view.phase !== 'serving' || die === undefined || die.at === null) return { because: 'nothingToServe' };
  const { value, own, at: from } = die;
  return refusal(view, me, { type: 'take', value, own, from }) ?? { because: 'nothingToServe' };
}

/**
 * The only answer to what is asked: the last die on the coaster, guests who stay because nobody at the counter can go,
 * and no card for the juggler when there is no evening left on which it could be drawn.
 */
export function onlyAnswerTo({ me, prompt, view }: TableModel): Move | null {
  if (me === null) return null;
  if (prompt.kind === 'keepCard')
    return view.round === ROUNDS && prompt.chosen === null ? { type: 'choose', option: KEEP_NOTHING } : null;
  if (prompt.kind === 'guests') return prompt.counterGuests > 0 || prompt.done ? null : { type: 'confirm' };
  if (prompt.kind !== 'draft') return null;
  const [value, more] = prompt.coaster;
  return value === undefined || more !== undefined ? null : { type: 'draft', value };
}
