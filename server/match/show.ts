// What each watcher is told: everything once, then only what a move changed for that seat.
import type { State } from 'boardgame.io';
import type { Journal } from '../storage/journal.ts';
import type { Storage } from '../storage/storage.ts';
import { diff } from '../transport/diff.ts';
import type { LogEntry } from '../wire.ts';
import type { Engine } from './engine.ts';
import type { House } from './house.ts';
import { type Match, seatOf, type Table, type Watcher } from './match.ts';
import type { Entry } from './record.ts';
import type { Tables } from './tables.ts';

const LOG_SHOWN = 100;
const CHAT_SHOWN = 100;

export const logEntryFor = ({ mark: _mark, secret, ...entry }: Entry, seat: number | null): LogEntry =>
  secret && entry.seat !== seat ? { ...entry, args: null } : entry;

const bySeat = (match: Match): Map<number | null, Watcher[]> => {
  const groups = new Map<number | null, Watcher[]>();
  for (const watcher of match.watchers) {
    const seat = seatOf(match.record, watcher.keyHash);
    const group = groups.get(seat);
    if (group === undefined) groups.set(seat, [watcher]);
    else group.push(watcher);
  }
  return groups;
};

export interface Shown {
  readonly state: State;
  readonly entry: Entry;
  /** The mover's mark, and the connection to which it is an answer. */
  readonly id: string;
  readonly mover: Watcher | undefined;
}

/**
 * One difference for each seat, however many tabs look at it. Both views are made anew: a view takes microseconds,
 * and kept for every seat of every match they would be most of the server's memory.
 */
export const showMove = (engine: Engine, match: Match, table: Table, { state, entry, id, mover }: Shown): void => {
  const before = table.shown;
  table.shown = state;
  for (const [seat, watchers] of bySeat(match)) {
    const patch = diff(engine.view(before, seat), engine.view(state, seat));
    const entries = [logEntryFor(entry, seat)];
    for (const watcher of watchers) {
      const answer = watcher === mover ? ([id] as const) : [];
      watcher.tell('step', before._stateID, state._stateID, patch, entries, ...answer);
    }
  }
};

export interface ShowDeps {
  readonly engine: Engine;
  readonly house: House;
  readonly tables: Tables;
  readonly journal: Journal;
  readonly storage: Storage;
}

/** Everything, to one watcher. */
export const showAll = async (
  { engine, house, tables, journal, storage }: ShowDeps,
  match: Match,
  watcher: Watcher,
): Promise<void> => {
  const { id } = match.record;
  const table = match.record.status === 'waiting' ? null : await tables.of(match);
  await journal.settled();
  const version = table?.shown._stateID ?? 0;
  const [entries, chat] = await Promise.all([
    storage.entries(id, Math.max(0, version - LOG_SHOWN), version),
    storage.lines(id, CHAT_SHOWN),
  ]);
  // The table went on, or was replaced, while the disk was read: what was read is too old to be the start of anything.
  if (match.table !== table || (table !== null && table.shown._stateID !== version)) {
    return showAll({ engine, house, tables, journal, storage }, match, watcher);
  }
  const you = seatOf(match.record, watcher.keyHash);
  const view = table && engine.view(table.shown, you);
  const log = entries.map((entry) => logEntryFor(entry, you));
  watcher.tell('sync', { version, you, view, log, chat, match: house.introduce(match, watcher), now: house.now() });
};
