// The same people once more: whoever asks first opens the table, all others come along.
import type { SeatKey } from '../../net/lobby.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';
import { useDeed } from '../parts/useRequest.ts';

/** With the key of the seat in the match that is over. */
export function useGoAlong(key: SeatKey | null) {
  const { lobby, keptSeats } = useServices();
  const deed = useDeed();
  const goAlong = () => {
    if (key === null) return;
    deed.attempt(async () => {
      const [asked, { drawNumber }] = await Promise.all([lobby(), import('../../net/ownNumber.ts')]);
      const { seal, chance } = drawNumber();
      const { id, invite } = await asked.rematch(key, { seal });
      // Asked twice, only the first seal stands.
      const isNew = (keptSeats.get(id)?.chance ?? null) === null;
      keptSeats.goOn(key.id, id, { key: key.key, invite, ...(isNew ? { chance } : {}) });
      // Whoever comes along wants to play; if it has begun already, so much the better.
      await asked.ready({ id, key: key.key }).catch(() => undefined);
      goTo({ page: 'match', id });
    });
  };
  return { ...deed, goAlong };
}
