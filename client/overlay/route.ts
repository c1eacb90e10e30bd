// Routes: the open page as the address's hash, so that every page has a link and the back button works.
import { createStore, type ReadableStore } from './store.ts';

const PLAIN_PAGES = ['learn', 'settings', 'credits', 'find', 'create'] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/** The review is open. Its seat is null if the address names none. */
export interface Reviewed {
  seat: number | null;
}

export type Route =
  | { page: 'home' }
  | { page: PlainPage }
  /** The guide, at the rule with this number. */
  | { page: 'rules'; rule?: string }
  /** A game in this browser. */
  | { page: 'play'; id: string }
  /** Such a game again, from an event on. */
  | { page: 'replay'; id: string; event: number; review?: Reviewed }
  /** A match on the server: to join, to play or to watch; or with the key of a seat there. */
  | { page: 'match'; id: string; seatKey?: string }
  /** A match on the server that is over, again, from an event on. */
  | { page: 'rewatch'; id: string; event: number; review?: Reviewed }
  | { page: 'lost' };

/** `match/ID` or `match/ID/seat/KEY`. Old links to `match/ID/invite/…` open the match: its id is all that is needed now. */
function readMatch(id: string, ticket: string, word: string): Route {
  if (ticket === '') return { page: 'match', id };
  if ((ticket !== 'invite' && ticket !== 'seat') || !/^[\w-]{1,64}$/.test(word)) return { page: 'lost' };
  return ticket === 'invite' ? { page: 'match', id } : { page: 'match', id, seatKey: word };
}

const eventAt = (word: string): number => Math.max(0, Math.trunc(Number(word))) || 0;

/** An event's number, or `review` with or without a seat. */
function momentAt(word: string): { event: number; review?: Reviewed } {
  const found = /^review(?:-([0-3]))?$/.exec(word);
  if (found === null) return { event: eventAt(word) };
  return { event: 0, review: { seat: found[1] === undefined ? null : Number(found[1]) } };
}

const momentWord = (event: number, review: Reviewed | undefined): string =>
  review === undefined ? String(event) : review.seat === null ? 'review' : `review-${review.seat}`;

export function readRoute(hash: string): Route {
  const [name = '', id = '', rest = '', word = ''] = hash.replace(/^#?\/?/, '').split('/');
  if (name === '') return { page: 'home' };
  const plain = PLAIN_PAGES.find((page) => page === name);
  if (plain !== undefined) return { page: plain };
  if (name === 'rules') return /^[A-Z]\d{1,2}$/.test(id) ? { page: 'rules', rule: id } : { page: 'rules' };
  if (!/^[\w-]+$/.test(id)) return { page: 'lost' };
  if (name === 'replay' || name === 'rewatch') return { page: name, id, ...momentAt(rest) };
  if (name === 'match') return readMatch(id, rest, word);
  return name === 'play' ? { page: 'play', id } : { page: 'lost' };
}

type Destination = Exclude<Route, { page: 'lost' }>;

export function hrefOf(route: Destination): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'replay' || route.page === 'rewatch')
    return `#/${route.page}/${route.id}/${momentWord(route.event, route.review)}`;
  if (route.page === 'rules') return route.rule === undefined ? '#/rules' : `#/rules/${route.rule}`;
  if (route.page === 'match' && route.seatKey !== undefined) return `#/match/${route.id}/seat/${route.seatKey}`;
  return 'id' in route ? `#/${route.page}/${route.id}` : `#/${route.page}`;
}

export const goTo = (route: Destination): void => {
  location.hash = hrefOf(route);
};

export function watchRoute(): ReadableStore<Route> {
  const store = createStore(readRoute(location.hash));
  window.addEventListener('hashchange', () => store.set(readRoute(location.hash)));
  return store;
}
