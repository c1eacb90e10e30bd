// A local match built again from its chance and its moves: for replays, and for the log of a game that is resumed.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Game, LogEntry, State } from 'boardgame.io';
import { createGame, eventsOfLog, matchMoveArgs, type Match, type SetupData } from '../../game/boardgame.ts';
import { parseAct, type Event } from '../../game/index.ts';
import { localKey } from './localChance.ts';
import type { Save } from './saves.ts';

export type LocalMatch = Game<Match, Record<string, unknown>, SetupData>;
export type MatchState = State<Match>;

export interface Rebuilt {
  /** The state after the set-up, and after each move. */
  states: MatchState[];
  log: LogEntry[];
  /** What each move made happen; the first entry is what happened before all moves. */
  events: Event[][];
}

type Begun = Pick<Save, 'id' | 'modules' | 'seats' | 'chance'>;

export const gameOf = (save: Begun): LocalMatch => createGame({ seed: localKey(save) });

export const initialState = (game: LocalMatch, { modules, seats }: Begun): MatchState =>
  InitializeGame({ game, numPlayers: seats.length, setupData: { modules } }) as MatchState;

/** Null when the moves do not fit the game: they were made under other rules, or are no moves at all. */
export function rebuild(save: Begun & Pick<Save, 'acts'>): Rebuilt | null {
  const game = gameOf(save);
  const reduce = CreateGameReducer({ game });
  let state = initialState(game, save);
  const rebuilt: Rebuilt = { states: [state], log: [], events: [state.G.opening] };
  for (const line of save.acts) {
    const act = parseAct(line);
    const before = state;
    if (act === null || before.G.acts[act.seat] === undefined || before.ctx.gameover !== undefined) return null;
    const args = matchMoveArgs(before.G, act.seat, act.move);
    const payload = { type: act.move.type, args, playerID: String(act.seat), credentials: undefined };
    state = reduce(before, { type: 'MAKE_MOVE', payload }) as MatchState;
    if (state._stateID === before._stateID) return null;
    const entries = state.deltalog ?? [];
    rebuilt.states.push(state);
    rebuilt.log.push(...entries);
    rebuilt.events.push(entries.flatMap((entry) => eventsOfLog(entry.metadata)));
  }
  return rebuilt;
}
