// The rematch of a finished match: the first who asks opens it, and the others take their seats in it.
import type { SeatKey } from '../../net/lobby.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';
import { useRequest } from '../parts/request.tsx';
import { loadOwnNumber } from './useSitDown.ts';

/** `key` is that of the seat in the finished match. */
export function useRematch(key: SeatKey | null) {
  const { openLobby, keptSeats } = useServices();
  const request = useRequest();
  const goToRematch = () => {
    if (key === null) return;
    request.attempt(async () => {
      const [lobby, { drawNumber }] = await Promise.all([openLobby(), loadOwnNumber()]);
      const { seal, chance } = drawNumber();
      const id = await lobby.playAgain(key, seal);
      // The server keeps only the first seal of a seat, so this browser keeps only the number that belongs to it.
      const hasNumber = (keptSeats.get(id)?.chance ?? null) !== null;
      keptSeats.keepRematch(key.id, id, { key: key.key, ...(hasNumber ? {} : { chance }) });
      goTo({ page: 'match', id });
    });
  };
  return { ...request, goToRematch };
}
