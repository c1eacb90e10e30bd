// Takes a seat in a match: keeps its key and this browser's number for chance, then opens the match.
import type { Lobby, Seated } from '../../net/lobby.ts';
import { loading } from '../loading.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';
import { useRequest, type LobbyRequest } from '../parts/request.tsx';

/** Loads the module that draws this browser's number for chance. */
export const loadOwnNumber = loading(() => import('../../net/ownNumber.ts'));

export interface SitDown extends Omit<LobbyRequest, 'attempt'> {
  /**
   * `ask` asks the lobby for a seat and sends the seal of this browser's number. `then` is called in place of opening
   * the page of the match.
   */
  sitDown: (ask: (lobby: Lobby, seal: string) => Promise<Seated>, then?: (seated: Seated) => void) => void;
}

export function useSitDown(): SitDown {
  const { openLobby, keptSeats } = useServices();
  const { busy, fault, attempt } = useRequest();
  const open = ({ id }: Seated) => goTo({ page: 'match', id });
  return {
    busy,
    fault,
    sitDown: (ask, then = open) =>
      attempt(async () => {
        const [lobby, { drawNumber }] = await Promise.all([openLobby(), loadOwnNumber()]);
        const { seal, chance } = drawNumber();
        const seated = await ask(lobby, seal);
        keptSeats.keep({ ...seated, chance });
        then(seated);
      }),
  };
}
