// What happens because time passes: people count as gone, quick matches offer bots, idle games leave memory, old ones the disk.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
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

  const giveUpQuickSeats = async (match: Match, now: number): Promise<void> => {
    for (const [seat, { keyHash }] of [...match.record.seats.entries()].flatMap(([i, each]) =>
      each === null ? [] : [[i, each] as const],
    )) {
      const since = keyHash === null ? undefined : match.awaySince.get(keyHash);
      if (since !== undefined && now - since > config.awayMs) await giveUpSeat(match, seat);
    }
  };

  const look = async (match: Match, now: number): Promise<void> => {
    if (match.watchers.size > 0) {
      match.lastUsed = now;
      house.announce(match);
    }
    if (match.record.quick && match.record.status === 'waiting') await giveUpQuickSeats(match, now);
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
