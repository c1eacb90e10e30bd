// Names people who gave none, in the language that is shown: "You" for the only person at a table, else by the seat.
import type { LocalSeat } from '../net/saves.ts';
import type { PageText } from '../words/pages.ts';
import type { Person } from '../model/people.ts';

type Seated = Pick<Person, 'name' | 'kind'> | Pick<LocalSeat, 'name' | 'plays'>;

const isPerson = (seated: Seated): boolean => ('kind' in seated ? seated.kind : seated.plays) === 'person';

export function called<S extends Seated>(seats: readonly S[], { nameless, seat }: PageText['home']): S[] {
  const isAlone = seats.filter(isPerson).length === 1;
  return seats.map((seated, index) =>
    seated.name === '' ? { ...seated, name: isAlone && isPerson(seated) ? nameless : seat(index + 1) } : seated,
  );
}
