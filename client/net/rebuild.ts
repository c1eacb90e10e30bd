// Rebuilds a local game from its chance and its moves, to resume it or to replay it.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { LogEntry, State } from 'boardgame.io';
import { createGame, eventsOfLog, type GameState } from '../../game/boardgame.ts';
import { parseAct, type Event } from '../../game/index.ts';
import { actionOf } from './actions.ts';
import { localKey } from './localChance.ts';
import type { Save } from './saves.ts';

type MatchState = State<GameState>;

export interface Rebuilt {
  /** The state after the set-up, and after each move. */
  states: [MatchState, ...MatchState[]];
  log: LogEntry[];
  /** The events of the set-up, and of each move. */
  events: Event[][];
}

type Started = Pick<Save, 'id' | 'modules' | 'seats' | 'chance'>;

const gameOf = (save: Started) => createGame({ seed: localKey(save) });

/** A game without moves. */
export function setUp(save: Started): Rebuilt {
  const { modules, seats } = save;
  const options = { game: gameOf(save), numPlayers: seats.length, setupData: { modules } };
  const state = InitializeGame(options) as MatchState;
  return { states: [state], log: [], events: [state.G.opening] };
}

export const lastState = ({ states }: Rebuilt): MatchState => states.at(-1) ?? states[0];

/** Null when the moves do not fit the rules, or are no moves at all. */
export function rebuild(save: Started & Pick<Save, 'acts'>): Rebuilt | null {
  const reduce = CreateGameReducer({ game: gameOf(save) });
  const rebuilt = setUp(save);
  for (const line of save.acts) {
    const act = parseAct(line);
    const before = lastState(rebuilt);
    if (act === null || before.G.table.players[act.seat] === undefined || before.ctx.gameover !== undefined)
      return null;
    const state = reduce(before, actionOf(act.seat, act.move)) as MatchState;
    if (state._stateID === before._stateID) return null;
    const entries = state.deltalog ?? [];
    rebuilt.states.push(state);
    rebuilt.log.push(...entries);
    rebuilt.events.push(entries.flatMap((entry) => eventsOfLog(entry.metadata)));
  }
  return rebuilt;
}
