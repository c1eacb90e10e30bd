// The text view of the monastery, the reputation track and the guest book.
import {
  BOOK,
  BOOK_ROWS,
  COLUMNS,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  reputationTrack,
  type Seat,
} from '../../../game/index.ts';
import { useText } from '../services.ts';
import { nameAt, playerAt, useTable } from '../table/tableContext.ts';
import { MoveButtons } from '../table/moveButtons.tsx';
import { Region } from './region.tsx';

const NEXT_BONUSES = 3;

export function MonasteryText() {
  const { tableInWords: shown } = useText();
  const { words, glance } = useTable();
  return (
    <Region title={shown.monastery}>
      <ul>
        {glance.people.map((person, index) => {
          const { monastery } = playerAt(glance, index as Seat);
          const ahead = Array.from({ length: MONASTERY_LAST - monastery }, (_, step) => monastery + 1 + step)
            .filter((space) => MONASTERY_BONUS[space] !== undefined)
            .slice(0, NEXT_BONUSES);
          return (
            <li key={`${index}`}>
              {shown.onSpace(person.name, monastery, MONASTERY_LAST)}{' '}
              {ahead.map((space) => {
                const bonus = MONASTERY_BONUS[space];
                return bonus === undefined ? '' : `${shown.inSteps(space - monastery, words.bonus(bonus))} `;
              })}
            </li>
          );
        })}
      </ul>
    </Region>
  );
}

export function ReputationText() {
  const { tableInWords: shown } = useText();
  const { glance, words } = useTable();
  const track = reputationTrack(glance.view.modules);
  return (
    <Region title={shown.reputation}>
      <ul>
        {glance.people.map((person, index) => {
          const seat = index as Seat;
          const { reputation } = playerAt(glance, seat);
          const next = (reputation + 1) % track.length;
          return (
            <li key={`${index}`}>
              {shown.onSpace(person.name, reputation + 1, track.length)}{' '}
              {shown.next(words.explain({ at: 'reputation', seat, space: next }, glance).lines.join(' '))}
            </li>
          );
        })}
      </ul>
      <MoveButtons label={shown.reputation} types={['settle', 'bard']} />
    </Region>
  );
}

export function BookText({ seat }: { seat: Seat }) {
  const { tableInWords: shown, number } = useText();
  const { words, glance } = useTable();
  const { book } = playerAt(glance, seat);
  return (
    <Region title={shown.book}>
      <table class="small">
        <caption class="unseen">{shown.bookOf(nameAt(glance, seat))}</caption>
        <thead>
          <tr>
            <th scope="col">{shown.row}</th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {words.column(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: BOOK_ROWS }, (_, row) => (
            <tr key={row}>
              <th scope="row">{number(row + 1)}</th>
              {COLUMNS.map((column) => {
                const bonus = BOOK[column].cells[row] ?? null;
                return (
                  <td key={column}>
                    {book[column] > row ? shown.signed : bonus === null ? shown.emptyCell : words.bonus(bonus)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <MoveButtons label={shown.book} types={['sign']} all />
    </Region>
  );
}
