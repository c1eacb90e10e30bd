// The way round the monastery: one step at a time, each space's bonus before the next step.
import { MONASTERY_BONUS, MONASTERY_LAST, type Seat } from '../data/index.ts';
import { playerAt, tell, type Course } from './course.ts';
import { doFirst } from './tasks.ts';

export function stepInMonastery(course: Course, seat: Seat, steps: number): void {
  if (steps === 0) return;
  const player = playerAt(course, seat);
  const from = player.monastery;
  player.monastery = from === MONASTERY_LAST ? 0 : from + 1;
  tell(course, { type: 'stepped', seat, track: 'monastery', from, to: player.monastery });
  doFirst(course, seat, { does: 'monastery', steps: steps - 1 });
  const bonus = MONASTERY_BONUS[player.monastery];
  if (bonus !== undefined) doFirst(course, seat, { does: 'bonus', bonus });
}
