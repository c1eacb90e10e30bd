// The adapter to boardgame.io: the same rules as a Game. The rules lead and boardgame.io follows: its phases, turns
// and active players are read off the state after every move, so there is one flow of the game and not two.
import type { Ctx, Game, LongFormMove, PhaseConfig, TurnConfig } from 'boardgame.io';
import { chancePlugin, rngOf } from './boardgameChance.ts';
import { plainStateIn, plainPlugin, withTable } from './boardgamePlain.ts';
import { argsOfMove, moveOfArgs, seatOf, type GameState, type MatchView, type SetupData } from './boardgameMatch.ts';
import {
  ableToAct,
  clone,
  faultInOptions,
  keepRecent,
  legal,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MOVES_OF_PHASE,
  PHASE,
  PHASES,
  play,
  resultOf,
  setup,
  turnOrder,
  cachingViewer,
  type Event,
  type Modules,
  type MoveType,
  type Phase,
  type Seat,
  type State,
  type View,
} from './index.ts';

export * from './boardgameMatch.ts';

export const GAME_NAME = 'tiefenthal';

export interface GameConfig {
  /** The key of chance, 64 hexadecimal digits: needed to begin games, not to continue or watch them. */
  readonly seed?: string;
  /** For boardgame.io's local transport, which cannot pass set-up data. */
  readonly setupData?: SetupData;
  /**
   * If set, moves are played on plain copies of the state: more than twice as fast, for servers. Otherwise they are played
   * on boardgame.io's drafts, which freeze every state: code in browsers and tests that changes one throws at once.
   */
  readonly playsOnCopies?: boolean;
}

/** boardgame.io's word for a move that is refused. */
const INVALID_MOVE = 'INVALID_MOVE';

/** A plain copy: events share objects with boardgame.io's draft, which is revoked before its log is read. */
const copyOf = (events: readonly Event[]): Event[] => JSON.parse(JSON.stringify(events)) as Event[];

const moveOf = (type: MoveType): LongFormMove<GameState> => ({
  // A client cannot play moves ahead of the server, as it does not see what is hidden.
  client: false,
  // While all act at the same time, several can make a move on the same state, and all of them count. Which moves come
  // too late is decided by server/match/freshness.ts.
  ignoreStaleStateID: true,
  undoable: false,
  // Choices stay hidden until all have chosen; events reveal them then.
  redact: type === 'choose',
  move: ({ G, playerID, log, ...context }, ...args: unknown[]) => {
    const seat = seatOf(playerID);
    const move = moveOfArgs(type, args);
    if (seat === null || move === null) return INVALID_MOVE;
    const before = plainStateIn(context);
    const table = before === null ? G.table : clone(before.table);
    const played = play(table, seat, move, rngOf(context));
    if (played.refused !== null) return INVALID_MOVE;
    log.setMetadata({ events: copyOf(played.events) });
    return before === null ? undefined : withTable(before, table);
  },
});

const placeInOrder = (state: State): number => {
  const { turn } = state;
  return turn === null ? 0 : turnOrder(state).indexOf(turn);
};

/** Clockwise from the player with the beer mug. */
const order: TurnConfig<GameState>['order'] = {
  playOrder: ({ G }) => turnOrder(G.table).map(String),
  first: ({ G }) => placeInOrder(G.table),
  next: ({ G }) => placeInOrder(G.table),
};

const oneAfterTheOther: TurnConfig<GameState> = {
  order,
  endIf: ({ G, ctx }) => G.table.turn !== null && String(G.table.turn) !== ctx.currentPlayer,
};

/** The only stage, of all seats that can act in a simultaneous phase; it allows the moves of the phase. */
const STAGE = 'acting';

const activeSeats = (state: State): Record<string, string> =>
  Object.fromEntries(ableToAct(state).map((seat) => [String(seat), STAGE]));

/** True if boardgame.io's active players are the seats that can act. */
const areActive = (active: Ctx['activePlayers'], state: State): boolean =>
  active !== null && Object.keys(active).join() === Object.keys(activeSeats(state)).join();

/**
 * The table for hooks (`onBegin`, `onMove`), which only read it: with `plainPlugin` the state itself, as `G` is a slow
 * draft there. Conditions (`endIf`) and the order get no draft.
 */
const tableIn = (context: { readonly G: GameState }): State => (plainStateIn(context) ?? context.G).table;

const allAtTheSameTime: TurnConfig<GameState> = {
  order,
  stages: { [STAGE]: {} },
  onBegin: ({ events, ...context }) => events.setActivePlayers({ value: activeSeats(tableIn(context)) }),
  onMove: ({ ctx, events, ...context }) => {
    const table = tableIn(context);
    if (table.phase === ctx.phase && !areActive(ctx.activePlayers, table)) {
      events.setActivePlayers({ value: activeSeats(table) });
    }
  },
};

/** Without a prototype: boardgame.io would take `toString` for a move. */
const movesOf = (phase: Phase): Record<string, LongFormMove<GameState>> =>
  Object.assign(
    Object.create(null) as object,
    Object.fromEntries(MOVES_OF_PHASE[phase].map((type) => [type, moveOf(type)])),
  );

const phaseConfig = (phase: Phase): PhaseConfig<GameState> => ({
  start: phase === PHASES[0],
  moves: movesOf(phase),
  turn: PHASE[phase].acting === 'all' ? allAtTheSameTime : oneAfterTheOther,
  endIf: ({ G }) => (G.table.phase === phase ? undefined : { next: G.table.phase }),
});

const NO_CLIENT_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
};

/** Enough for the states before and after a move: each has a view for spectators and at most one more for each seat. */
const KEPT_VIEWS = 2 * (1 + MAX_PLAYERS);

const modulesOf = (setupData: unknown): unknown =>
  typeof setupData === 'object' && setupData !== null && 'modules' in setupData ? setupData.modules : undefined;

export function createGame(config: GameConfig = {}): Game<GameState, Record<string, unknown>, SetupData> {
  const { setupData: defaultSetupData } = config;
  // Caching is safe because boardgame.io never changes a state once it is made.
  const view = cachingViewer();
  const recall = keepRecent<View, MatchView>(KEPT_VIEWS);
  /** One object for each view, so that the server sees at once which seats are shown the same. */
  const viewOf = ({ table, opening }: GameState, seat: Seat | null): MatchView => {
    const seen = view(table, seat);
    return recall(seen, () => ({ table: seen, opening }));
  };
  return {
    name: GAME_NAME,
    minPlayers: MIN_PLAYERS,
    maxPlayers: MAX_PLAYERS,
    disableUndo: true,
    events: NO_CLIENT_EVENTS,
    plugins: config.playsOnCopies === true ? [chancePlugin, plainPlugin] : [chancePlugin],
    ...(config.seed === undefined ? {} : { seed: config.seed }),
    validateSetupData: (setupData, players) =>
      faultInOptions(players, modulesOf(setupData ?? defaultSetupData)) ?? undefined,
    setup: ({ ctx, ...context }, setupData = defaultSetupData) => {
      const modules = modulesOf(setupData) as Modules;
      const { state, events } = setup({ players: ctx.numPlayers, modules }, rngOf(context));
      return { table: state, opening: events };
    },
    phases: Object.fromEntries(PHASES.filter((phase) => phase !== 'over').map((phase) => [phase, phaseConfig(phase)])),
    endIf: ({ G }) => (G.table.phase === 'over' ? resultOf(G.table) : undefined),
    playerView: ({ G, playerID }): MatchView => viewOf(G, seatOf(playerID)),
    ai: {
      // Without moves that take something back: a bot that moves at random would go back and forth for ever.
      enumerate: (G, _ctx, playerID) => {
        const seat = seatOf(playerID);
        if (seat === null) return [];
        return legal(G.table, seat)
          .filter(({ type }) => type !== 'withdraw' && type !== 'takeBack')
          .map((move) => ({ move: move.type, args: argsOfMove(move) }));
      },
    },
  };
}
