// Sends a watcher everything it needs to know of a match: after connecting, when the game begins, and when it asks.
import type { Storage } from '../storage/storage.ts';
import { noteShown, withoutMark } from './chatLines.ts';
import { logEntryFor } from './broadcast.ts';
import type { Engine } from './engine.ts';
import type { RunningGames } from './games.ts';
import { type Match, seatOf, type Watcher } from './match.ts';
import type { MatchRegistry } from './registry.ts';

/** The latest moves and lines of chat that are sent. */
const LOG_SENT = 100;
const CHAT_SENT = 100;

export interface SyncDeps {
  readonly engine: Engine;
  readonly registry: MatchRegistry;
  readonly games: RunningGames;
  readonly storage: Storage;
}

/** Reads log and chat from disk first; begins again when the game or the chat has gone on meanwhile. */
export const sendSync = async (deps: SyncDeps, match: Match, watcher: Watcher): Promise<void> => {
  const { engine, registry, games, storage } = deps;
  const { id } = match.record;
  const game = match.record.status === 'waiting' ? null : await games.of(match);
  const version = game?.state._stateID ?? 0;
  const { linesTold } = match;
  const [entries, chat] = await Promise.all([
    storage.entries(id, Math.max(0, version - LOG_SENT), version),
    storage.lines(id, CHAT_SENT),
  ]);
  if (match.game !== game || match.linesTold !== linesTold || (game !== null && game.state._stateID !== version)) {
    return sendSync(deps, match, watcher);
  }
  const you = seatOf(match.record, watcher.keyHash);
  const view = game && engine.view(game.state, you);
  const log = entries.map((entry) => logEntryFor(entry, you));
  if (watcher.syncsIncludeChat) noteShown(watcher, chat);
  const lines = chat.map(withoutMark);
  const info = registry.fullInfo(match, watcher);
  const frame = { version, you, view, log, chat: lines, match: info, now: registry.now() };
  watcher.sync(frame, () => game && engine.seenState(game.state, you));
};

export const sendSyncToAll = async (deps: SyncDeps, match: Match): Promise<void> => {
  await Promise.all([...match.watchers].map((watcher) => sendSync(deps, match, watcher)));
};
