// A game in memory: taken move by move from one state to the next, or read from disk.
import type { State } from 'boardgame.io';
import type { Storage } from '../storage/storage.ts';
import type { Engine } from './engine.ts';
import { Freshness } from './freshness.ts';
import type { RunningGame } from './match.ts';
import type { MatchRecord, MoveEntry } from './record.ts';

const MOVES_BETWEEN_SNAPSHOTS = 50;
/** The latest moves that are read when a game is loaded, to know their marks and where the present turn began. */
const MOVES_REMEMBERED = 64;

export const gameAt = (state: State): RunningGame => ({
  state,
  freshness: new Freshness(state._stateID),
  movesSinceSnapshot: 0,
  thinking: new Set(),
});

export const isNewTurn = (before: State, after: State): boolean =>
  before.ctx.phase !== after.ctx.phase || before.ctx.turn !== after.ctx.turn;

/** Depends on the state alone, so the other processes know that the one that played the move has written a snapshot. */
export const isSnapshotDue = ({ _stateID: moves }: State): boolean => moves % MOVES_BETWEEN_SNAPSHOTS === 0;

/** Takes the game one move further, and returns the state before. */
export const advance = (game: RunningGame, after: State, made: Pick<MoveEntry, 'n' | 'seat' | 'mark'>): State => {
  const before = game.state;
  game.freshness.noteMove(made);
  if (isNewTurn(before, after)) game.freshness.beginTurn(made.n + 1);
  game.movesSinceSnapshot = isSnapshotDue(after) ? 0 : game.movesSinceSnapshot + 1;
  game.state = after;
  return before;
};

/** Makes a move that is on disk already, and returns the state before. */
export const replay = (engine: Engine, game: RunningGame, entry: MoveEntry): State => {
  const played = engine.play(game.state, entry);
  if (!('state' in played)) throw new Error(`move ${entry.n} is refused`);
  return advance(game, played.state, entry);
};

/** Refuses from now on the moves that were called off, here or at another process, as the record has them. */
export const rememberCalledOff = ({ seats }: MatchRecord, { freshness }: RunningGame): void => {
  seats.forEach((seat, i) => seat?.calledOff?.forEach((mark) => freshness.callOff(i, mark)));
};

/** Restores what is known of recent moves and the start of the turn, for clients that repeat a move after a restart. */
const restoreFreshness = ({ freshness, state }: RunningGame, latest: readonly MoveEntry[]): void => {
  const { phase, turn } = state.ctx;
  for (const entry of latest) freshness.noteMove(entry);
  // An entry has the phase and turn in which its move was made: the latest entry of another turn ended that turn.
  const earlier = latest.findLast((entry) => entry.phase !== phase || entry.turn !== turn);
  freshness.beginTurn(earlier === undefined ? (latest[0]?.n ?? state._stateID) : earlier.n + 1);
};

/** Throws when its moves cannot be played again. */
export const readGame = async (engine: Engine, storage: Storage, record: MatchRecord): Promise<RunningGame> => {
  const saved = await storage.game(record.id);
  if (saved === null) throw new Error('there is no game on disk');
  const game = gameAt(saved.state as State);
  for (const entry of saved.entries) replay(engine, game, entry);
  const n = game.state._stateID;
  restoreFreshness(game, await storage.entries(record.id, Math.max(0, n - MOVES_REMEMBERED), n));
  rememberCalledOff(record, game);
  return game;
};
