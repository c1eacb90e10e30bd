// The lobby's list: open matches from memory, finished ones page by page from disk.
import type { Match } from '../match/match.ts';
import { createMatch } from '../match/match.ts';
import type { MatchInfo, Status } from '../wire.ts';
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
  const record = match.stored;
  if (!record.public || (status !== undefined && record.status !== status)) return false;
  // Its result can still be read; a game that cannot go on is nothing to join or to watch.
  if (match.setAside && record.status !== 'over') return false;
  if (players !== undefined && record.seats.length !== players) return false;
  if (modules !== undefined && record.modules !== modules) return false;
  if (open !== undefined && record.seats.includes(null) !== (open === 'true')) return false;
  if (search === undefined) return true;
  const words = [record.title, ...record.seats.map((seat) => seat?.name ?? '')].join('\n').toLocaleLowerCase('en');
  return words.includes(search.toLocaleLowerCase('en'));
};

const pageOf = <T>(
  items: readonly T[],
  limit: number,
  timeOf: (item: T) => number,
): { page: readonly T[]; more: number | null } => {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { page, more: items.length > limit && last !== undefined ? timeOf(last) : null };
};

export const list = async (lobby: Lobby, wish: ListWish): Promise<ListPage> => {
  const before = wish.before ?? Number.MAX_SAFE_INTEGER;
  if (wish.status === 'over') {
    const now = lobby.house.now();
    const records = await lobby.storage.finished({ before, limit: wish.limit + 1 });
    const { page, more } = pageOf(records, wish.limit, (record) => record.updatedAt);
    const known = page.map(
      (record) => lobby.house.matches.get(record.id) ?? createMatch(record, lobby.engine.rules, now),
    );
    return { matches: known.filter((match) => fits(match, wish)).map((match) => lobby.house.info(match)), more };
  }
  const open = [...lobby.house.matches.values()]
    .filter((match) => match.stored.status !== 'over' && match.record.createdAt < before && fits(match, wish))
    .sort((a, b) => b.record.createdAt - a.record.createdAt);
  const { page, more } = pageOf(open, wish.limit, (match) => match.record.createdAt);
  return { matches: page.map((match) => lobby.house.info(match)), more };
};
