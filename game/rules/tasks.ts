// What waits to be done for a player. Whatever a bonus sets off goes before all that waits already.
import type { Seat } from '../data/index.ts';
import type { Player, Question, Task } from './state.ts';
import { playerAt, type Table } from './table.ts';

const asks = (task: Task): task is Question => task.does.startsWith('ask');

/** What the player is asked now, if anything. */
export function questionFor(player: Player): Question | null {
  const task = player.tasks.at(-1);
  return task !== undefined && asks(task) ? task : null;
}

/** Sets tasks before all others that wait; the first one named comes first. */
export function first(table: Table, seat: Seat, ...tasks: Task[]): void {
  playerAt(table, seat).tasks.push(...tasks.reverse());
}
