// Translates between the game's moves and boardgame.io's actions and log entries.
import type { CreateGameReducer } from 'boardgame.io/internal';
import type { LogEntry as ActionEntry } from 'boardgame.io';
import type { Ruleset } from '../ruleset.ts';
import type { AnyMove, LoggedMove } from '../wire/match.ts';

export type Action = Parameters<ReturnType<typeof CreateGameReducer>>[1];

export interface Actions {
  readonly ofMove: (seat: number, move: AnyMove) => Action;
  readonly ofEntry: (entry: LoggedMove) => ActionEntry;
  /** Reads the payload of a client's action; null when it is no move. */
  readonly moveIn: (payload: unknown) => AnyMove | null;
}

export const createActions = ({ argsOf, moveOf }: Pick<Ruleset, 'argsOf' | 'moveOf'>): Actions => ({
  ofMove: (seat, move) => {
    const payload = { type: move.type, args: argsOf(move), playerID: String(seat) };
    return { type: 'MAKE_MOVE', payload };
  },
  ofEntry: ({ n, seat, move, hidden, turn, phase, events }) => ({
    action: {
      type: 'MAKE_MOVE',
      payload: { type: move.type, args: hidden === true ? null : argsOf(move), playerID: String(seat) },
    },
    _stateID: n,
    turn,
    phase: phase ?? '',
    ...(hidden === true ? { redact: true } : {}),
    ...(events === undefined ? {} : { metadata: events }),
  }),
  moveIn: (payload) => {
    if (typeof payload !== 'object' || payload === null) return null;
    const { type, args } = payload as { type?: unknown; args?: unknown };
    return moveOf(type, args);
  },
});
