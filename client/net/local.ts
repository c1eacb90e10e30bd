// Games in this browser alone: boardgame.io's Local transport, a client for every seat, bots for the seats without a
// person, and a save that is written after every move.
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { LogEntry, Server } from 'boardgame.io';
import { pauseBefore, TURN_MS } from '../../game/bots/index.ts';
import { createGame, GAME_NAME, type GameState } from '../../game/boardgame.ts';
import { formatAct, resultOf, type Seat } from '../../game/index.ts';
import { moveOf, seatOfEntry } from './actions.ts';
import { openBotThread } from './botThread.ts';
import { newHex16 } from './randomIds.ts';
import { runBot, type BotMove } from './localBots.ts';
import { actsUntil, fixedChance, withIdOfItsOwn } from './lessonGame.ts';
import { newLocalChance } from './localChance.ts';
import type { LocalGame, LocalGames, Pace } from './localGame.ts';
import { peopleOf, recordingOf, viewsOf } from './localRecording.ts';
import { connectionTo, type MatchConnection } from './matchConnection.ts';
import { MatchStorage } from './matchStorage.ts';
import { lastState, rebuild, type Rebuilt } from './rebuild.ts';
import type { Save, Saves } from './saves.ts';

export function createLocalGames(saves: Saves): LocalGames {
  /** The game that was started last, as it was rebuilt then: if it is opened next, that is not done again. */
  let started: { id: string; rebuilt: Rebuilt } | null = null;
  return {
    start: async ({ modules, seats, fixed }) => {
      const id = fixed?.id ?? newHex16().slice(0, 12);
      const now = Date.now();
      const chance = fixed === undefined ? newLocalChance(id, seats) : fixedChance(fixed, seats);
      const begun = { id, modules, seats, chance };
      const acts = fixed === undefined ? [] : await actsUntil(begun, fixed);
      const head = { ...begun, acts, startedAt: now, savedAt: now, result: null };
      const rebuilt = rebuild(head);
      if (rebuilt === null) throw new Error('The game that was set up does not fit the rules.');
      const earlier = fixed === undefined ? null : saves.read(id);
      if (earlier !== null && earlier.result !== null) {
        saves.remove(id);
        saves.keep(withIdOfItsOwn(earlier));
      }
      saves.keep({ ...head, round: lastState(rebuilt).G.table.round });
      started = { id, rebuilt };
      return id;
    },
    open: async (id, pace = 'natural') => {
      const save = saves.read(id);
      if (save === null) return null;
      const isJustStarted = started?.id === id && save.acts.length === started.rebuilt.states.length - 1;
      const rebuilt = isJustStarted ? started?.rebuilt : rebuild(save);
      started = null;
      if (rebuilt) return open(saves, save, rebuilt, pace);
      saves.setAside(id);
      return null;
    },
    replay: async (id) => {
      const save = saves.read(id);
      return save === null ? null : recordingOf(save);
    },
  };
}

/** A move of the log as a line; null for what boardgame.io logs besides moves. */
function actOf(entry: LogEntry): string | null {
  const move = moveOf(entry.action);
  return move === null ? null : formatAct({ seat: seatOfEntry(entry), move });
}

/** A bot's usual pause before a move is between these; `pauseBefore` shortens it towards the end of a long turn. */
const SHORTEST_USUAL_PAUSE_MS = 400;
const LONGEST_USUAL_PAUSE_MS = 700;

/** Replaces the callbacks of clients that were closed. Outside `open`, so that it references nothing of their game. */
const ignore = () => undefined;

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One object for all local games: boardgame.io keeps the latest master of every `Game` object for ever, so with an
 * object for each local game no master would be released. The chance of each game is part of its state.
 */
const GAME = createGame();

/** Numbers the games that were opened: boardgame.io replaces its master when the storage key changes. */
let openedCount = 0;

function open(saves: Saves, given: Save, rebuilt: Rebuilt, firstPace: Pace): LocalGame {
  const { id } = given;
  const state = lastState(rebuilt);
  const seats = given.seats.map((_, seat) => seat as Seat);
  let save = given;
  let isKept = true;
  let pace = firstPace;
  let untilShown: () => Promise<void> = () => Promise.resolve();
  let onBotMove: (made: BotMove) => void = () => undefined;

  const onMove = (next: { G: GameState }, entries: readonly LogEntry[]) => {
    const { table } = next.G;
    const isOver = table.phase === 'over';
    save = {
      ...save,
      acts: [...save.acts, ...entries.flatMap((entry) => actOf(entry) ?? [])],
      savedAt: Date.now(),
      round: table.round,
      result: isOver ? resultOf(table) : null,
    };
    isKept = saves.keep(save);
  };
  const metadata: Server.MatchData = {
    gameName: GAME_NAME,
    players: Object.fromEntries(seats.map((seat) => [seat, { id: seat }])),
    createdAt: given.startedAt,
    updatedAt: given.savedAt,
  };
  const storage = new MatchStorage({ initialState: state, state, log: [...rebuilt.log], metadata }, onMove);
  const local = Local({ storageKey: String(++openedCount) });
  let master: ReturnType<typeof local>['master'] | null = null;
  const multiplayer: typeof local = (options) => {
    const transport = local(options);
    master = transport.master;
    // All clients of a game share one master, which is given this match.
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
  const thread = openBotThread();
  const pause = async (usedMs: number) => {
    if (pace === 'instant' || isHidden()) return;
    const usualMs = SHORTEST_USUAL_PAUSE_MS + Math.random() * (LONGEST_USUAL_PAUSE_MS - SHORTEST_USUAL_PAUSE_MS);
    // If the animation is still running after `TURN_MS`, the events of the next move are added to it.
    const shown = Promise.race([untilShown(), sleep(Math.max(0, TURN_MS - usedMs))]);
    await Promise.all([sleep(pauseBefore(usedMs, usualMs)), shown]);
  };
  const stopBots = seats.flatMap((seat) => {
    const { plays = 'person', name = '' } = given.seats[seat] ?? {};
    return plays === 'person'
      ? []
      : [runBot(connect(seat), { level: plays, name }, thread, pause, (made) => onBotMove(made))];
  });

  return {
    id,
    people: peopleOf(given.seats),
    past: viewsOf(rebuilt),
    seatsHere,
    connections,
    connectionOf: (seat) => {
      const connection = connections.find((one) => one.seat === seat);
      if (connection === undefined) throw new Error(`Seat ${seat} is not played on this screen.`);
      return connection;
    },
    setPace: (next) => {
      pace = next;
    },
    waitFor: (until) => {
      untilShown = until;
    },
    listenToBots: (listener) => {
      onBotMove = listener;
    },
    get isKept() {
      return isKept;
    },
    close: () => {
      for (const stop of stopBots) stop();
      for (const connection of connections) connection.close();
      thread.close();
      storage.wipe();
      // The master keeps a spectator's callback under the key 'null'.
      for (const playerID of [...seats.map(String), 'null']) master?.connect(playerID, ignore);
    },
  };
}
