// Lists the public matches: first those in memory that are not over, beginning with those that have most people; then
// the finished ones, from disk, beginning with the latest.
import { setImmediate } from 'node:timers/promises';
import type { Match } from '../match/match.ts';
import { createMatch } from '../match/match.ts';
import type { MatchListPage, Read } from '../wire/lobby.ts';
import type { MatchInfo } from '../wire/match.ts';
import type { MatchEnd } from '../storage/storage.ts';
import type { Lobby } from './lobby.ts';

type Query = Read<'list'>;

const fits = (match: Match, query: Query): boolean => {
  const { status, isGameover, updatedBefore, updatedAfter, players, modules, open, search } = query;
  const { record } = match;
  if (!record.public || (status !== undefined && record.status !== status)) return false;
  if (isGameover !== undefined && (record.status === 'over') !== (isGameover === 'true')) return false;
  if (updatedBefore !== undefined && record.updatedAt >= updatedBefore) return false;
  if (updatedAfter !== undefined && record.updatedAt <= updatedAfter) return false;
  // A match that is set aside cannot be joined or watched; of a finished one the result can still be read.
  if (match.setAside && record.status !== 'over') return false;
  if (players !== undefined && record.seats.length !== players) return false;
  if (modules !== undefined && record.modules !== modules) return false;
  if (open !== undefined && record.seats.includes(null) !== (open === 'true')) return false;
  if (search === undefined) return true;
  const text = [record.title, ...record.seats.map((seat) => seat?.name ?? '')].join('\n').toLocaleLowerCase('en');
  return text.includes(search.toLocaleLowerCase('en'));
};

/** Finished matches read from disk at a time in the search for those that fit. */
const AT_A_TIME = 100;
/** After reading this many, a page is sent even if it is not full; the next one goes on from there. */
const MOST_READ = 2000;

const finished = async (
  { registry, storage, engine }: Lobby,
  query: Query,
  limit: number,
  from: MatchEnd,
): Promise<MatchListPage> => {
  const now = registry.now();
  const found: { match: Match; end: MatchEnd }[] = [];
  const { updatedBefore = Infinity } = query;
  // No id comes before '', so matches of the millisecond `updatedBefore` itself are left out.
  let before = updatedBefore < from.updatedAt ? { updatedAt: updatedBefore, id: '' } : from;
  let read = 0;
  while (found.length <= limit && read < MOST_READ) {
    const rows = await storage.finished({ before, limit: read === 0 ? limit + 1 : AT_A_TIME });
    const oldest = rows.at(-1);
    if (oldest === undefined) return { matches: found.map(({ match }) => registry.info(match)), more: null };
    for (const { id, record, updatedAt } of rows) {
      if (record === null) {
        registry.reportUnreadable(id, 'its record cannot be read');
        continue;
      }
      const match = registry.matches.get(id) ?? createMatch(record, engine.rules, now);
      if (fits(match, query)) found.push({ match, end: { id, updatedAt } });
    }
    before = oldest;
    read += rows.length;
    // Lets other events run: reading a thousand records takes a while.
    await setImmediate();
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const end = found.length > limit && last !== undefined ? last.end : before;
  return { matches: page.map(({ match }) => registry.info(match)), more: `before${end.updatedAt}.${end.id}` };
};

const peopleIn = ({ players }: MatchInfo): number =>
  players.filter(({ data, isConnected }) => data?.bot === null && isConnected).length;

/** Those with the most people connected to their seats come first, then those with the most spectators. */
const byInterest = (a: MatchInfo, b: MatchInfo): number => peopleIn(b) - peopleIn(a) || b.spectators - a.spectators;

const unfinished = ({ registry }: Lobby, query: Query): MatchInfo[] =>
  [...registry.matches.values()]
    .filter((match) => match.record.status !== 'over' && fits(match, query))
    // Of those that interest equally the newest comes first.
    .sort((a, b) => b.record.createdAt - a.record.createdAt)
    .map((match) => registry.info(match))
    .sort(byInterest);

const FIRST_FINISHED = `before${Number.MAX_SAFE_INTEGER}`;

/**
 * `query.from` says where the page begins: `at20` at that position among the unfinished matches, `before1700000000000.ID`
 * after the finished match with this id and this `updatedAt` (ms).
 */
export const list = async (lobby: Lobby, query: Query): Promise<MatchListPage> => {
  const { status, isGameover, limit } = query;
  const onlyFinished = status === 'over' || isGameover === 'true';
  const onlyUnfinished = (status !== undefined && !onlyFinished) || isGameover === 'false';
  const from = query.from ?? (onlyFinished ? FIRST_FINISHED : 'at0');
  const [, kind, number, id = ''] = /^(at|before)(\d+)(?:\.(.+))?$/.exec(from) ?? [];
  if (kind === 'before') return finished(lobby, query, limit, { updatedAt: Number(number), id });
  const at = Number(number);
  const matchesNow = unfinished(lobby, query);
  const page = matchesNow.slice(at, at + limit);
  if (matchesNow.length > at + limit) return { matches: page, more: `at${at + limit}` };
  if (onlyUnfinished) return { matches: page, more: null };
  if (page.length === limit) return { matches: page, more: FIRST_FINISHED };
  const latest = { updatedAt: Number.MAX_SAFE_INTEGER, id: '' };
  const { matches, more } = await finished(lobby, query, limit - page.length, latest);
  return { matches: [...page, ...matches], more };
};
