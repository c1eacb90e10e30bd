// Steps on the monastery track, one at a time, each space's bonus before the next step.
import { MONASTERY_BONUS, MONASTERY_LAST, type Seat } from '../data/index.ts';
import { playerAt, emit, type Context } from './context.ts';
import { pushEffects } from './effects.ts';

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
