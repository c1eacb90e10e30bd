// Reads a match's past: its log in pages, and after the end a replay (a spectator's views, and all moves in full).
import { setImmediate } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import type { Match } from '../match/match.ts';
import { logEntryFor } from '../match/broadcast.ts';
import { diff } from '../match/diff.ts';
import type { LoggedMove, Patch, Replay } from '../wire/match.ts';
import { type ServerRefusal, refused } from '../wire/refusals.ts';
import type { Lobby } from './lobby.ts';

export const readLog = async (
  lobby: Lobby,
  match: Match,
  seat: number | null,
  from: number,
  limit: number,
): Promise<readonly LoggedMove[]> => {
  // Only moves that have been broadcast: a move is on disk a moment earlier.
  const shown = match.game?.state._stateID ?? Number.MAX_SAFE_INTEGER;
  const entries = await lobby.storage.entries(match.record.id, from, Math.min(from + limit, shown));
  return entries.map((entry) => logEntryFor(entry, seat));
};

const MOVES_AT_A_TIME = 20;

/**
 * Plays the game again from its start, if `mayPlay` allows that many moves; pauses now and then so that the games in
 * play do not wait.
 */
export const makeReplay = async (
  lobby: Lobby,
  match: Match,
  mayPlay: (moves: number) => boolean,
): Promise<Replay | ServerRefusal> => {
  const { engine, storage } = lobby;
  if (match.setAside) return refused('setAside');
  if (match.record.status !== 'over') return refused('notPlaying');
  let state = (await storage.firstState(match.record.id)) as State | null;
  if (state === null) return refused('notFound');
  const entries = await storage.entries(match.record.id, 0, Number.MAX_SAFE_INTEGER);
  if (!mayPlay(entries.length)) return refused('tooFast');
  let view = engine.view(state, null);
  const start = view;
  const steps: { patch: Patch | null; entry: LoggedMove }[] = [];
  for (const entry of entries) {
    const played = engine.play(state, entry);
    if (!('state' in played)) return refused('failed');
    state = played.state;
    const after = engine.view(state, null);
    // The views are a spectator's, but each move is sent as its player saw it: after the match nothing of it is secret.
    steps.push({ patch: diff(view, after), entry: logEntryFor(entry, entry.seat) });
    view = after;
    if (steps.length % MOVES_AT_A_TIME === 0) await setImmediate();
  }
  const { rules, promise, secret, seats } = match.record;
  const shares = seats.flatMap((seat) => (seat === null ? [] : [{ seal: seat.seal, number: seat.number }]));
  return { start, steps, end: state.G as unknown, chance: { rules, promise, secret, seats: shares } };
};
