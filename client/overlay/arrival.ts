// Addresses that lead into the game from outside: a table's link, or a text with one, shared with the installed game.
import { readLink, type MatchRoute } from './match/matchLinks.ts';
import { hrefOf } from './route.ts';

/** The fields of `share_target` in the manifest; programs put a link in any of them. */
const SHARED = ['url', 'text', 'title'];

export function destinationOf({ pathname, searchParams, href }: URL): MatchRoute | null {
  // A damaged link leads to the match page, too. What cannot be part of an id, as a full stop after it, is dropped;
  // if the id was cut off, the page says that there is no such table. `-` stands for an empty id, as no match has it.
  if (pathname.startsWith('/t/'))
    return readLink(href) ?? { page: 'match', id: pathname.slice(3).replace(/[^\w-]/g, '') || '-' };
  const words = SHARED.flatMap((field) => (searchParams.get(field) ?? '').split(/\s+/));
  // A word without a slash is no link; `readLink` would take one of 12 letters for the id of a match.
  return (
    words
      .filter((word) => word.includes('/'))
      .map(readLink)
      .find((route) => route !== null) ?? null
  );
}

/** Replaces such an address by that of the page it leads to. */
export function arrive(): void {
  const route = destinationOf(new URL(location.href));
  if (route !== null) history.replaceState(null, '', `/${hrefOf(route)}`);
}
