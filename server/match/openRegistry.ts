// Opens the registry of matches. Changes are stored first and then announced.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Journal } from '../storage/journal.ts';
import type { Expired, Storage, Write } from '../storage/storage.ts';
import type { MatchInfo } from '../wire/match.ts';
import { createAnnouncer } from './announcer.ts';
import { openMemory } from './memory.ts';
import { createRereading } from './rereading.ts';
import { infoOf } from './info.ts';
import { createMatch, type Match, noteAway } from './match.ts';
import { createCreators } from './creators.ts';
import { createDecisions } from './decisions.ts';
import type { MatchRegistry, Wiped } from './registry.ts';

interface Deps {
  readonly config: Config;
  readonly storage: Storage;
  readonly journal: Journal;
  /** The server's time. */
  readonly now: () => number;
  /** The version of the rules that are played here. */
  readonly rules: number;
  readonly onWipe: (why: Wiped['why']) => void;
  readonly log: Logger;
}

export const openRegistry = async ({
  config,
  storage,
  journal,
  now,
  rules,
  onWipe,
  log,
}: Deps): Promise<MatchRegistry> => {
  const memory = await openMemory({ storage, now, rules, most: config.maxMatches, log });
  const { matches, forget } = memory;
  const creators = createCreators(await storage.secret(), await storage.creators());
  const listeners: ((id: string, match: Match | null) => void)[] = [];
  const info = (match: Match): MatchInfo => infoOf(match, config, now());

  const { announce, fullInfo } = createAnnouncer({
    everyMs: config.announceMs,
    info,
    isKnown: memory.isKnown,
    changed: (match) => listeners.forEach((listener) => listener(match.record.id, match)),
  });
  const announceGone = (id: string): void => {
    for (const listener of listeners) listener(id, null);
  };

  const sharePresence = (match: Match): void => {
    const { id } = match.record;
    // The match may have been forgotten and read again: this old object must not overwrite what the new one reports.
    if (!storage.isShared || !memory.isKnown(match)) return;
    const here = [...match.watchers].map(({ keyHash, name, isSilent }) => ({ keyHash, name, isSilent }));
    storage.reportPresence(id, here);
  };

  const rereading = createRereading({ memory, storage, creators, now, rules, announce, announceGone });
  const { reread, markUncertain, isUncertain, dropDeleted } = rereading;

  const runInOrder = createDecisions();
  const inTurn: MatchRegistry['inTurn'] = ({ record: { id } }, decision) =>
    runInOrder(id, decision, { reread, mustReread: isUncertain });
  const mustReread = (id: string): boolean => storage.isShared || isUncertain(id);
  const decide: MatchRegistry['decide'] = (id, decision) =>
    runInOrder(id, async () => decision(await memory.get(id)), { reread, mustReread });

  const readings = new Map<string, Promise<Match | null>>();
  /**
   * The match as it is in the database now. A reading that has not begun is shared by all who want one; one that has begun
   * may be too early for those who ask later.
   */
  const readAnew = (id: string): Promise<Match | null> => {
    const waiting = readings.get(id);
    if (waiting !== undefined) return waiting;
    const run = { hasBegun: false };
    const reading = runInOrder(id, async () => {
      run.hasBegun = true;
      readings.delete(id);
      await reread(id);
      return memory.get(id);
    });
    // When nothing else is decided about the match, the reading has begun already.
    if (!run.hasBegun) readings.set(id, reading);
    return reading;
  };

  const writeOrMarkUncertain = async (id: string, writes: readonly Write[]): Promise<void> => {
    try {
      await journal.write(...writes);
    } catch (error) {
      markUncertain(id);
      throw error;
    }
  };

  const changeQuietly: MatchRegistry['changeQuietly'] = async (match, change, ...also) => {
    const record = { ...match.record, ...change, revision: match.record.revision + 1 };
    await writeOrMarkUncertain(record.id, [{ kind: 'record', record }, ...also]);
    match.record = record;
  };

  const change: MatchRegistry['change'] = async (match, changed, ...also) => {
    match.lastUsed = now();
    await changeQuietly(match, { ...changed, updatedAt: Date.now(), usedAt: match.lastUsed }, ...also);
    // It may have left memory since the caller found it.
    if (!matches.has(match.record.id)) matches.set(match.record.id, match);
    if (match.record.status === 'over') creators.remove(match.record.id);
    announce(match);
  };

  const remove = async (id: string, match: Match | null): Promise<void> => {
    const ifUnchanged: Write[] = match === null ? [] : [{ kind: 'unchanged', id, revision: match.record.revision }];
    await writeOrMarkUncertain(id, [...ifUnchanged, { kind: 'wipe', id }]);
    if (match !== null) dropDeleted(match);
  };
  const reportWiped = (wiped: readonly Wiped[]): void => {
    for (const { why } of wiped) onWipe(why);
    if (wiped.length > 0) log.info({ matches: wiped }, 'matches were deleted');
  };

  return {
    matches,
    now,
    find: (id) => (mustReread(id) ? readAnew(id) : memory.get(id)),
    decide,
    inTurn,
    countOpen: () =>
      [...matches.values()].filter(({ record, setAside }) => record.status !== 'over' && !setAside).length,
    countOpenFrom: creators.count,
    oneAtATime: (name, decision) => runInOrder(name, decision),
    async add(made, address, { changeOfOther, also = [] } = {}) {
      const record = { ...made, creator: creators.of(address), usedAt: now() };
      const match = createMatch(record, rules, now());
      // Counted at once, so that the limits hold for requests that come while it is written.
      matches.set(record.id, match);
      creators.add(record.id, record.creator);
      const write: Write = { kind: 'record', record };
      try {
        if (changeOfOther === undefined) await writeOrMarkUncertain(record.id, [write, ...also]);
        else await change(changeOfOther.match, changeOfOther.change, write, ...also);
      } catch (error) {
        matches.delete(record.id);
        creators.remove(record.id);
        throw error;
      }
      announce(match);
      return match;
    },
    change,
    changeQuietly,
    visit(match) {
      match.lastUsed = now();
      if (match.record.visited) return;
      inTurn(match, async () => {
        if (!match.record.visited) await changeQuietly(match, { visited: true });
      }).catch((error: unknown) =>
        log.error({ match: match.record.id, err: error }, 'a visit could not be written down'),
      );
    },
    async wipe(match, why) {
      await remove(match.record.id, match);
      reportWiped([{ id: match.record.id, why }]);
    },
    async clear(expired, isInUse) {
      const clearOne = async ({ id, why }: Expired): Promise<Wiped[]> => {
        const match = matches.get(id) ?? null;
        if (match !== null && isInUse(match)) return [];
        await remove(id, match);
        return [{ id, why }];
      };
      const cleared = expired.map((one) =>
        runInOrder(one.id, () => clearOne(one), { reread, mustReread: isUncertain }),
      );
      reportWiped((await Promise.all(cleared)).flat());
    },
    forget,
    isKnown: memory.isKnown,
    reportUnreadable: memory.reportUnreadable,
    evict(match) {
      forget(match);
      announceGone(match.record.id);
    },
    setAside(fault) {
      memory.reportUnreadable(fault.match, fault.message);
      const match = matches.get(fault.match);
      if (match === undefined) return;
      memory.setAside(match);
      announceGone(fault.match);
    },
    info,
    fullInfo,
    announce,
    onChange: (listener) => void listeners.push(listener),
    async recordChangedElsewhere(id) {
      if (matches.has(id)) {
        await readAnew(id);
        return;
      }
      const stored = await storage.stored(id);
      if (stored === null || stored.status === 'over' || matches.has(id)) return;
      const match = memory.addStored(stored);
      creators.add(id, match.record.creator);
      announce(match);
    },
    markUncertain,
    async rereadUncertain() {
      // These decisions decide nothing, but before any decision an uncertain match is reread.
      for (const id of rereading.uncertain()) await decide(id, async () => undefined);
    },
    updatePresence(match) {
      match.presentElsewhere = storage.presentElsewhere(match.record.id);
      noteAway(match, now());
      if (memory.isKnown(match)) announce(match);
    },
    sharePresence,
    onReread: rereading.onReread,
  };
};
