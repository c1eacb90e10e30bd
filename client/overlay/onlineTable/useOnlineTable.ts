// Opens the session of an online match, with its state beside the game: people, chat, connection.
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
  waiting: WaitingMove | null;
  /** The outcome of the last move that waited, and whether it had been called off. */
  waited: { outcome: MoveOutcome; wasCalledOff: boolean } | null;
  /** How far this browser's clock is ahead of the server's. */
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

/** Resolves with the first view of the game. */
const firstView = (game: OnlineMatch): Promise<void> =>
  new Promise((resolve) => {
    const stop = game.subscribe(() => {
      resolve();
      // Not at once: the listener may be called before `subscribe` has returned `stop`.
      queueMicrotask(() => stop());
    });
  });

/** `onLost` is called when the server refuses this connection. */
export function useOnlineTable(
  access: MatchAccess,
  onLost: () => void,
): OpenTable | 'opening' | 'failed' | 'notLoaded' {
  const { onlineTables, tableTools, settings, systemReduces } = useServices();
  const [table, setTable] = useState<OpenTable | 'opening' | 'failed' | 'notLoaded'>('opening');
  useEffect(() => {
    const gone = new AbortController();
    const isGone = () => gone.signal.aborted;
    let close = () => gone.abort();
    const open = async () => {
      const [tables, { words, createSession }] = await Promise.all([onlineTables(), tableTools()]);
      if (isGone()) return;
      const matchState = createStore<MatchState>({
        match: access.match,
        chat: [],
        status: 'connecting',
        waiting: null,
        waited: null,
        clockAheadMs: 0,
      });
      const note = (part: Partial<MatchState>) => matchState.set({ ...matchState.get(), ...part });
      let onSynced = () => {};
      const synced = new Promise<void>((resolve) => (onSynced = resolve));
      const game = tables.openMatch(handshakeOf(access), access.seat as Seat | null, {
        status: (status) => {
          note({ status });
          if (status === 'refused') onLost();
        },
        sync: ({ match, chat, now }) => {
          note({ match, chat, clockAheadMs: Date.now() - now });
          onSynced();
        },
        waiting: (waiting, outcome) => {
          const wasCalledOff = matchState.get().waiting?.isCalledOff === true;
          note({ waiting, waited: waiting === null ? { outcome, wasCalledOff } : null });
        },
        match: (match) => note({ match }),
        chat: (line) => note({ chat: [...matchState.get().chat, line] }),
      });
      close = () => {
        gone.abort();
        game.close();
      };
      await Promise.all([firstView(game), synced]);
      if (isGone()) return;
      const session = createSession({
        connections: [game],
        people: peopleOf(matchState.get().match),
        words: words.get,
        awaitsStage: true,
        settings: sessionSettings(settings.get(), systemReduces.get()),
      });
      close = () => {
        gone.abort();
        session.close();
      };
      setTable({ game, session, words, matchState });
    };
    open().catch((fault: unknown) => {
      if (!isGone()) setTable(fault instanceof LoadingError ? 'notLoaded' : 'failed');
    });
    return () => close();
    // `access` is left out: with another seat or name this component is mounted anew, by its key.
  }, [onlineTables, tableTools, settings, systemReduces]);
  return table;
}
