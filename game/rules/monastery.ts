// Steps on the monastery track, one at a time, each space's bonus before the next step.
import { MONASTERY_BONUS, MONASTERY_LAST, type Seat } from '../data/index.ts';
import { playerAt, emit, type Context } from './context.ts';
import { pushEffects } from './effects.ts';

/** The thalers on the next `steps` spaces. */
export function thalersOnTheWay(from: number, steps: number): number {
  const spaces = Array.from({ length: steps }, (_, at) => (from + at + 1) % (MONASTERY_LAST + 1));
  return spaces.reduce((sum, space) => {
    const bonus = MONASTERY_BONUS[space];
    return sum + (bonus?.gives === 'thalers' ? bonus.count : 0);
  }, 0);
}

export function stepInMonastery(context: Context, seat: Seat, steps: number): void {
  if (steps === 0) return;
  const player = playerAt(context, seat);
  const from = player.monastery;
  player.monastery = from === MONASTERY_LAST ? 0 : from + 1;
  emit(context, { type: 'stepped', seat, track: 'monastery', from, to: player.monastery });
  pushEffects(context, seat, { does: 'monastery', steps: steps - 1 });
  const bonus = MONASTERY_BONUS[player.monastery];
  if (bonus !== undefined) pushEffects(context, seat, { does: 'bonus', bonus });
}
