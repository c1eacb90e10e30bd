// The text view of the evenings, the monastery, the reputation track and the guest books.
import {
  BOOK,
  BOOK_ROWS,
  COLUMNS,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  reputationTrack,
  ROUNDS,
  type Seat,
} from '../../../game/index.ts';
import { useText } from '../services.ts';
import { nameAt, playerAt, useTable } from '../table/tableContext.ts';
import { MoveButtons } from '../table/moveButtons.tsx';
import { Region, Spots } from './region.tsx';

/** The number of bonuses that are read out ahead of each marker in the monastery. */
const NEXT_BONUSES = 3;
/** Spaces that are read out ahead of one's own marker on the reputation track: a settlement may lead that far. */
const NEXT_SPACES = 6;

/** Tonight and the evenings to come. */
export function EveningsText() {
  const { textView } = useText();
  const { viewpoint } = useTable();
  const first = Math.max(1, viewpoint.view.round);
  return (
    <Region title={textView.evenings}>
      <Spots
        title={textView.evenings}
        isWholeRegion
        spots={Array.from({ length: ROUNDS - first + 1 }, (_, later) => ({ at: 'moon', round: first + later }))}
      />
    </Region>
  );
}

export function MonasteryText() {
  const { textView } = useText();
  const { words, viewpoint } = useTable();
  return (
    <Region title={textView.monastery}>
      <ul>
        {viewpoint.people.map((person, index) => {
          const { monastery } = playerAt(viewpoint, index as Seat);
          const ahead = Array.from({ length: MONASTERY_LAST - monastery }, (_, step) => monastery + 1 + step)
            .filter((space) => MONASTERY_BONUS[space] !== undefined)
            .slice(0, NEXT_BONUSES);
          return (
            <li key={`${index}`}>
              {textView.onMonastery(person.name, monastery, MONASTERY_LAST)}{' '}
              {ahead.map((space) => {
                const bonus = MONASTERY_BONUS[space];
                return bonus === undefined ? '' : `${textView.inSteps(space - monastery, words.bonus(bonus))} `;
              })}
            </li>
          );
        })}
      </ul>
    </Region>
  );
}

export function ReputationText() {
  const { textView } = useText();
  const { viewpoint, words } = useTable();
  const track = reputationTrack(viewpoint.view.modules);
  const isOwn = (seat: Seat) => seat === viewpoint.me;
  const reputationAt = (space: number) => {
    const on = track[space];
    return on === undefined ? textView.offTrack : words.reputationSpace(on);
  };
  const gainAt = (space: number) => {
    const on = track[space];
    return on !== undefined && 'vp' in on ? textView.spaceWorth(on.vp) : reputationAt(space);
  };
  return (
    <Region title={textView.reputation}>
      <ul>
        {viewpoint.people.map((person, index) => {
          const seat = index as Seat;
          const { reputation } = playerAt(viewpoint, seat);
          const next = (reputation + 1) % track.length;
          return (
            <li key={`${index}`}>
              {textView.onReputation(person.name, reputationAt(reputation))}{' '}
              {textView.next(words.explain({ at: 'reputation', seat, space: next }, viewpoint).lines.join(' '))}{' '}
              {isOwn(seat) &&
                Array.from({ length: NEXT_SPACES - 1 }, (_, step) => step + 2).map(
                  (steps) => `${textView.inSteps(steps, gainAt((reputation + steps) % track.length))} `,
                )}
            </li>
          );
        })}
      </ul>
      <MoveButtons label={textView.reputation} types={['settle', 'bard']} />
    </Region>
  );
}

function Book({ seat }: { seat: Seat }) {
  const { textView, number } = useText();
  const { words, viewpoint } = useTable();
  const { book } = playerAt(viewpoint, seat);
  return (
    <table class="small">
      <caption>{seat === viewpoint.me ? textView.ownBook : textView.bookOf(nameAt(viewpoint, seat))}</caption>
      <thead>
        <tr>
          <th scope="col">{textView.row}</th>
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
              const unsigned = bonus === null ? textView.emptyCell : words.bonus(bonus);
              return <td key={column}>{book[column] > row ? textView.signed : unsigned}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The viewer's guest book first, then the others'. */
export function BooksText() {
  const { textView } = useText();
  const { viewpoint } = useTable();
  const { me, people } = viewpoint;
  const others = people.map((_, seat) => seat as Seat).filter((seat) => seat !== me);
  return (
    <Region title={textView.book}>
      {me !== null && <Book seat={me} />}
      <MoveButtons label={textView.book} types={['sign']} all />
      {others.map((seat) => (
        <Book key={seat} seat={seat} />
      ))}
    </Region>
  );
}
