// The periodic check of all matches, by the server's time: people who are away, starts that were interrupted, games to
// unload, matches to evict or delete. It also probes a database that is down, and stores the server's time.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Guard } from '../storage/guard.ts';
import type { Journal } from '../storage/journal.ts';
import type { MatchRegistry } from './registry.ts';
import { isWatched, type Match, voters } from './match.ts';
import type { SeatRecord } from './record.ts';
import { evictOne } from './evict.ts';
import type { RunningGames } from './games.ts';

interface Deps {
  readonly config: Config;
  readonly registry: MatchRegistry;
  readonly games: RunningGames;
  readonly guard: Guard;
  readonly journal: Journal;
  /** Deletes a small batch of old matches. */
  readonly clear: () => Promise<void>;
  /** True in the leading process, which does the work that must be done only once. */
  readonly leads: () => boolean;
  readonly log: Logger;
  /** Empties the seat of a person who has been away for too long before the match began. */
  readonly giveUpSeat: (match: Match, seat: number) => Promise<unknown>;
  /**
   * Goes on with the start of a game when no timer of this process will: a stop of the server or a fault of the
   * database may have interrupted it.
   */
  readonly beginAgain: (match: Match) => Promise<unknown>;
}

const TIME_WRITTEN_EVERY_MS = 10_000;

/** Checks all matches every `tickMs` until the returned function is called. */
export const startTicking = ({
  config,
  registry,
  games,
  guard,
  journal,
  clear,
  leads,
  log,
  giveUpSeat,
  beginAgain,
}: Deps): (() => Promise<void>) => {
  const isAway = (match: Match, seat: SeatRecord | null | undefined, now: number): boolean => {
    const since = match.awaySince.get(seat?.keyHash ?? '');
    return since !== undefined && now - since > config.awayMs;
  };

  /**
   * In a quick match somebody who is away loses the seat; in others a host who is away loses only that role, to
   * somebody who is present.
   */
  const checkWaiting = async (match: Match, now: number): Promise<void> => {
    const { quick, seats, host } = match.record;
    const away = [...seats.keys()].filter((seat) => isAway(match, seats[seat], now));
    if (quick) {
      // Each is checked again: while one seat was given up, the person of another may have come back.
      for (const seat of away) if (isAway(match, match.record.seats[seat], now)) await giveUpSeat(match, seat);
      return;
    }
    const next = voters(match)[0];
    if (host !== null && away.includes(host) && next !== undefined) await registry.change(match, { host: next });
  };

  /** True when the match's info can change by time alone. */
  const isTimed = ({ record, awaySince }: Match): boolean =>
    record.status !== 'over' && (record.quick || awaySince.size > 0 || record.turnSeconds !== null);

  const checkMatch = async (match: Match, now: number): Promise<void> => {
    if (isWatched(match)) {
      match.lastUsed = now;
      if (isTimed(match)) registry.announce(match);
    }
    // The rest may write to the database.
    if (!guard.isUp()) return;
    if (match.record.beginning && leads()) {
      if (match.numbersTimer === undefined) await registry.inTurn(match, () => beginAgain(match));
      return;
    }
    if (match.record.status === 'waiting' && match.awaySince.size > 0 && leads())
      await registry.inTurn(match, () => checkWaiting(match, now));
    if (now - match.lastUsed <= config.idleMs) return;
    if (match.game !== null) await games.unload(match);
    if (match.record.status === 'over' && match.game === null) registry.forget(match);
  };

  let timeWritten = 0;
  /**
   * Probes the database if it is down. If it is up, rereads matches that may be out of date, stores the server's time,
   * and evicts and deletes matches.
   */
  const maintain = async (now: number): Promise<void> => {
    if (!guard.isUp() && !(await guard.probe())) return;
    await registry.rereadUncertain();
    if (leads() && now - timeWritten >= TIME_WRITTEN_EVERY_MS) {
      timeWritten = now;
      await journal.write({ kind: 'time', time: now });
    }
    // Evicted matches that were opened again can exceed the limit.
    while (registry.countOpen() > config.maxMatches && (await evictOne(registry, games)));
    if (leads()) await clear();
  };

  const tick = async (): Promise<void> => {
    const now = registry.now();
    for (const match of [...registry.matches.values()]) {
      await checkMatch(match, now).catch((error: unknown) =>
        log.error({ match: match.record.id, err: error }, 'checking a match failed'),
      );
    }
    await maintain(now).catch((error: unknown) => log.error({ err: error }, 'maintenance failed'));
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
