// Bots at online tables: asked when their seat has to decide, shown what the seat may see, playing through the door people use.
import type { Logger } from 'pino';
import type { Engine } from '../match/engine.ts';
import { botAt, type Match, type Table } from '../match/match.ts';
import type { Tables } from '../match/tables.ts';
import type { BotPool } from './pool.ts';

interface Deps {
  readonly engine: Engine;
  readonly tables: Tables;
  readonly pool: BotPool;
  readonly pauseMs: number;
  /** Who plays when a bot fails: the simplest level, which makes any legal move. */
  readonly fallback: string;
  /** Until a seat whose bots have failed is tried again. */
  readonly retryMs: number;
  /** False while no moves are taken. */
  readonly mayMove: () => boolean;
  readonly onFailure: (why: 'failed' | 'refused' | 'stuck') => void;
  readonly log: Logger;
}

export const seatBots = ({ engine, tables, pool, pauseMs, fallback, retryMs, mayMove, onFailure, log }: Deps): void => {
  let marks = 0;

  const retrying = new WeakSet<Table>();
  /** Nobody else may move while a bot has to: it is asked again by the clock until it can. */
  const retry = (match: Match, table: Table): void => {
    if (retrying.has(table)) return;
    retrying.add(table);
    setTimeout(() => {
      retrying.delete(table);
      if (match.table === table) look(match, table);
    }, retryMs).unref();
  };

  /** True when the bot moved or the table moved on without it. */
  const attempt = async (match: Match, table: Table, seat: number, level: string): Promise<boolean> => {
    const state = table.shown;
    try {
      const move = await pool.ask({ level, seat, view: engine.view(state, seat).G });
      if (match.table !== table || botAt(match.record, seat) === null) return true;
      if (move === null) return table.head !== state;
      const answer = await tables.play(match, seat, {
        version: state._stateID,
        id: `bot${process.pid}-${++marks}`,
        ...move,
      });
      if (typeof answer === 'string' || answer.code === 'stale' || table.head !== state) return true;
      onFailure('refused');
      log.warn({ match: match.record.id, seat, level, answer }, 'a bot made a move that was refused');
    } catch (error) {
      onFailure('failed');
      log.warn({ match: match.record.id, seat, level, err: error }, 'a bot failed');
    }
    return false;
  };

  const decide = async (match: Match, table: Table, seat: number): Promise<void> => {
    await new Promise<void>((done) => setTimeout(done, pauseMs).unref());
    const level = botAt(match.record, seat);
    if (level === null || match.table !== table) return;
    if (!mayMove()) {
      retry(match, table);
      return;
    }
    const moved = (await attempt(match, table, seat, level)) || (await attempt(match, table, seat, fallback));
    if (moved) return;
    onFailure('stuck');
    log.error({ match: match.record.id, seat, level }, 'no bot could move; it is asked again');
    retry(match, table);
  };

  const look = (match: Match, table: Table): void => {
    for (const seat of engine.waitedFor(table.head)) {
      if (botAt(match.record, seat) === null || table.thinking.has(seat)) continue;
      table.thinking.add(seat);
      const before = table.head;
      void decide(match, table, seat).finally(() => {
        table.thinking.delete(seat);
        // Whatever happened while it thought may ask for its next decision; if nothing did, it is asked again by the clock.
        if (match.table === table && table.head !== before) look(match, table);
      });
    }
  };

  tables.onTurn(look);
};
