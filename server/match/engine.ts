// Wraps boardgame.io's reducer: begins a game, plays one move, makes a seat's view, reads who has to decide, the round
// and the result. The server's other files read no more of boardgame.io's state than `G`, `_stateID` and the phase and
// turn in `ctx`.
import { createRequire } from 'node:module';
import type { Ctx, Game, Plugin, State } from 'boardgame.io';
import { keepRecent } from '../../game/index.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnyMove, SeatView } from '../wire/match.ts';
import { type Actions, createActions } from './actions.ts';
import type { ServerRefusal } from '../wire/refusals.ts';
import type { MoveEntry } from './record.ts';

// boardgame.io's sub-packages are directories without an export map: Node's own import does not find them.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

export interface SeatMove {
  readonly seat: number;
  readonly move: AnyMove;
}

export interface PlayedMove {
  readonly state: State;
  readonly entry: Omit<MoveEntry, 'at' | 'mark'>;
}

/** A state as boardgame.io's clients take it, with no more in it than one seat may see. */
export type SeenState = Omit<State, 'deltalog'>;

export interface Engine {
  readonly actions: Actions;
  /** The version of the rules it plays by. */
  readonly rules: number;
  readonly setupRefusal: (players: number, modules: number) => ServerRefusal | null;
  /** All its chance comes from the key: 64 hexadecimal digits. */
  readonly begin: (players: number, modules: number, key: string) => State;
  /** Never changes `state`. Throws only when the game itself is broken. */
  readonly play: (state: State, made: SeatMove) => PlayedMove | ServerRefusal;
  readonly view: (state: State, seat: number | null) => SeatView;
  readonly seenState: (state: State, seat: number | null) => SeenState;
  /** The seats that have something to decide before the game goes on. */
  readonly waitedFor: (state: State) => readonly number[];
  readonly round: (state: State) => number;
  readonly result: (state: State) => unknown;
}

/** A move needs two: of the state before it, and of the one after. */
const CONTEXTS_KEPT = 2;

class Invalid extends Error {}

// Without this boardgame.io prints every refused move with its arguments, whatever a hostile client put in them.
const throwOnInvalidMove: Plugin = {
  name: 'throwOnInvalidMove',
  fnWrap:
    (fn, type) =>
    (context, ...args) => {
      const result: unknown = fn(context, ...(args as []));
      const kind: string = type;
      if (kind === 'MOVE' && result === 'INVALID_MOVE') throw new Invalid();
      return result;
    },
};

// boardgame.io's own undo keeps every state of a turn and cannot be used by two players at once; the game brings its own.
const harden = (game: Game): Game => ({
  ...game,
  disableUndo: true,
  plugins: [...(game.plugins ?? []), throwOnInvalidMove],
});

/** The reducer counts moves in the ctx that it is given: a copy, so that the state before the move stays as it was. */
const copyCtx = (ctx: Ctx): Ctx => {
  const { _activePlayersNumMoves: counts } = ctx;
  return counts === undefined ? ctx : { ...ctx, _activePlayersNumMoves: { ...counts } };
};

export const createEngine = (ruleset: Ruleset): Engine => {
  const game = ProcessGameConfig(harden(ruleset.game));
  const reducer = CreateGameReducer({ game });
  const types = new Set(game.moveNames);
  const actions = createActions(ruleset);
  const playerView = game.playerView ?? (({ G }) => G as unknown);

  // Every seat sees the same ctx, so it is kept. Keys with `_` are internal to boardgame.io.
  const recallCtx = keepRecent<Ctx, SeatView['ctx']>(CONTEXTS_KEPT);
  const visibleCtx = (ctx: Ctx): SeatView['ctx'] =>
    recallCtx(ctx, () => Object.fromEntries(Object.entries(ctx).filter(([key]) => !key.startsWith('_'))));

  const seenBy = ({ G, ctx }: State, seat: number | null): unknown =>
    playerView({ G: G as unknown, ctx, playerID: seat === null ? null : String(seat) }) as unknown;

  const view = (state: State, seat: number | null): SeatView => ({
    G: seenBy(state, seat),
    ctx: visibleCtx(state.ctx),
  });

  const isActive = (state: State, seat: number): boolean => game.flow.isPlayerActive(state.G, state.ctx, String(seat));

  const entryOf = (before: State, after: State, { seat, move }: SeatMove): PlayedMove['entry'] => {
    const logged = after.deltalog?.[0];
    const events: unknown = logged?.metadata;
    return {
      n: before._stateID,
      seat,
      move,
      secret: logged?.redact === true,
      phase: before.ctx.phase,
      turn: before.ctx.turn,
      ...(events === undefined ? {} : { events }),
    };
  };

  const refuse = (state: State, { seat, move }: SeatMove): ServerRefusal => ({
    code: 'illegal',
    reason: ruleset.refusal(view(state, seat).G, seat, move),
  });

  return {
    rules: ruleset.version,
    actions,
    setupRefusal(players, modules) {
      if (players < (game.minPlayers ?? 2) || players > (game.maxPlayers ?? 4)) return { code: 'setupInvalid' };
      const fault = game.validateSetupData?.({ modules }, players);
      return fault === undefined ? null : { code: 'setupInvalid', reason: fault };
    },
    begin: (players, modules, key) =>
      InitializeGame({ game: { ...game, seed: key }, numPlayers: players, setupData: { modules } }),
    play(state, made) {
      const { seat } = made;
      if (!types.has(made.move.type)) return { code: 'unknownMove' };
      if (state.ctx.gameover !== undefined) return { code: 'matchOver' };
      if (!isActive(state, seat)) return { code: 'notYourTurn' };
      if (game.flow.getMove(state.ctx, made.move.type, String(seat)) === null) return refuse(state, made);
      const move = ruleset.readMove(made.move);
      if (move === null) return refuse(state, made);
      try {
        const after: State = reducer({ ...state, ctx: copyCtx(state.ctx) }, actions.ofMove(seat, move));
        // The reducer's own refusals are in `transients`.
        if ('transients' in after) return refuse(state, made);
        // The log's content is in the entry; the state need not keep it.
        return { state: { ...after, deltalog: [] }, entry: entryOf(state, after, { seat, move }) };
      } catch (error) {
        if (error instanceof Invalid) return refuse(state, made);
        throw error;
      }
    },
    view,
    // The plugins' data is left out: it holds the key of the match's chance.
    seenState: (state, seat) => ({
      G: seenBy(state, seat),
      ctx: state.ctx,
      plugins: {},
      _undo: [],
      _redo: [],
      _stateID: state._stateID,
    }),
    waitedFor: (state) => (state.ctx.gameover === undefined ? ruleset.waitedFor(state.G, state.ctx) : []),
    round: (state) => ruleset.round(state.G),
    result: (state) => (state.ctx.gameover as unknown) ?? null,
  };
};
