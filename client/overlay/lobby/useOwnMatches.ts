// Polls the matches in which this browser has a seat, and finds the rematches of those that are over.
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeat, KeptSeats } from '../../net/keptSeats.ts';
import type { Lobby } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { useServices } from '../services.ts';
import { faultOf } from '../parts/request.tsx';

export interface OwnMatch {
  seat: KeptSeat;
  match: MatchInfo;
  /** The match waits for this player. */
  isAsked: boolean;
  /** The name of the only player whom the match waits for; null if it waits for several or nobody, or if unknown. */
  turnOf: string | null;
  /** If this is a rematch, the seat in the match before it. */
  previousSeat: KeptSeat | null;
}

/** The match is finished, or cannot be continued. */
export const isOver = ({ match }: Pick<OwnMatch, 'match'>): boolean => match.status === 'over' || match.setAside;

/** Orders the matches: those that wait for this player come first, and those that are over last. */
function rankOf(own: OwnMatch): number {
  if (isOver(own)) return 2;
  return own.isAsked ? 0 : 1;
}

const POLL_MS = 15_000;
/**
 * A match that is over is polled until its rematch is found, but no longer than this after this browser last opened it.
 */
const LONG_AGO_MS = 3 * 24 * 3600 * 1000;

/** Keeps the seat in the rematch: the old key opens it, unless the seat was given to somebody else. */
async function keepRematchSeat(lobby: Lobby, seats: KeptSeats, { id, key }: KeptSeat, next: string): Promise<void> {
  try {
    await lobby.me({ id: next, key });
    seats.keepRematch(id, next, { key });
  } catch (fault) {
    if (['notFound', 'wrongKey'].includes(faultOf(fault))) seats.keepRematch(id, next, null);
  }
}

type Turn = Pick<OwnMatch, 'isAsked' | 'turnOf'>;
type Found = Pick<OwnMatch, 'match'> & Turn;

/** For a match that is not being played, or does not tell whom it waits for. */
const NO_TURN: Turn = { isAsked: false, turnOf: null };

async function turnIn(match: MatchInfo, lobby: Lobby, seat: KeptSeat): Promise<Turn> {
  if (match.status !== 'playing' || match.setAside) return NO_TURN;
  // The match is listed all the same when the seat was given to somebody else, or the game cannot be read now.
  const me = await lobby.me(seat).catch(() => null);
  if (me === null) return NO_TURN;
  const { seat: own, waitedFor } = me;
  const [only, another] = waitedFor;
  const turnOf = only === undefined || another !== undefined ? null : (match.players[only]?.name ?? null);
  return { isAsked: waitedFor.includes(own), turnOf };
}

/** Null when the match is gone, in which case its seat is dropped, and when the request failed for another reason. */
async function lookUp(lobby: Lobby, seats: KeptSeats, seat: KeptSeat): Promise<Found | null> {
  try {
    const match = await lobby.get(seat.id);
    const { nextMatchID: next } = match;
    if (next !== undefined && next !== seat.next) await keepRematchSeat(lobby, seats, seat, next);
    return { match, ...(await turnIn(match, lobby, seat)) };
  } catch (fault) {
    if (faultOf(fault) === 'notFound') seats.drop(seat.id);
    return null;
  }
}

/** Asks for every match once, and from then on only for those that can still change. */
class MatchTracker {
  readonly #seats: KeptSeats;
  readonly #known = new Map<string, Found>();

  constructor(seats: KeptSeats) {
    this.#seats = seats;
  }

  async lookUpAll(openLobby: () => Promise<Lobby>): Promise<readonly OwnMatch[]> {
    const asked = new Set<string>();
    // A rematch that is found adds a seat to the list, so the list is read again until nothing new is in it.
    for (;;) {
      const toAsk = this.#seats.list().filter((seat) => !asked.has(seat.id) && this.#mayChange(seat));
      if (toAsk.length === 0) break;
      const lobby = await openLobby();
      await Promise.all(
        toAsk.map(async (seat) => {
          asked.add(seat.id);
          const found = await lookUp(lobby, this.#seats, seat);
          if (found === null) this.#known.delete(seat.id);
          else this.#known.set(seat.id, found);
        }),
      );
    }
    const seats = this.#seats.list();
    return seats.flatMap((seat) => {
      const found = this.#known.get(seat.id);
      const previousSeat = seats.find(({ next }) => next === seat.id) ?? null;
      return found === undefined ? [] : [{ seat, ...found, previousSeat }];
    });
  }

  #mayChange({ id, at, next }: KeptSeat): boolean {
    const found = this.#known.get(id);
    return found === undefined || !isOver(found) || (next === undefined && Date.now() - at < LONG_AGO_MS);
  }
}

export function useOwnMatches(): { matches: readonly OwnMatch[]; forget: (id: string) => void } {
  const { keptSeats, openLobby } = useServices();
  const [matches, setMatches] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    let isMounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tracker = new MatchTracker(keptSeats);
    const lookUpAll = async () => {
      const found = await tracker.lookUpAll(openLobby).catch(() => null);
      if (!isMounted) return;
      if (found !== null) setMatches([...found].sort((one, other) => rankOf(one) - rankOf(other)));
      timer = setTimeout(() => void lookUpAll(), POLL_MS);
    };
    void lookUpAll();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [keptSeats, openLobby]);
  return {
    matches,
    forget: (id) => {
      keptSeats.drop(id);
      setMatches((before) => before.filter(({ match }) => match.matchID !== id));
    },
  };
}
