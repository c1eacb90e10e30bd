// One page of the lobby's list, asked for anew whenever the lobby has news.
import { useEffect, useState } from 'preact/hooks';
import type { ListFilter } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire.ts';
import { useServices } from '../services.ts';
import { faultOf, type Fault } from './useDeed.ts';

export interface MatchList {
  matches: readonly MatchInfo[];
  /** Where the next page begins; null on the last one. */
  more: number | null;
  /** Null when the list was brought. */
  fault: Fault | null;
  isBrought: boolean;
}

const NOTHING: MatchList = { matches: [], more: null, fault: null, isBrought: false };
/** In a busy lobby there is news all the time. */
const REST_MS = 800;

export function useMatchList(filter: ListFilter): MatchList {
  const { lobby } = useServices();
  const [list, setList] = useState(NOTHING);
  const wish = JSON.stringify(filter);
  useEffect(() => {
    let wanted = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {
      wanted = false;
    };
    const listen = async () => {
      const asked = await lobby();
      const bring = async () => {
        later = undefined;
        try {
          const { matches, more } = await asked.list(JSON.parse(wish) as ListFilter);
          if (wanted) setList({ matches, more, fault: null, isBrought: true });
        } catch (fault) {
          if (wanted) setList((before) => ({ ...before, fault: faultOf(fault) }));
        }
      };
      if (!wanted) return;
      void bring();
      const stopWatching = asked.watch(() => {
        later ??= setTimeout(() => void bring(), REST_MS);
      });
      stop = () => {
        wanted = false;
        clearTimeout(later);
        stopWatching();
      };
    };
    listen().catch((fault: unknown) => setList({ ...NOTHING, fault: faultOf(fault) }));
    return () => stop();
  }, [lobby, wish]);
  return list;
}
