// Follows what other processes write: takes notifications in the order of their numbers, and reads missed ones from the table.
import type { Client } from 'pg';
import type { Change, Present } from '../storage.ts';
import { createRemotePresence } from './remotePresence.ts';
import { parseNotifications, merged, type Notification } from './notifications.ts';

type Listener = (changes: readonly Change[]) => void;

export interface Follower {
  /** A notification: its number, who wrote, and what, unless that was too long. */
  receive(payload: string, client: Client): void;
  /** Reads what is missing up to this number. */
  catchUp(client: Client, number: number): Promise<void>;
  listen(listener: Listener): void;
  presentElsewhere(match: string): readonly Present[];
}

interface ChangeRow {
  readonly number: number;
  readonly process: string;
  readonly what: string;
}

const PAGE = 500;
const EVERYTHING: Change['what'] = ['record', 'entry', 'line', 'wipe', 'presence'];

export const createFollower = (ownProcess: string): Follower => {
  let listener: Listener | null = null;
  /** The number of the latest change that is known; null until the database was read for the first time. */
  let last: number | null = null;
  const remotePresence = createRemotePresence();
  const waiting = new Map<string, Change>();

  let isDue = false;
  const report = (): void => {
    isDue = false;
    if (listener === null || waiting.size === 0) return;
    const changes = [...waiting.values()];
    waiting.clear();
    listener(changes);
  };
  const add = (change: Change): void => {
    waiting.set(change.match, merged(waiting.get(change.match), change));
    if (isDue) return;
    isDue = true;
    setImmediate(report);
  };
  const addPresence = (match: string): void => add({ match, what: ['presence'], lines: [], entries: [] });

  const apply = (process: string, notification: Notification): void => {
    if ('gone' in notification) return remotePresence.forget(notification.gone).forEach(addPresence);
    if (notification.here !== undefined) remotePresence.set(process, notification.match, notification.here);
    add(notification);
  };
  const follow = (number: number, process: string, what: string): void => {
    last = number;
    if (process !== ownProcess) parseNotifications(what).forEach((notification) => apply(process, notification));
  };

  /**
   * Reads the latest number and everybody's presence. The first time that is all; later, when missed changes are no longer
   * in the table, every match is reported as changed.
   */
  const readAll = async (client: Client): Promise<void> => {
    const isFirst = last === null;
    const { rows } = await client.query<{ number: number; process: string; match: string; here: string | null }>(`
      SELECT last_change.number::float8 AS number, presence.process, presence.match, presence.here
      FROM last_change LEFT JOIN (presence JOIN processes ON processes.id = presence.process) ON true`);
    const before = remotePresence.clear();
    last = rows[0]?.number ?? 0;
    for (const { process, match, here } of rows)
      if (here !== null && process !== ownProcess) remotePresence.set(process, match, JSON.parse(here) as Present[]);
    if (isFirst) return;
    before.forEach(addPresence);
    const matches = await client.query<{ id: string }>('SELECT id FROM matches');
    for (const { id } of matches.rows) add({ match: id, what: EVERYTHING, lines: [], entries: null });
  };

  const readMissing = async (client: Client): Promise<void> => {
    if (last === null) return readAll(client);
    for (;;) {
      const { rows } = await client.query<ChangeRow>({
        name: 'missing',
        text: `SELECT number::float8 AS number, process, what FROM changes WHERE number > $1 ORDER BY number LIMIT ${PAGE}`,
        values: [last],
      });
      for (const { number, process, what } of rows) {
        if (number > last + 1) return readAll(client);
        if (number === last + 1) follow(number, process, what);
      }
      if (rows.length < PAGE) return;
    }
  };

  let wanted = 0;
  let reading: Promise<void> | null = null;
  const read = async (client: Client): Promise<void> => {
    let before: number | null;
    do {
      before = last;
      await readMissing(client);
      // Ends also when nothing more comes: the database may have been put back to a state with lower numbers.
    } while (last !== before && last !== null && last < wanted);
  };
  const catchUp = (client: Client, number: number): Promise<void> => {
    wanted = Math.max(wanted, number);
    if (last !== null && last >= wanted) return Promise.resolve();
    return (reading ??= read(client).finally(() => (reading = null)));
  };

  return {
    receive(payload, client) {
      // Such as '12 <process> [{"match":…}]', or '12 <process>' when the rest was too long.
      const [, digits, process = '', what] = /^(\d+) (\S*)(?: (.*))?$/s.exec(payload) ?? [];
      const number = Number(digits);
      if (last === null || Number.isNaN(number) || number <= last) return;
      const isKnown = what !== undefined || process === ownProcess;
      if (reading === null && number === last + 1 && isKnown) follow(number, process, what ?? '');
      // A failed read is repeated with the next heartbeat.
      else catchUp(client, number).catch(() => undefined);
    },
    catchUp,
    listen(given) {
      listener = given;
      report();
    },
    presentElsewhere: (match) => remotePresence.at(match),
  };
};
