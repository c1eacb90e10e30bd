// Local play: boardgame.io's Local transport, a client for every seat, bots for those that no person plays, and a save
// that is written after every move.
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { LogEntry, Server } from 'boardgame.io';
import { createGame, GAME_NAME, type Match } from '../../game/boardgame.ts';
import { gameRecord, type GameRecord } from '../../game/chance/index.ts';
import { formatAct, legal, readMove, resultOf, RULES_VERSION, SEATS, view, type Seat } from '../../game/index.ts';
import { openBotMind } from './botMind.ts';
import { newSeed } from './chance.ts';
import { runBot } from './localBots.ts';
import type { LocalGame, LocalGames, Pace, Replay } from './localGame.ts';
import { localWitness, newLocalChance } from './localChance.ts';
import { connectionTo, type MatchConnection } from './matchConnection.ts';
import { MatchStorage } from './matchStorage.ts';
import { gameOf, initialState, rebuild, type MatchState, type Rebuilt } from './rebuild.ts';
import type { LocalSeat, Save, Saves } from './saves.ts';
import type { Person } from '../model/people.ts';

export function createLocalGames(saves: Saves): LocalGames {
  return {
    start: async ({ modules, seats, pace = 'natural' }) => {
      const id = newSeed().slice(0, 12);
      const now = Date.now();
      const chance = newLocalChance(id, seats);
      const head = { id, modules, seats, chance, acts: [], startedAt: now, savedAt: now, result: null };
      const state = initialState(gameOf(head), head);
      const save: Save = { ...head, round: state.G.table.round, state };
      saves.keep(save);
      return open(saves, save, state, [], pace);
    },
    resume: async (id, pace = 'natural') => {
      const save = saves.read(id);
      if (save === null) return null;
      const rebuilt = rebuild(save);
      const state = save.state ?? rebuilt?.states.at(-1);
      if (!isPlayable(state, save.seats.length)) {
        saves.setAside(id);
        return null;
      }
      const last = rebuilt?.states.at(-1);
      // The rules have changed since: the game goes on from where it stands, without its past.
      const isSame = JSON.stringify(last?.G.table) === JSON.stringify(state.G.table);
      return open(saves, save, state, isSame && rebuilt !== null ? rebuilt.log : [], pace);
    },
    replay: async (id) => {
      const save = saves.read(id);
      return save === null ? null : replayOf(save);
    },
  };
}

function replayOf(save: Save): Replay | null {
  const rebuilt = rebuild(save);
  if (rebuilt === null) return null;
  const moments = rebuilt.states.map((state, index) => ({
    view: view(state.G.table, null),
    events: rebuilt.events[index] ?? [],
  }));
  return { people: peopleOf(save.seats), moments, record: recordOf(save, rebuilt), witness: localWitness(save) };
}

/** Of a game that is over: what is hidden in another one must not be told. */
function recordOf({ id, modules, seats, chance, acts }: Save, { states, events }: Rebuilt): GameRecord | null {
  const end = states.at(-1)?.G.table;
  if (end?.phase !== 'over') return null;
  return gameRecord({
    match: id,
    rules: RULES_VERSION,
    modules,
    promise: chance.promise,
    secret: chance.secret,
    seats: seats.map(({ name }, seat) => ({ name, ...(chance.shares[seat] ?? { seal: null, number: null }) })),
    opening: events[0] ?? [],
    moves: acts.map((act, index) => ({ act, events: events[index + 1] ?? [] })),
    end,
  });
}

/** What came from storage may be anything; a state that answers all questions of the rules is one. */
function isPlayable(state: unknown, players: number): state is MatchState {
  try {
    const { table, acts } = (state as MatchState).G;
    if (table.players.length !== players || acts.length !== players) return false;
    resultOf(table);
    for (const seat of SEATS.slice(0, players)) legal(view(table, seat), seat);
    return typeof (state as MatchState)._stateID === 'number';
  } catch {
    return false;
  }
}

const peopleOf = (seats: readonly LocalSeat[]): Person[] =>
  seats.map(({ name, colour, plays }) => ({
    name,
    colour,
    kind: plays === 'person' ? 'person' : 'bot',
    present: true,
  }));

/** A move of the log as a line; null for what boardgame.io logs besides moves. */
function actOf({ action }: LogEntry): string | null {
  if (action.type !== 'MAKE_MOVE') return null;
  const args: unknown = action.payload.args;
  // The first argument is the move's number.
  const move = readMove(action.payload.type, Array.isArray(args) ? (args as unknown[]).slice(1) : []);
  return move === null ? null : formatAct({ seat: Number(action.payload.playerID) as Seat, move });
}

/** Milliseconds that a bot takes at least for a move. */
const THINKS_AT_LEAST = 400;
const THINKS_AT_MOST = 700;

/** Stands where a client was. Written here, so that it holds on to nothing of the game it is left behind by. */
const deaf = () => undefined;

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For all local games, as boardgame.io keeps one master for each game object for ever. Chance is part of the state. */
const GAME = createGame();

/** A master is replaced when the next one goes by another key. */
let opened = 0;

function open(saves: Saves, given: Save, state: MatchState, log: LogEntry[], firstPace: Pace): LocalGame {
  const { id } = given;
  const seats = given.seats.map((_, seat) => seat as Seat);
  let save = given;
  let isKept = true;
  let pace = firstPace;
  let shown: () => Promise<void> = () => Promise.resolve();

  const onMove = (next: { G: Match }, entries: readonly LogEntry[]) => {
    const { table } = next.G;
    const isOver = table.phase === 'over';
    save = {
      ...save,
      acts: [...save.acts, ...entries.flatMap((entry) => actOf(entry) ?? [])],
      savedAt: Date.now(),
      round: table.round,
      result: isOver ? resultOf(table) : null,
      state: isOver ? null : next,
    };
    isKept = saves.keep(save);
  };
  const metadata: Server.MatchData = {
    gameName: GAME_NAME,
    players: Object.fromEntries(seats.map((seat) => [seat, { id: seat }])),
    createdAt: given.startedAt,
    updatedAt: given.savedAt,
  };
  const storage = new MatchStorage({ initialState: state, state, log, metadata }, onMove);
  const local = Local({ storageKey: String(++opened) });
  let master: ReturnType<typeof local>['master'] | null = null;
  const multiplayer: typeof local = (options) => {
    const transport = local(options);
    master = transport.master;
    // All clients of a game meet at one master; it is given the match that is to be played.
    master.storageAPI = storage;
    return transport;
  };
  const connect = (seat: Seat | null): MatchConnection => {
    const playerID = seat === null ? {} : { playerID: String(seat) };
    const numPlayers = seats.length;
    return connectionTo(Client({ game: GAME, numPlayers, matchID: id, multiplayer, debug: false, ...playerID }), seat);
  };

  const seatsHere = seats.filter((seat) => given.seats[seat]?.plays === 'person');
  const connections = seatsHere.length > 0 ? seatsHere.map(connect) : [connect(null)];
  const mind = openBotMind();
  const patience = async () => {
    if (pace === 'instant' || isHidden()) return;
    const takes = THINKS_AT_LEAST + Math.random() * (THINKS_AT_MOST - THINKS_AT_LEAST);
    await Promise.all([sleep(takes), shown()]);
  };
  const stopBots = seats.flatMap((seat) => {
    const level = given.seats[seat]?.plays;
    return level === undefined || level === 'person' ? [] : [runBot(connect(seat), level, mind, patience)];
  });

  return {
    id,
    people: peopleOf(given.seats),
    seatsHere,
    connections,
    connectionOf: (seat) => {
      const connection = connections.find((one) => one.seat === seat);
      if (connection === undefined) throw new Error(`Nobody on this screen plays seat ${seat}.`);
      return connection;
    },
    setPace: (next) => {
      pace = next;
    },
    waitFor: (until) => {
      shown = until;
    },
    get isKept() {
      return isKept;
    },
    close: () => {
      for (const stop of stopBots) stop();
      for (const connection of connections) connection.close();
      mind.close();
      storage.wipe();
      for (const playerID of [...seats.map(String), 'null']) master?.connect(playerID, deaf);
    },
  };
}
