// The running games: set up, loaded from disk, played, unloaded. A move is on disk before it is broadcast.
import type { State } from 'boardgame.io';
import { keyOf, type Share } from '../../game/chance/index.ts';
import type { Logger } from 'pino';
import type { Journal } from '../storage/journal.ts';
import { Conflict, type Storage, StorageFault, Unreadable, type Write } from '../storage/storage.ts';
import type { ServerRefusal } from '../wire/refusals.ts';
import type { AnyMove } from '../wire/match.ts';
import { clocks, fullClocks } from './clock.ts';
import type { Engine } from './engine.ts';
import type { MatchRegistry } from './registry.ts';
import type { MoveStamp } from './freshness.ts';
import type { Match, RunningGame, Watcher } from './match.ts';
import type { MoveEntry, MatchRecord, Seats } from './record.ts';
import { broadcastMove } from './broadcast.ts';
import { advance, gameAt, isNewTurn, isSnapshotDue, rememberCalledOff, readGame, replay } from './runningGame.ts';

/** Marks of called-off moves that a seat's record keeps for the other processes. */
const CALLED_OFF_KEPT = 4;

type TurnListener = (match: Match, game: RunningGame) => void;

/** The outcome of a move: refused, made and broadcast, or made before. */
export type Outcome = ServerRefusal | 'made' | 'madeBefore';

export interface SentMove extends MoveStamp {
  readonly move: AnyMove;
}

export interface RunningGames {
  /** Sets the game up for the given seats and starts it. */
  begin(match: Match, seats: Seats): Promise<void>;
  /** The match's game, loaded if need be. */
  of(match: Match): Promise<RunningGame>;
  /**
   * Makes the move, or refuses it. `sender` is the connection that sent it; undefined for bots and boardgame.io's own
   * clients. The frame that broadcasts the move to the sender is its answer.
   */
  play(match: Match, seat: number, sent: SentMove, sender?: Watcher): Promise<Outcome>;
  /** Reports whether the move with that mark was made; if not, refuses it from now on, as it may still arrive late. */
  callOff(match: Match, seat: number, mark: string): Promise<Outcome>;
  /** Puts a stand-in bot in the seat, or its person again; clocks and bots are brought up to date. */
  reseat(match: Match, at: number, standIn: string | null): Promise<void>;
  /** Loads the game if need be, and asks the bots that have to decide. */
  askBots(match: Match): Promise<void>;
  /**
   * To be called within a decision (`MatchRegistry`). Makes the moves that other processes have stored, and broadcasts them;
   * reads them from the database unless `given` goes on from the game here without a gap.
   */
  catchUp(match: Match, given?: readonly MoveEntry[] | null): Promise<void>;
  /** Drops the game from memory, unless a bot is at work on it. */
  drop(match: Match): void;
  /**
   * Writes a snapshot if moves were made since the last one, and drops the game from memory, unless somebody watches
   * here or a bot is at work on it.
   */
  unload(match: Match): Promise<void>;
  /**
   * The listener is called after the start, after moves and when a bot or person takes over a seat; also when the game
   * was loaded, and by `askBots`.
   */
  onTurn(listener: TurnListener): void;
}

interface Deps {
  readonly engine: Engine;
  readonly registry: MatchRegistry;
  readonly journal: Journal;
  readonly storage: Storage;
  readonly log: Logger;
}

const NO_SHARE: Share = { seal: null, number: null };

/** The key of a match's chance, from the promised secret and the numbers that came in time. */
const chanceKey = ({ id, modules, secret, promise }: MatchRecord, rules: number, seats: Seats): string => {
  if (secret === null || promise === null) throw new Error(`match ${id} has no secret to begin with`);
  const shares = seats.map((seat) => seat ?? NO_SHARE);
  return keyOf(secret, { match: id, rules, modules, promise, shares });
};

export const openGames = ({ engine, registry, journal, storage, log }: Deps): RunningGames => {
  const listeners: TurnListener[] = [];
  const announceTurn = (match: Match): void => {
    if (match.game === null || match.record.status !== 'playing') return;
    for (const listener of listeners) listener(match, match.game);
  };

  const load = async (match: Match): Promise<RunningGame> => {
    try {
      match.game = await readGame(engine, storage, match.record);
      return match.game;
    } catch (error) {
      if (error instanceof StorageFault || error instanceof Unreadable) throw error;
      // A game that cannot be replayed from its moves now cannot be later.
      match.setAside = true;
      log.error({ match: match.record.id, err: error }, 'a match cannot be read and is set aside');
      throw error;
    }
  };

  const of = async (match: Match): Promise<RunningGame> => {
    match.lastUsed = registry.now();
    if (match.game !== null) return match.game;
    match.loading ??= load(match).finally(() => (match.loading = null));
    const game = await match.loading;
    announceTurn(match);
    return game;
  };

  const snapshot = (match: Match, state: State): Write => ({
    kind: 'snapshot',
    id: match.record.id,
    n: state._stateID,
    state,
  });
  /** Stored with each snapshot, so that only matches are cleared that nobody has played for long. */
  const usedNow = ({ lastUsed }: Match): Partial<MatchRecord> => ({ updatedAt: Date.now(), usedAt: lastUsed });

  /** Changes of the record that a move causes: the match is over, a round begins, or clocks change. */
  const recordChange = (
    { record }: Match,
    mover: number,
    before: State,
    after: State,
    now: number,
  ): Partial<MatchRecord> | null => {
    const result = engine.result(after);
    if (result !== null)
      return { status: 'over', result, seats: record.seats.map((seat) => seat && { ...seat, deadline: null }) };
    const seats = clocks(record, { now, waitedFor: engine.waitedFor(after), newTurn: isNewTurn(before, after), mover });
    const round = engine.round(after);
    if (seats === null && round === record.round) return null;
    return { round, ...(seats && { seats }) };
  };

  const playOnce = async (
    match: Match,
    seat: number,
    { version, mark, move }: SentMove,
    sender: Watcher | undefined,
  ): Promise<Outcome> => {
    const { status } = match.record;
    if (status === 'waiting') return { code: 'notPlaying' };
    // In a match that is over, repeats are known, too: the move that ended it is sent again when its answer was lost.
    const game = status === 'over' ? match.game : await of(match);
    const verdict = game?.freshness.judge(seat, { version, mark });
    if (verdict === 'madeBefore') return verdict;
    if (game === null || status === 'over') return { code: 'matchOver' };
    if (verdict) return { code: verdict };
    const played = engine.play(game.state, { seat, move });
    if (!('state' in played)) return played;
    const { state } = played;
    // The spread comes last for speed: see game/boardgamePlain.ts.
    const entry: MoveEntry = { at: Date.now(), mark, ...played.entry };
    const { id } = match.record;
    const writes: Write[] = [{ kind: 'entry', id, entry }];
    const change = recordChange(match, seat, game.state, state, registry.now());
    const needsSnapshot = isSnapshotDue(state) || change?.status === 'over';
    if (needsSnapshot) writes.push(snapshot(match, state));
    if (change !== null) await registry.change(match, change, ...writes);
    else if (needsSnapshot) await registry.changeQuietly(match, usedNow(match), ...writes);
    else if (storage.isShared)
      await journal.write({ kind: 'unchanged', id, revision: match.record.revision }, ...writes);
    else await journal.write(...writes);
    const before = advance(game, state, entry);
    broadcastMove(engine, match, { before, state, entry, sender });
    announceTurn(match);
    return 'made';
  };

  /** The moves that are stored and not made here yet; read when none are given or they leave a gap. */
  const movesAfter = async (id: string, version: number, given: readonly MoveEntry[] | null) => {
    const later = given?.filter(({ n }) => n >= version);
    if (later?.every(({ n }, i) => n === version + i) === true) return later;
    return storage.entries(id, version, Number.MAX_SAFE_INTEGER);
  };

  const catchUp: RunningGames['catchUp'] = async (match, given = null) => {
    await match.loading;
    const { game } = match;
    if (game === null) return;
    const missing = await movesAfter(match.record.id, game.state._stateID, given);
    for (const entry of missing) {
      const before = replay(engine, game, entry);
      broadcastMove(engine, match, { before, state: game.state, entry, sender: undefined });
    }
    rememberCalledOff(match.record, game);
    if (missing.length > 0) announceTurn(match);
  };

  return {
    async begin(match, seats) {
      const state = engine.begin(seats.length, match.record.modules, chanceKey(match.record, engine.rules, seats));
      const full = fullClocks(seats, match.record.reserveSeconds);
      const moment = { now: registry.now(), waitedFor: engine.waitedFor(state), newTurn: true, mover: null };
      const timed = clocks({ ...match.record, seats: full }, moment) ?? full;
      await registry.change(
        match,
        { status: 'playing', beginning: false, rules: engine.rules, round: engine.round(state), seats: timed },
        snapshot(match, state),
      );
      match.game = gameAt(state);
      announceTurn(match);
    },
    of,
    async play(match, seat, sent, sender) {
      try {
        return await registry.inTurn(match, () => playOnce(match, seat, sent, sender));
      } catch (error) {
        log.error({ match: match.record.id, seat, move: sent.move.type, err: error }, 'a move failed');
        return { code: error instanceof StorageFault || error instanceof Conflict ? 'notSaved' : 'failed' };
      }
    },
    callOff: (match, seat, mark) =>
      registry.inTurn(match, async () => {
        const game = await of(match);
        // Unless it was made, the move is refused from now on: here, and then at the other processes.
        if (storage.isShared && game.freshness.callOff(seat, mark) === 'calledOff') {
          const { seats } = match.record;
          const calledOff = [...(seats[seat]?.calledOff ?? []), mark].slice(-CALLED_OFF_KEPT);
          await registry.changeQuietly(match, {
            seats: seats.map((each, i) => (i === seat && each ? { ...each, calledOff } : each)),
          });
          // From now on no other process makes the move; one may have made it before.
          await catchUp(match);
        }
        // In a shared database this asks again: `catchUp` may have found that another process had made the move.
        const outcome = game.freshness.callOff(seat, mark);
        return outcome === 'calledOff' ? { code: outcome } : outcome;
      }),
    async reseat(match, at, standIn) {
      const game = await of(match);
      const seats = match.record.seats.map((seat, i) =>
        seat !== null && i === at ? { ...seat, standIn, votes: [] } : seat,
      );
      const moment = { now: registry.now(), waitedFor: engine.waitedFor(game.state), newTurn: false, mover: null };
      const timed = clocks({ ...match.record, seats }, moment);
      await registry.change(match, { seats: timed ?? seats });
      announceTurn(match);
    },
    async askBots(match) {
      if (match.game === null) await of(match);
      else announceTurn(match);
    },
    catchUp,
    drop(match) {
      if (match.game?.thinking.size === 0) match.game = null;
    },
    unload: (match) =>
      registry.inTurn(match, async () => {
        const { game } = match;
        if (game === null) return;
        if (game.movesSinceSnapshot > 0)
          await registry.changeQuietly(match, usedNow(match), snapshot(match, game.state));
        game.movesSinceSnapshot = 0;
        if (match.watchers.size === 0 && game.thinking.size === 0) match.game = null;
      }),
    onTurn: (listener) => void listeners.push(listener),
  };
};
