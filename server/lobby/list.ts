// Lists public matches: open ones from memory, finished ones in pages from disk.
import { setImmediate } from 'node:timers/promises';
import type { Match } from '../match/match.ts';
import { createMatch } from '../match/match.ts';
import type { MatchInfo } from '../wire/match.ts';
import type { Status } from '../wire/terms.ts';
import type { Lobby } from './lobby.ts';

export interface ListWish {
  readonly status?: Status | undefined;
  readonly players?: number | undefined;
  readonly modules?: number | undefined;
  readonly open?: 'true' | 'false' | undefined;
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface ListPage {
  readonly matches: readonly MatchInfo[];
  /** Ask again with `before` set to this for the next page; null when there is none. */
  readonly more: number | null;
}

const fits = (match: Match, { status, players, modules, open, search }: ListWish): boolean => {
  const { record } = match;
  if (!record.public || (status !== undefined && record.status !== status)) return false;
  // A match that is set aside cannot be joined or watched; of a finished one the result can still be read.
  if (match.setAside && record.status !== 'over') return false;
  if (players !== undefined && record.seats.length !== players) return false;
  if (modules !== undefined && record.modules !== modules) return false;
  if (open !== undefined && record.seats.includes(null) !== (open === 'true')) return false;
  if (search === undefined) return true;
  const words = [record.title, ...record.seats.map((seat) => seat?.name ?? '')].join('\n').toLocaleLowerCase('en');
  return words.includes(search.toLocaleLowerCase('en'));
};

/** How many finished matches are read from disk at a time while looking for those that fit. */
const AT_A_TIME = 100;
/** After reading so many, a page is sent even if it is not full; the next one goes on from there. */
const MOST_READ = 2000;

const finishedPage = async ({ registry, storage, engine }: Lobby, wish: ListWish): Promise<ListPage> => {
  const now = registry.now();
  const found: { match: Match; endedAt: number }[] = [];
  let before = wish.before ?? Number.MAX_SAFE_INTEGER;
  let read = 0;
  while (found.length <= wish.limit && read < MOST_READ) {
    const rows = await storage.finished({ before, limit: read === 0 ? wish.limit + 1 : AT_A_TIME });
    const oldest = rows.at(-1);
    if (oldest === undefined) return { matches: found.map(({ match }) => registry.info(match)), more: null };
    for (const { id, record, updatedAt } of rows) {
      if (record === null) {
        registry.reportUnreadable(id, 'its record cannot be read');
        continue;
      }
      const match = registry.matches.get(id) ?? createMatch(record, engine.rules, now);
      if (fits(match, wish)) found.push({ match, endedAt: updatedAt });
    }
    before = oldest.updatedAt;
    read += rows.length;
    // Lets other events run: reading a thousand records takes a while.
    await setImmediate();
  }
  const page = found.slice(0, wish.limit);
  const last = page.at(-1);
  return {
    matches: page.map(({ match }) => registry.info(match)),
    more: found.length > wish.limit && last !== undefined ? last.endedAt : before,
  };
};

const openPage = ({ registry }: Lobby, wish: ListWish): ListPage => {
  const before = wish.before ?? Number.MAX_SAFE_INTEGER;
  const open = [...registry.matches.values()]
    .filter((match) => match.record.status !== 'over' && match.record.createdAt < before && fits(match, wish))
    .sort((a, b) => b.record.createdAt - a.record.createdAt);
  const page = open.slice(0, wish.limit);
  const last = page.at(-1);
  return {
    matches: page.map((match) => registry.info(match)),
    more: open.length > wish.limit && last !== undefined ? last.record.createdAt : null,
  };
};

export const list = async (lobby: Lobby, wish: ListWish): Promise<ListPage> =>
  wish.status === 'over' ? finishedPage(lobby, wish) : openPage(lobby, wish);
