// Plays the bots' seats in online matches: asks the bot of each seat that must decide, and makes its move like a person's.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { pauseBefore, thinkingTime } from '../../game/bots/index.ts';
import type { Engine } from '../match/engine.ts';
import { botAt, type Match, type RunningGame } from '../match/match.ts';
import type { RunningGames } from '../match/games.ts';
import type { BotPool } from './pool.ts';
import { turnTimes } from './turnTimes.ts';

interface Deps {
  readonly engine: Engine;
  readonly games: RunningGames;
  readonly pool: BotPool;
  readonly pauseMs: number;
  /** The simplest level, which takes over when a bot fails. */
  readonly fallback: string;
  /** The wait before a seat whose bots have failed is tried again. */
  readonly retryMs: number;
  /** True in the one process in which bots play. */
  readonly leads: () => boolean;
  /** False while the server refuses all moves. */
  readonly mayMove: () => boolean;
  readonly onFailure: (why: 'failed' | 'refused' | 'stuck') => void;
  readonly log: Logger;
}

export const runBots = ({
  engine,
  games,
  pool,
  pauseMs,
  fallback,
  retryMs,
  leads,
  mayMove,
  onFailure,
  log,
}: Deps): void => {
  // Random, so that marks differ from those of other processes and of earlier runs.
  const markPrefix = `bot-${randomBytes(6).toString('base64url')}`;
  let marks = 0;
  const turns = turnTimes();

  const retrying = new WeakSet<RunningGame>();
  /** Asks the bots again after a while, until one can move: otherwise the match would stand still. */
  const retry = (match: Match, game: RunningGame): void => {
    if (retrying.has(game)) return;
    retrying.add(game);
    setTimeout(() => {
      retrying.delete(game);
      if (match.game === game) askBots(match, game);
    }, retryMs).unref();
  };

  /** True when the bot moved, or need not any more: the game moved on or left memory, or no bot has the seat now. */
  const attempt = async (
    match: Match,
    game: RunningGame,
    seat: number,
    level: string,
    usedMs: number,
  ): Promise<boolean> => {
    const state = game.state;
    const { name = '' } = match.record.seats[seat] ?? {};
    try {
      const timeMs = thinkingTime(usedMs);
      const move = await pool.ask({ level, name, timeMs, seat, view: engine.view(state, seat).G });
      if (match.game !== game || botAt(match.record, seat) === null) return true;
      if (move === null) return game.state !== state;
      const mark = `${markPrefix}-${++marks}`;
      const outcome = await games.play(match, seat, { version: state._stateID, mark, move });
      const isMade = outcome === 'made' || outcome === 'madeBefore';
      if (isMade || outcome.code === 'stale' || game.state !== state) return true;
      onFailure('refused');
      log.warn({ match: match.record.id, seat, level, outcome }, 'a bot made a move that was refused');
    } catch (error) {
      // The threads of a server that closes are ended.
      if (!mayMove()) return false;
      onFailure('failed');
      log.warn({ match: match.record.id, seat, level, err: error }, 'a bot failed');
    }
    return false;
  };

  const decide = async (match: Match, game: RunningGame, seat: number): Promise<void> => {
    const usedMs = turns.used(game, seat);
    const waitMs = pauseBefore(usedMs, pauseMs);
    await new Promise<void>((done) => setTimeout(done, waitMs).unref());
    const level = botAt(match.record, seat);
    if (level === null || match.game !== game || !leads()) return;
    if (!mayMove()) {
      retry(match, game);
      return;
    }
    const spentMs = usedMs + waitMs;
    const moved =
      (await attempt(match, game, seat, level, spentMs)) || (await attempt(match, game, seat, fallback, spentMs));
    turns.decided(game, seat);
    if (moved) return;
    if (mayMove()) {
      onFailure('stuck');
      log.error({ match: match.record.id, seat, level }, 'no bot could move; it is asked again');
    }
    retry(match, game);
  };

  const askBots = (match: Match, game: RunningGame): void => {
    if (!leads()) return;
    for (const seat of engine.waitedFor(game.state)) {
      if (botAt(match.record, seat) === null || game.thinking.has(seat)) continue;
      game.thinking.add(seat);
      const before = game.state;
      void decide(match, game, seat).finally(() => {
        game.thinking.delete(seat);
        // Moves made meanwhile may ask this seat for its next decision; if there were none, `retry` asks the bot again.
        if (match.game === game && game.state !== before) askBots(match, game);
      });
    }
  };

  games.onTurn(askBots);
};
