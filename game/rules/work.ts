// Does what waits for a player, until nothing is left or a choice has to be made.
import type { Seat } from '../data/index.ts';
import { grant } from './bonuses.ts';
import { sign } from './guestBook.ts';
import { stepInMonastery } from './monastery.ts';
import { stepInReputation } from './reputation.ts';
import type { Question, Task } from './state.ts';
import { gainNoble } from './supply.ts';
import { playerAt, tell, type Course } from './course.ts';
import { questionFor } from './tasks.ts';

export function work(course: Course, seat: Seat): void {
  const { tasks } = playerAt(course, seat);
  while (tasks.length > 0 && questionFor(playerAt(course, seat)) === null) {
    carryOut(course, seat, tasks.pop() as Exclude<Task, Question>);
  }
}

function carryOut(course: Course, seat: Seat, task: Exclude<Task, Question>): void {
  switch (task.does) {
    case 'bonus':
      return grant(course, seat, task.bonus);
    case 'monastery':
      return stepInMonastery(course, seat, task.steps);
    case 'reputation':
      return stepInReputation(course, seat, task.steps);
    case 'sign':
      return sign(course, seat, task.column);
    case 'rowNoble':
      tell(course, { type: 'rowFilled', seat, row: task.row });
      gainNoble(course, seat);
      return;
    default:
      task satisfies never;
  }
}
