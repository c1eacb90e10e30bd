// Going to a match: with the seat that this browser has there, with an invitation, or only to look.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { KeptSeats } from '../../net/keptSeats.ts';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import type { Handshake, MatchInfo } from '../../../server/wire.ts';
import { recallChoices } from '../choices.ts';
import { hrefOf } from '../route.ts';
import { useServices } from '../services.ts';
import type { MatchRoute } from './matchLinks.ts';
import { faultOf } from '../parts/useRequest.ts';

export interface Entry {
  match: MatchInfo;
  /** What opens the own seat; null for those who only look. */
  key: SeatKey | null;
  /** The own seat when one went in: it may have another number when the game begins. */
  seat: number | null;
  invite: string | null;
  /** What those who only look are called in the chat; empty if they have not said. */
  name: string;
  /** Why one has no seat although one came with a key: it was the link's, or this browser's. */
  missing: 'linkSeat' | 'keptSeat' | null;
}

/** How one introduces oneself at the table. */
export function handshakeOf({ match, key, invite, name }: Entry): Handshake {
  return {
    match: match.id,
    ...(key === null ? { name } : { key: key.key }),
    ...(invite === null ? {} : { invite }),
  };
}

/** Without an answer one tries again by oneself. */
export type Going = 'going' | 'gone' | 'unreachable' | Entry;

const TRY_AGAIN_MS = 3000;

/** The key is not left in the address, where others may read it. */
const hideKey = (id: string): void => history.replaceState(null, '', hrefOf({ page: 'match', id }));

type Own = Omit<Entry, 'match' | 'name'>;

async function ownSeat(lobby: Lobby, seats: KeptSeats, route: MatchRoute): Promise<Own> {
  const { id, seatKey } = route;
  const invite = route.invite ?? null;
  const kept = seats.get(id);
  const key = seatKey ?? kept?.key;
  if (key === undefined) return { key: null, seat: null, invite, missing: null };
  try {
    const me = await lobby.me({ id, key });
    seats.keep({ id, key, invite: me.invite });
    return { key: { id, key }, seat: me.seat, invite: me.invite, missing: null };
  } catch (fault) {
    const why = faultOf(fault);
    if (why !== 'wrongKey' && why !== 'notFound') throw fault;
    // Given up, taken away, or never right. Whoever was here before may look on.
    if (seatKey === undefined) seats.drop(id);
    const missing = seatKey === undefined ? 'keptSeat' : 'linkSeat';
    return { key: null, seat: null, invite: invite ?? kept?.invite ?? null, missing };
  }
}

async function enter(lobby: Lobby, seats: KeptSeats, route: MatchRoute): Promise<Entry> {
  const own = await ownSeat(lobby, seats, route);
  if (route.seatKey !== undefined) hideKey(route.id);
  const match = await lobby.get(route.id, own.invite ?? undefined, own.key?.key);
  return { match, ...own, name: recallChoices().name.trim() };
}

/** Going in again does not close what is open until it is known what comes. */
export function useEntry(route: MatchRoute): { going: Going; goIn: () => void } {
  const { lobby, keptSeats } = useServices();
  const [going, setGoing] = useState<Going>('going');
  const [tries, setTries] = useState(0);
  const { id, invite, seatKey } = route;
  useEffect(() => {
    let wanted = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      try {
        const ticket = { ...(invite === undefined ? {} : { invite }), ...(seatKey === undefined ? {} : { seatKey }) };
        const entry = await enter(await lobby(), keptSeats, { page: 'match', id, ...ticket });
        if (wanted) setGoing(entry);
      } catch (fault) {
        if (!wanted) return;
        if (faultOf(fault) === 'notFound') {
          setGoing('gone');
          return;
        }
        setGoing('unreachable');
        later = setTimeout(() => void go(), TRY_AGAIN_MS);
      }
    };
    void go();
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [lobby, keptSeats, id, invite, seatKey, tries]);
  return { going, goIn: useCallback(() => setTries((before) => before + 1), []) };
}
