// The running games: set up, loaded from disk, played, unloaded. A move is on disk before it is broadcast.
import type { State } from 'boardgame.io';
import { keyOf, type Share } from '../../game/chance/index.ts';
import type { Logger } from 'pino';
import type { Journal } from '../storage/journal.ts';
import { type SavedGame, type Storage, StorageFault, Unreadable, type Write } from '../storage/storage.ts';
import type { Refusal } from '../wire/refusals.ts';
import type { MoveFrame } from '../wire/table.ts';
import { clocks, fullClocks } from './clock.ts';
import type { Engine } from './engine.ts';
import type { MatchRegistry } from './registry.ts';
import { createMarks } from './marks.ts';
import type { Match, RunningGame, Watcher } from './match.ts';
import type { MoveEntry, MatchRecord, Seats } from './record.ts';
import { broadcastMove } from './broadcast.ts';

const MOVES_BETWEEN_SNAPSHOTS = 50;
/** How far back a game that comes from the disk remembers marks, and the beginning of its turn. */
const MOVES_REMEMBERED = 64;

type TurnListener = (match: Match, game: RunningGame) => void;

/** The outcome of a move: refused, made and broadcast, or made before. */
export type Outcome = Refusal | 'made' | 'madeBefore';

export interface RunningGames {
  /** Sets the game up for the given seats and starts it. */
  begin(match: Match, seats: Seats): Promise<void>;
  of(match: Match): Promise<RunningGame>;
  /** The connection that sent the move is answered by the step that broadcasts it. */
  play(match: Match, seat: number, move: MoveFrame, mover?: Watcher): Promise<Outcome>;
  /** Reports whether the move with that mark was made; if not, refuses it from now on, as it may still arrive late. */
  callOff(match: Match, seat: number, mark: string): Promise<Outcome>;
  /** Puts a stand-in bot in the seat, or its person again; clocks and bots are brought up to date. */
  reseat(match: Match, at: number, standIn: string | null): Promise<void>;
  /** Writes a snapshot, and drops the game from memory when nobody watches. */
  unload(match: Match): Promise<void>;
  /** Called after every change of who has to decide. */
  onTurn(listener: TurnListener): void;
}

interface Deps {
  readonly engine: Engine;
  readonly registry: MatchRegistry;
  readonly journal: Journal;
  readonly storage: Storage;
  readonly log: Logger;
}

const gameAt = (state: State): RunningGame => ({
  head: state,
  sent: state,
  turnBegan: state._stateID,
  made: createMarks(),
  calledOff: createMarks(),
  unsaved: 0,
  broadcasting: Promise.resolve(),
  thinking: new Set(),
});

const isNewTurn = (before: State, after: State): boolean =>
  before.ctx.phase !== after.ctx.phase || before.ctx.turn !== after.ctx.turn;

const advance = (game: RunningGame, after: State, { seat, mark }: Pick<MoveEntry, 'seat' | 'mark'>): void => {
  if (isNewTurn(game.head, after)) game.turnBegan = after._stateID;
  game.made.add(seat, mark);
  game.unsaved++;
  game.head = after;
};

/** Broadcasts moves in the order in which they were made, even if an earlier one takes longer to be stored. */
const inOrder = (game: RunningGame, stored: Promise<void>, show: () => void): Promise<void> => {
  const shown = Promise.all([stored, game.broadcasting]).then(show);
  game.broadcasting = shown.catch(() => undefined);
  return shown;
};

const NOTHING: Share = { seal: null, number: null };

/** The key of a match's chance, from the promised secret and the numbers that came in time. */
const chanceKey = ({ id, modules, secret, promise }: MatchRecord, rules: number, seats: Seats): string => {
  if (secret === null || promise === null) throw new Error(`match ${id} has no secret to begin with`);
  const shares = seats.map((seat) => seat ?? NOTHING);
  return keyOf(secret, { match: id, rules, modules, promise, shares });
};

export const openGames = ({ engine, registry, journal, storage, log }: Deps): RunningGames => {
  const listeners: TurnListener[] = [];
  const turn = (match: Match): void => {
    if (match.game === null || match.record.status !== 'playing') return;
    for (const listener of listeners) listener(match, match.game);
  };

  const replay = ({ state, entries }: SavedGame): RunningGame => {
    const game = gameAt(state as State);
    for (const entry of entries) {
      const played = engine.play(game.head, entry);
      if (!('state' in played)) throw new Error(`move ${entry.n} is refused`);
      advance(game, played.state, entry);
    }
    game.sent = game.head;
    return game;
  };

  /** Restores the marks of recent moves and the start of the turn, for clients that repeat a move after a restart. */
  const restoreMarks = (game: RunningGame, latest: readonly MoveEntry[]): void => {
    const { phase, turn } = game.head.ctx;
    game.turnBegan = game.head._stateID;
    for (const entry of latest) game.made.add(entry.seat, entry.mark);
    for (const entry of latest.toReversed()) {
      if (entry.phase !== phase || entry.turn !== turn) break;
      game.turnBegan = entry.n;
    }
  };

  const load = async (match: Match): Promise<RunningGame> => {
    try {
      const saved = await storage.game(match.record.id);
      if (saved === null) throw new Error('there is no game on disk');
      const game = replay(saved);
      const n = game.head._stateID;
      restoreMarks(game, await storage.entries(match.record.id, Math.max(0, n - MOVES_REMEMBERED), n));
      match.game = game;
      return game;
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
    turn(match);
    return game;
  };

  const snapshot = (match: Match, state: State): Write => ({
    kind: 'snapshot',
    id: match.record.id,
    n: state._stateID,
    state,
  });
  /** The record tells on disk when a match was last played, so that only abandoned ones are cleared. */
  const touched = ({ lastUsed }: Match): Partial<MatchRecord> => ({ updatedAt: Date.now(), usedAt: lastUsed });

  /** Changes of the record that a move causes: the match is over, or clocks change. */
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
    return seats && { seats };
  };

  const play: RunningGames['play'] = async (match, seat, { version, id: mark, verb, args }, mover) => {
    if (match.record.status !== 'playing') return { code: match.record.status === 'over' ? 'over' : 'notPlaying' };
    const game = await of(match);
    // A repeated frame: the move is made, and on disk once it is broadcast.
    if (game.made.has(seat, mark)) return game.broadcasting.then(() => 'madeBefore');
    if (game.calledOff.has(seat, mark)) return { code: 'calledOff' };
    if (version < game.turnBegan) return { code: 'stale' };
    const before = game.head;
    const now = registry.now();
    try {
      const played = engine.play(before, { seat, verb, args });
      if (!('state' in played)) return played;
      const { state } = played;
      const entry: MoveEntry = { ...played.entry, at: Date.now(), mark };
      advance(game, state, entry);
      const writes: Write[] = [{ kind: 'entry', id: match.record.id, entry }];
      const change = recordChange(match, seat, before, state, now);
      const isSnapshotDue = game.unsaved >= MOVES_BETWEEN_SNAPSHOTS || change?.status === 'over';
      if (isSnapshotDue) {
        writes.push(snapshot(match, state));
        game.unsaved = 0;
      }
      const stored = change
        ? registry.change(match, change, ...writes)
        : isSnapshotDue
          ? registry.note(match, touched(match), ...writes)
          : journal.write(...writes);
      await inOrder(game, stored, () => broadcastMove(engine, match, game, { state, entry, id: mark, mover }));
      turn(match);
      return 'made';
    } catch (error) {
      log.error({ match: match.record.id, seat, verb, err: error }, 'a move failed');
      // Made in memory but not stored: the match is read from disk again.
      if (game.head !== before) registry.forget(match);
      return { code: error instanceof StorageFault ? 'unsaved' : 'failed' };
    }
  };

  return {
    async begin(match, seats) {
      const state = engine.begin(seats.length, match.record.modules, chanceKey(match.record, engine.rules, seats));
      match.game = gameAt(state);
      match.votes.clear();
      const full = fullClocks(seats, match.record.reserveSeconds);
      const moment = { now: registry.now(), waitedFor: engine.waitedFor(state), newTurn: true, mover: null };
      const timed = clocks({ ...match.record, seats: full }, moment) ?? full;
      await registry.change(
        match,
        { status: 'playing', beginning: false, rules: engine.rules, seats: timed },
        snapshot(match, state),
      );
      turn(match);
    },
    of,
    play,
    async callOff(match, seat, mark) {
      const game = await of(match);
      if (game.made.has(seat, mark)) return game.broadcasting.then(() => 'madeBefore');
      game.calledOff.add(seat, mark);
      return { code: 'calledOff' };
    },
    async reseat(match, at, standIn) {
      const game = await of(match);
      const seats = match.record.seats.map((seat, i) => (seat !== null && i === at ? { ...seat, standIn } : seat));
      const moment = { now: registry.now(), waitedFor: engine.waitedFor(game.head), newTurn: false, mover: null };
      const timed = clocks({ ...match.record, seats }, moment);
      await registry.change(match, { seats: timed ?? seats });
      turn(match);
    },
    async unload(match) {
      const { game } = match;
      if (game === null) return;
      const state = game.head;
      if (game.unsaved > 0) await registry.note(match, touched(match), snapshot(match, state));
      if (game.head !== state) return;
      game.unsaved = 0;
      if (match.watchers.size === 0 && game.thinking.size === 0) match.game = null;
    },
    onTurn: (listener) => void listeners.push(listener),
  };
};
