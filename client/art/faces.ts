// Faces for the DOM: the people of the cards as images, drawn when they are first asked for.
import { isGuest, liesBeside, type Card } from '../../game/index.ts';
import { NOBLE_FACES, type NobleFace, type Person } from './casting.ts';
import { personSvg } from './people.ts';

const urls = new Map<Person, string>();

/** Who is to be seen on a card; nobody sits on the card of a table. */
export function personOn(card: Card, nobleFace: NobleFace = NOBLE_FACES[0]): Person | null {
  if (isGuest(card)) return card;
  if (card === 'noble') return `noble${nobleFace}`;
  if (liesBeside(card)) return card === 'table' ? null : card;
  return card;
}

/** A picture of somebody from the shoulders up, for `src`. */
export function personUrl(person: Person): string {
  const url = urls.get(person) ?? `data:image/svg+xml,${encodeURIComponent(personSvg(person))}`;
  urls.set(person, url);
  return url;
}

export function faceUrl(card: Card, nobleFace?: NobleFace): string | null {
  const person = personOn(card, nobleFace);
  return person === null ? null : personUrl(person);
}
