// The guest book: signatures, bonuses of covered cells, and nobles for filled rows.
import { BOOK, BOOK_ROWS, COLUMNS, GUESTS, type Column, type GuestId, type Seat } from '../data/index.ts';
import type { Player, Effect } from './state.ts';
import { playerAt, emit, type Context } from './context.ts';
import { pushEffects } from './effects.ts';

export const columnOf = (guest: GuestId): Column =>
  COLUMNS.find((column) => BOOK[column].costs.includes(GUESTS[guest].cost)) as Column;

export const openColumns = (player: Player): Column[] => COLUMNS.filter((column) => player.book[column] < BOOK_ROWS);

/** True if the next signature in this column covers the last empty cell of its row. */
export const fillsRow = ({ book }: Pick<Player, 'book'>, column: Column): boolean =>
  COLUMNS.every((other) => other === column || book[other] > book[column]);

/** The signature was taken from the supply before; a full column gives it back. */
export function sign(context: Context, seat: Seat, column: Column): void {
  const player = playerAt(context, seat);
  const row = player.book[column];
  if (row === BOOK_ROWS) {
    context.state.signatures++;
    emit(context, { type: 'lost', seat, what: 'signature' });
    return;
  }
  const isRowFull = fillsRow(player, column);
  player.book[column]++;
  emit(context, { type: 'signed', seat, column, row });
  const follows: Effect[] = [];
  const bonus = BOOK[column].cells[row];
  if (bonus !== null) follows.push({ does: 'bonus', bonus });
  if (isRowFull) follows.push({ does: 'rowNoble', row });
  pushEffects(context, seat, ...follows);
}

/** A signature from the supply, for any column that has room. */
export function takeSignature(context: Context, seat: Seat): void {
  const open = openColumns(playerAt(context, seat));
  if (context.state.signatures === 0 || open.length === 0) {
    emit(context, { type: 'lost', seat, what: 'signature' });
    return;
  }
  context.state.signatures--;
  pushEffects(context, seat, open.length === 1 ? { does: 'sign', column: open[0] } : { does: 'askColumn' });
}
