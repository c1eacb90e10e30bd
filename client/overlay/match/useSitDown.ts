// Taking a seat: its key, and this browser's number for chance, are kept in this browser; then the match is opened.
import type { Lobby } from '../../net/lobby.ts';
import type { Seated } from '../../../server/wire.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';
import { useDeed, type Deed } from '../parts/useRequest.ts';

export interface SitDown extends Omit<Deed, 'attempt'> {
  /** The seal of the number goes along with the wish for a seat. */
  sitDown: (ask: (lobby: Lobby, seal: string) => Promise<Seated>, then?: (seated: Seated) => void) => void;
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
        const [asked, { drawNumber }] = await Promise.all([lobby(), import('../../net/ownNumber.ts')]);
        const { seal, chance } = drawNumber();
        const seated = await ask(asked, seal);
        keptSeats.keep({ ...seated, chance });
        then(seated);
      }),
  };
}
