// What waits to be done for a player. Whatever a bonus sets off goes before all that waits already.
import type { Seat } from '../data/index.ts';
import type { Player, Question, Task } from './state.ts';
import { playerAt, type Course } from './course.ts';

const QUESTIONS: readonly Task['does'][] = [
  'askDeny',
  'askSchnappsOrDeny',
  'askColumn',
  'askRegular',
] satisfies Question['does'][];

const asks = (task: Task): task is Question => QUESTIONS.includes(task.does);

/** What the player is asked now, if anything. */
export function questionFor(player: Player): Question | null {
  const task = player.tasks.at(-1);
  return task !== undefined && asks(task) ? task : null;
}

/** Sets tasks before all others that wait; the first one named comes first. */
export function doFirst(course: Course, seat: Seat, ...tasks: Task[]): void {
  playerAt(course, seat).tasks.push(...tasks.reverse());
}
