// One page of the lobby's list, asked for again whenever the lobby says that the list has changed.
import { useEffect, useState } from 'preact/hooks';
import type { ListFilter } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { useServices } from '../services.ts';
import { faultOf, type Fault } from '../parts/request.tsx';

export interface ListedMatches {
  matches: readonly MatchInfo[];
  /** The next page's `from`; null on the last page. */
  more: string | null;
  /** Why the last request failed; null before the first answer, and when the last request brought a list. */
  fault: Fault | null;
  isLoaded: boolean;
}

const NOTHING: ListedMatches = { matches: [], more: null, fault: null, isLoaded: false };
/** All open pages learn of a change at the same time; the random delay spreads their requests. */
const SPREAD_MS = 800;

export function useMatchList(filter: ListFilter): ListedMatches {
  const { openLobby } = useServices();
  const [list, setList] = useState(NOTHING);
  const query = JSON.stringify(filter);
  useEffect(() => {
    let isMounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWatching: (() => void) | undefined;
    const listen = async () => {
      const lobby = await openLobby();
      if (!isMounted) return;
      let latest = 0;
      const fetchList = async () => {
        timer = undefined;
        const request = ++latest;
        const isCurrent = () => isMounted && request === latest;
        try {
          const { matches, more } = await lobby.list(JSON.parse(query) as ListFilter);
          if (isCurrent()) setList({ matches, more, fault: null, isLoaded: true });
        } catch (fault) {
          if (isCurrent()) setList((before) => ({ ...before, fault: faultOf(fault) }));
        }
      };
      void fetchList();
      stopWatching = lobby.watch(() => {
        timer ??= setTimeout(() => void fetchList(), Math.random() * SPREAD_MS);
      });
    };
    listen().catch((fault: unknown) => setList({ ...NOTHING, fault: faultOf(fault) }));
    return () => {
      isMounted = false;
      clearTimeout(timer);
      stopWatching?.();
    };
  }, [openLobby, query]);
  return list;
}
