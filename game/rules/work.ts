// Does what waits for a player, until nothing is left or a choice has to be made.
import type { Seat } from '../data/index.ts';
import { grant } from './bonuses.ts';
import { sign } from './guestBook.ts';
import { stepInMonastery } from './monastery.ts';
import { stepInReputation } from './reputation.ts';
import type { Question, Task } from './state.ts';
import { gainNoble } from './supply.ts';
import { playerAt, tell, type Table } from './table.ts';
import { questionFor } from './tasks.ts';

export function work(table: Table, seat: Seat): void {
  const { tasks } = playerAt(table, seat);
  while (tasks.length > 0 && questionFor(playerAt(table, seat)) === null) {
    carryOut(table, seat, tasks.pop() as Exclude<Task, Question>);
  }
}

function carryOut(table: Table, seat: Seat, task: Exclude<Task, Question>): void {
  switch (task.does) {
    case 'bonus':
      return grant(table, seat, task.bonus);
    case 'monastery':
      return stepInMonastery(table, seat, task.steps);
    case 'reputation':
      return stepInReputation(table, seat, task.steps);
    case 'sign':
      return sign(table, seat, task.column);
    case 'rowNoble':
      tell(table, { type: 'rowFilled', seat, row: task.row });
      gainNoble(table, seat);
      return;
    default:
      task satisfies never;
  }
}
