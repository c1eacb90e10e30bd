// Opens a match: with the seat whose key is in the link or was kept by this browser, or as a spectator.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { KeptSeats } from '../../net/keptSeats.ts';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import type { Handshake } from '../../../server/wire/frames.ts';
import { recallOptions } from '../gameOptions.ts';
import { LoadingError } from '../loading.ts';
import { hrefOf } from '../route.ts';
import { useServices } from '../services.ts';
import type { MatchRoute } from './matchLinks.ts';
import { faultOf } from '../parts/request.tsx';
import { TRY_AGAIN_MS } from './unreachablePage.tsx';

export interface MatchAccess {
  match: MatchInfo;
  /** The key of the own seat; null for spectators. */
  key: SeatKey | null;
  /** The own seat when the match was opened; it can get another number when the game begins. Null for spectators. */
  seat: number | null;
  /** A spectator's name in the chat; empty when none was given. */
  name: string;
  /** Set when a key opened no seat: the key of the link, or the one this browser kept. */
  missing: 'linkSeat' | 'keptSeat' | null;
}

/** The handshake of a connection to the match: with the key of the seat, or with a spectator's name. */
export function handshakeOf({ match, key, name }: MatchAccess): Handshake {
  return {
    match: match.matchID,
    ...(key === null ? { name } : { key: key.key }),
  };
}

/** `unreachable` tries again by itself. */
export type AccessState = 'opening' | 'gone' | 'unreachable' | 'notLoaded' | MatchAccess;

/** Removes the key from the address bar, where others could read it. */
const hideKey = (id: string): void => history.replaceState(null, '', hrefOf({ page: 'match', id }));

type SeatAccess = Omit<MatchAccess, 'match' | 'name'>;

async function ownSeat(lobby: Lobby, seats: KeptSeats, route: MatchRoute): Promise<SeatAccess> {
  const { id, seatKey } = route;
  const kept = seats.get(id);
  const key = seatKey ?? kept?.key;
  if (key === undefined) return { key: null, seat: null, missing: null };
  try {
    const me = await lobby.me({ id, key });
    seats.keep({ id, key });
    return { key: { id, key }, seat: me.seat, missing: null };
  } catch (fault) {
    const why = faultOf(fault);
    if (why !== 'wrongKey' && why !== 'notFound') throw fault;
    // The seat was given up or taken away, or the key was never right: go on as a spectator. If there is no such match,
    // the next request is refused as well.
    if (seatKey === undefined) seats.drop(id);
    const missing = seatKey === undefined ? 'keptSeat' : 'linkSeat';
    return { key: null, seat: null, missing };
  }
}

async function enter(lobby: Lobby, seats: KeptSeats, route: MatchRoute): Promise<MatchAccess> {
  const own = await ownSeat(lobby, seats, route);
  if (route.seatKey !== undefined) hideKey(route.id);
  const match = await lobby.get(route.id);
  return { match, ...own, name: recallOptions().name.trim() };
}

/** `reopen` opens the match again; what is shown stays until the answer has come. */
export function useMatchAccess(route: MatchRoute): { state: AccessState; reopen: () => void } {
  const { openLobby, onlineTables, keptSeats } = useServices();
  const [state, setState] = useState<AccessState>('opening');
  const [tries, setTries] = useState(0);
  const { id, seatKey } = route;
  useEffect(() => {
    let isMounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      try {
        const linkKey = seatKey === undefined ? {} : { seatKey };
        // Both are loaded here, so that the room and the table need not handle a loading error of their connection.
        const [lobby] = await Promise.all([openLobby(), onlineTables()]);
        const access = await enter(lobby, keptSeats, { page: 'match', id, ...linkKey });
        if (isMounted) setState(access);
      } catch (fault) {
        if (!isMounted) return;
        if (fault instanceof LoadingError) {
          setState('notLoaded');
          return;
        }
        if (faultOf(fault) === 'notFound') {
          setState('gone');
          return;
        }
        setState('unreachable');
        timer = setTimeout(() => void go(), TRY_AGAIN_MS);
      }
    };
    void go();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [openLobby, onlineTables, keptSeats, id, seatKey, tries]);
  return { state, reopen: useCallback(() => setTries((before) => before + 1), []) };
}
