// Signatures: who signs where, and what a covered cell and a filled row give.
import { BOOK, BOOK_ROWS, COLUMNS, GUESTS, type Column, type GuestId, type Seat } from '../data/index.ts';
import type { Player, Task } from './state.ts';
import { playerAt, tell, type Course } from './course.ts';
import { doFirst } from './tasks.ts';

export const columnOf = (guest: GuestId): Column =>
  COLUMNS.find((column) => BOOK[column].costs.includes(GUESTS[guest].cost)) as Column;

export const openColumns = (player: Player): Column[] => COLUMNS.filter((column) => player.book[column] < BOOK_ROWS);

/** The signature is already in the player's hand; a full column forfeits it. */
export function sign(course: Course, seat: Seat, column: Column): void {
  const player = playerAt(course, seat);
  const row = player.book[column];
  if (row === BOOK_ROWS) {
    course.state.signatures++;
    tell(course, { type: 'lost', seat, what: 'signature' });
    return;
  }
  player.book[column]++;
  tell(course, { type: 'signed', seat, column, row });
  const follows: Task[] = [];
  const bonus = BOOK[column].cells[row];
  if (bonus !== null) follows.push({ does: 'bonus', bonus });
  if (COLUMNS.every((other) => player.book[other] > row)) follows.push({ does: 'rowNoble', row });
  doFirst(course, seat, ...follows);
}

/** A signature from the supply, for any column that has room. */
export function takeSignature(course: Course, seat: Seat): void {
  const open = openColumns(playerAt(course, seat));
  if (course.state.signatures === 0 || open.length === 0) {
    tell(course, { type: 'lost', seat, what: 'signature' });
    return;
  }
  course.state.signatures--;
  doFirst(course, seat, open.length === 1 ? { does: 'sign', column: open[0] } : { does: 'askColumn' });
}
