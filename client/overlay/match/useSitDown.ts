// Taking a seat: its key is kept in this browser, and then the match is opened.
import type { Lobby } from '../../net/lobby.ts';
import type { Seated } from '../../../server/wire.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';
import { useDeed, type Deed } from '../parts/useRequest.ts';

export interface SitDown extends Omit<Deed, 'attempt'> {
  sitDown: (ask: (lobby: Lobby) => Promise<Seated>, then?: (seated: Seated) => void) => void;
}

export function useSitDown(): SitDown {
  const { lobby, keptSeats } = useServices();
  const { busy, fault, attempt } = useDeed();
  const open = ({ id }: Seated) => goTo({ page: 'match', id });
  return {
    busy,
    fault,
    sitDown: (ask, then = open) =>
      attempt(async () => {
        const seated = await ask(await lobby());
        keptSeats.keep(seated);
        then(seated);
      }),
  };
}
