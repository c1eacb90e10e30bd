// The names that are shown in games of this browser and in all replays, in the language of the page: somebody who gave
// no name is "You" or, where several people play, named after the seat; bots' names are spelled in the letters of the
// language.
import type { LocalSeat } from '../net/saves.ts';
import type { PageText } from '../words/pages.ts';
import type { Person } from '../model/people.ts';

type Seated = Pick<Person, 'name' | 'kind' | 'character'> | Pick<LocalSeat, 'name' | 'plays'>;

const isPerson = (seated: Seated): boolean => ('kind' in seated ? seated.kind : seated.plays) === 'person';

export function withShownNames<S extends Seated>(
  seats: readonly S[],
  { home: { nameless, seat }, characterName }: PageText,
): S[] {
  const isAlone = seats.filter(isPerson).length === 1;
  return seats.map((seated, index) => {
    const { name } = seated;
    if (name === '') return { ...seated, name: isAlone && isPerson(seated) ? nameless : seat(index + 1) };
    return isPerson(seated) ? seated : { ...seated, name: characterName(name), character: name };
  });
}
