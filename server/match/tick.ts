// What happens because time passes: people count as gone, quick matches offer bots, idle games leave memory, old ones the disk.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { House } from './house.ts';
import { type Match, voters } from './match.ts';
import type { Seat } from './record.ts';
import type { Tables } from './tables.ts';

interface Deps {
  readonly config: Config;
  readonly house: House;
  readonly tables: Tables;
  readonly storage: Storage;
  readonly log: Logger;
  /** Somebody has not come back to a match that has not begun. */
  readonly giveUpSeat: (match: Match, seat: number) => Promise<unknown>;
}

const CLEARING_EVERY_MS = 60_000;

/** Looks at the clock until the returned function is called. */
export const startTicking = ({ config, house, tables, storage, log, giveUpSeat }: Deps): (() => Promise<void>) => {
  const tooOld = ({ record }: Match, now: number): boolean =>
    (record.status === 'waiting' && now - record.updatedAt > config.waitingMs) ||
    (record.status === 'playing' && now - record.updatedAt > config.abandonedMs);

  const isAway = (match: Match, seat: Seat | null | undefined, now: number): boolean => {
    const since = match.awaySince.get(seat?.keyHash ?? '');
    return since !== undefined && now - since > config.awayMs;
  };

  /** A quick match keeps no seat for somebody who went away; any other gets a host who is there. */
  const lookAtWaiting = async (match: Match, now: number): Promise<void> => {
    const { quick, seats, host } = match.record;
    const away = [...seats.keys()].filter((seat) => isAway(match, seats[seat], now));
    if (quick) {
      // Asked again for each: while one seat was given up, another may have been taken.
      for (const seat of away) if (isAway(match, match.record.seats[seat], now)) await giveUpSeat(match, seat);
      return;
    }
    const next = voters(match)[0];
    if (host !== null && away.includes(host) && next !== undefined) await house.change(match, { host: next });
  };

  /** Only what time can change without anybody doing anything. */
  const isTimed = ({ record, awaySince }: Match): boolean =>
    record.status !== 'over' && (record.quick || awaySince.size > 0 || record.turnSeconds !== null);

  const look = async (match: Match, now: number): Promise<void> => {
    if (match.watchers.size > 0) {
      match.lastUsed = now;
      if (isTimed(match)) house.announce(match);
    }
    if (match.record.status === 'waiting' && match.awaySince.size > 0) await lookAtWaiting(match, now);
    if (now - match.lastUsed <= config.idleMs) return;
    if (match.table !== null) await tables.rest(match);
    if (match.record.status === 'over' && match.table === null) house.forget(match);
    else if (tooOld(match, now)) await house.wipe(match);
  };

  const clear = async (now: number): Promise<void> => {
    const old = await storage.finishedBefore(now - config.finishedMs);
    if (old.length > 0) await storage.write(old.map((id) => ({ kind: 'wipe', id })));
  };

  let clearedAt = 0;
  const tick = async (): Promise<void> => {
    const now = Date.now();
    for (const match of [...house.matches.values()]) {
      await look(match, now).catch((error: unknown) =>
        log.error({ match: match.record.id, err: error }, 'looking after a match failed'),
      );
    }
    if (now - clearedAt < CLEARING_EVERY_MS) return;
    clearedAt = now;
    await clear(now).catch((error: unknown) => log.error({ err: error }, 'clearing old matches failed'));
  };

  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = tick().finally(() => (busy = false));
  }, config.tickMs);

  return async () => {
    clearInterval(timer);
    await running;
  };
};
