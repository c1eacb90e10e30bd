// Links to matches. The link that is shared has the match's id in its path, so that the server can answer chat programs
// with a preview. A personal link, which has the key of a seat, has id and key in the hash, which browsers do not send
// to servers.
import { hrefOf, readRoute, type Route } from '../route.ts';

export type MatchRoute = Extract<Route, { page: 'match' }>;

/** The id of a match: 16 characters, or 12 in older matches. */
const CODE = /^[\w-]{12}(?:[\w-]{4})?$/;

export const linkTo = (route: MatchRoute): string =>
  new URL(route.seatKey === undefined ? `/t/${route.id}` : `/${hrefOf(route)}`, location.href).href;

/** Reads a pasted link or code of a match. */
export function readLink(text: string): MatchRoute | null {
  const trimmed = text.trim();
  if (CODE.test(trimmed)) return { page: 'match', id: trimmed };
  const table = /\/t\/([\w-]+)\/?(?:[?#].*)?$/.exec(trimmed)?.[1];
  if (table !== undefined) return CODE.test(table) ? { page: 'match', id: table } : null;
  const at = trimmed.indexOf('#');
  const route = at < 0 ? null : readRoute(trimmed.slice(at));
  return route?.page === 'match' && CODE.test(route.id) ? route : null;
}
