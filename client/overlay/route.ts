// Routes: the open page as the address's hash, so that every page has a link and the back button works.
import { isAtLayer } from './layers.ts';
import { createStore, type ReadableStore } from './store.ts';

const PLAIN_PAGES = ['learn', 'settings', 'credits', 'find', 'create'] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/** The open review of a replay. Its seat is null if the address names none. */
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
  /** The replay of a game in this browser, from an event on. */
  | { page: 'replay'; id: string; event: number; review?: Reviewed }
  /** A match on the server, to join, to play or to watch; with the key of a seat there if the address is a personal link. */
  | { page: 'match'; id: string; seatKey?: string }
  /** The replay of a finished match on the server, from an event on. */
  | { page: 'rewatch'; id: string; event: number; review?: Reviewed }
  /** An unknown address. */
  | { page: 'lost' };

/** `match/ID` or `match/ID/seat/KEY`. Old links to `match/ID/invite/…` open the match, which needs only its id now. */
function readMatch(id: string, part: string, key: string): Route {
  if (part === '') return { page: 'match', id };
  if ((part !== 'invite' && part !== 'seat') || !/^[\w-]{1,64}$/.test(key)) return { page: 'lost' };
  return part === 'invite' ? { page: 'match', id } : { page: 'match', id, seatKey: key };
}

/** 0 if the word is no number. */
const eventAt = (word: string): number => Math.max(0, Math.trunc(Number(word))) || 0;

/** An event's number, or `review` with or without a seat. */
function momentAt(word: string): { event: number; review?: Reviewed } {
  const found = /^review(?:-([0-3]))?$/.exec(word);
  if (found === null) return { event: eventAt(word) };
  return { event: 0, review: { seat: found[1] === undefined ? null : Number(found[1]) } };
}

function momentWord(event: number, review: Reviewed | undefined): string {
  if (review === undefined) return String(event);
  return review.seat === null ? 'review' : `review-${review.seat}`;
}

export function readRoute(hash: string): Route {
  const [name = '', id = '', rest = '', key = ''] = hash.replace(/^#?\/?/, '').split('/');
  if (name === '') return { page: 'home' };
  const plain = PLAIN_PAGES.find((page) => page === name);
  if (plain !== undefined) return { page: plain };
  if (name === 'rules') return /^[A-Z]\d{1,2}$/.test(id) ? { page: 'rules', rule: id } : { page: 'rules' };
  if (!/^[\w-]+$/.test(id)) return { page: 'lost' };
  if (name === 'replay' || name === 'rewatch') return { page: name, id, ...momentAt(rest) };
  if (name === 'match') return readMatch(id, rest, key);
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

/**
 * Opens the page of this route. While a dialog or drawer is open, the page takes over its entry in the history, so that
 * the back button does not lead to the dialog.
 */
export const goTo = (route: Destination): void => {
  if (isAtLayer()) location.replace(hrefOf(route));
  else location.hash = hrefOf(route);
};

export function watchRoute(): ReadableStore<Route> {
  const store = createStore(readRoute(location.hash));
  window.addEventListener('hashchange', () => store.set(readRoute(location.hash)));
  return store;
}
