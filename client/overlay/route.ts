// Routes: the open page as the address's hash, so that every page has a link and the back button works.
import { createStore, type Watched } from './store.ts';

const PLAIN_PAGES = ['rules', 'settings', 'credits', 'find', 'create'] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/** The review is open, of this seat's game where it is known. */
export interface Reviewed {
  seat: number | null;
}

export type Route =
  | { page: 'home' }
  | { page: PlainPage }
  /** A game in this browser. */
  | { page: 'play'; id: string }
  /** Such a game again, from an event on. */
  | { page: 'replay'; id: string; event: number; review?: Reviewed }
  /** A match on the server: to join, to play or to watch; with an invitation, or with the key of a seat there. */
  | { page: 'match'; id: string; invite?: string; seatKey?: string }
  /** A match on the server that is over, again, from an event on. */
  | { page: 'rewatch'; id: string; event: number; review?: Reviewed; invite?: string }
  | { page: 'lost' };

/** The optional last part of a match's address: an invitation or the key of a seat. */
const TICKETS = { invite: 'invite', seat: 'seatKey' } as const;

function readMatch(id: string, ticket: string, word: string): Route {
  if (ticket === '') return { page: 'match', id };
  if ((ticket !== 'invite' && ticket !== 'seat') || !/^[\w-]{1,64}$/.test(word)) return { page: 'lost' };
  return { page: 'match', id, [TICKETS[ticket]]: word };
}

const eventAt = (word: string): number => Math.max(0, Math.trunc(Number(word))) || 0;

/** An event's number, or `review` with or without a seat. */
function momentAt(word: string): { event: number; review?: Reviewed } {
  const found = /^review(?:-([0-3]))?$/.exec(word);
  if (found === null) return { event: eventAt(word) };
  return { event: 0, review: { seat: found[1] === undefined ? null : Number(found[1]) } };
}

const wordOf = (event: number, review: Reviewed | undefined): string =>
  review === undefined ? String(event) : review.seat === null ? 'review' : `review-${review.seat}`;

export function readRoute(hash: string): Route {
  const [name = '', id = '', rest = '', word = ''] = hash.replace(/^#?\/?/, '').split('/');
  if (name === '') return { page: 'home' };
  const plain = PLAIN_PAGES.find((page) => page === name);
  if (plain !== undefined) return { page: plain };
  if (!/^[\w-]+$/.test(id)) return { page: 'lost' };
  if (name === 'replay') return { page: 'replay', id, ...momentAt(rest) };
  if (name === 'rewatch') {
    const ticket = /^[\w-]{1,64}$/.test(word) ? { invite: word } : {};
    return { page: 'rewatch', id, ...momentAt(rest), ...ticket };
  }
  if (name === 'match') return readMatch(id, rest, word);
  return name === 'play' ? { page: 'play', id } : { page: 'lost' };
}

type Destination = Exclude<Route, { page: 'lost' }>;

export function hrefOf(route: Destination): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'replay') return `#/replay/${route.id}/${wordOf(route.event, route.review)}`;
  if (route.page === 'rewatch') {
    return `#/rewatch/${route.id}/${wordOf(route.event, route.review)}${route.invite === undefined ? '' : `/${route.invite}`}`;
  }
  if (route.page === 'match' && route.seatKey !== undefined) return `#/match/${route.id}/seat/${route.seatKey}`;
  if (route.page === 'match' && route.invite !== undefined) return `#/match/${route.id}/invite/${route.invite}`;
  return 'id' in route ? `#/${route.page}/${route.id}` : `#/${route.page}`;
}

export const goTo = (route: Destination): void => {
  location.hash = hrefOf(route);
};

export function watchRoute(): Watched<Route> {
  const store = createStore(readRoute(location.hash));
  window.addEventListener('hashchange', () => store.set(readRoute(location.hash)));
  return store;
}
