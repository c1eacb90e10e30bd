// Opens the session of an online match, and keeps what is no part of the game: people, chat, the connection, a move
// that waits.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { COLOURS, type Person } from '../../model/people.ts';
import type { MoveOutcome } from '../../net/connection.ts';
import type { OnlineMatch, WaitingMove } from '../../net/onlineMatch.ts';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import type { ChatLine, MatchInfo } from '../../../server/wire/match.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';
import { LoadingError } from '../loading.ts';
import { useServices } from '../services.ts';
import { sessionSettings } from '../settings.ts';
import { createStore, type Store, type ReadableStore } from '../store.ts';
import { handshakeOf, type MatchAccess } from '../match/useMatchAccess.ts';

export interface MatchState {
  match: MatchInfo;
  chat: readonly ChatLine[];
  status: ConnectionStatus;
  /** The move that waits for the connection, or for an answer that is late. */
  waitingMove: WaitingMove | null;
  /** The outcome of the last move that waited, and whether it was called off; null at first and while one waits. */
  lastWaited: { outcome: MoveOutcome; wasCalledOff: boolean } | null;
  /** The lead of this browser's clock over the server's. */
  clockAheadMs: number;
}

export interface OpenTable {
  game: OnlineMatch;
  session: Session;
  words: ReadableStore<Words>;
  matchState: Store<MatchState>;
}

export const peopleOf = ({ players }: MatchInfo): Person[] =>
  players.map(({ id, name, isConnected, data }) => ({
    name: name ?? '',
    colour: COLOURS[id] ?? 'red',
    kind: data === undefined || data.bot !== null || data.standIn !== null ? 'bot' : 'person',
    present: isConnected === true,
  }));

/** Resolves when the first view of the game has come. */
const firstView = (game: OnlineMatch): Promise<void> =>
  new Promise((resolve) => {
    const stop = game.subscribe(() => {
      resolve();
      // Not at once: the listener may be called before `subscribe` has returned `stop`.
      queueMicrotask(() => stop());
    });
  });

/** `onRefused` is called when the server refuses this connection for good. */
export function useOnlineTable(
  access: MatchAccess,
  onRefused: () => void,
): OpenTable | 'opening' | 'failed' | 'notLoaded' {
  const { onlineTables, tableTools, settings, systemReducesMotion } = useServices();
  const [table, setTable] = useState<OpenTable | 'opening' | 'failed' | 'notLoaded'>('opening');
  useEffect(() => {
    const unmounted = new AbortController();
    const isUnmounted = () => unmounted.signal.aborted;
    let close = () => unmounted.abort();
    const open = async () => {
      const [tables, { words, createSession }] = await Promise.all([onlineTables(), tableTools()]);
      if (isUnmounted()) return;
      const matchState = createStore<MatchState>({
        match: access.match,
        chat: [],
        status: 'connecting',
        waitingMove: null,
        lastWaited: null,
        clockAheadMs: 0,
      });
      const note = (part: Partial<MatchState>) => matchState.set({ ...matchState.get(), ...part });
      let onSynced = () => {};
      const synced = new Promise<void>((resolve) => (onSynced = resolve));
      const game = tables.openMatch(handshakeOf(access), access.seat as Seat | null, {
        status: (status) => {
          note({ status });
          if (status === 'refused') onRefused();
        },
        sync: ({ match, chat, now }) => {
          note({ match, chat, clockAheadMs: Date.now() - now });
          onSynced();
        },
        waiting: (waitingMove, outcome) => {
          const wasCalledOff = matchState.get().waitingMove?.isCalledOff === true;
          note({ waitingMove, lastWaited: waitingMove === null ? { outcome, wasCalledOff } : null });
        },
        match: (match) => note({ match }),
        chat: (line) => note({ chat: [...matchState.get().chat, line] }),
      });
      close = () => {
        unmounted.abort();
        game.close();
      };
      await Promise.all([firstView(game), synced]);
      if (isUnmounted()) return;
      const session = createSession({
        connections: [game],
        people: peopleOf(matchState.get().match),
        words: words.get,
        awaitsStage: true,
        settings: sessionSettings(settings.get(), systemReducesMotion.get()),
      });
      close = () => {
        unmounted.abort();
        session.close();
      };
      setTable({ game, session, words, matchState });
    };
    open().catch((fault: unknown) => {
      if (!isUnmounted()) setTable(fault instanceof LoadingError ? 'notLoaded' : 'failed');
    });
    return () => close();
    // `access` is left out: with another seat or name this component is mounted anew, by its key.
  }, [onlineTables, tableTools, settings, systemReducesMotion]);
  return table;
}
