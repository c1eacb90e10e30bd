// The replay of a finished online match.
import { useCallback } from 'preact/hooks';
import { ReplayOf } from './replayPage.tsx';
import { goTo, type Route } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { peopleOf } from '../onlineTable/useOnlineTable.ts';
import { faultOf } from '../parts/request.tsx';

export type RewatchRoute = Extract<Route, { page: 'rewatch' }>;

export function OnlineReplay({ route }: { route: RewatchRoute }) {
  const { online } = useText();
  const { openLobby, onlineTables, keptSeats } = useServices();
  const { id, event, review } = route;
  const load = useCallback(async () => {
    const kept = keptSeats.get(id);
    try {
      const [lobby, tables] = await Promise.all([openLobby(), onlineTables()]);
      const match = await lobby.get(id);
      const handshake = {
        match: id,
        ...(kept === null ? {} : { key: kept.key }),
      };
      const { moments, record } = await tables.replayOf(handshake, match);
      // In a replay nobody is shown as away.
      const people = peopleOf(match).map((person) => ({ ...person, present: true }));
      return { people, moments, record, witness: kept?.chance ?? null };
    } catch (fault) {
      const why = faultOf(fault);
      // A match that is not over yet is refused as `notPlaying`.
      if (why === 'notFound' || why === 'notPlaying') return null;
      if (why === 'notLoaded') throw fault;
      return 'unreachable';
    }
  }, [openLobby, onlineTables, keptSeats, id]);
  return (
    <ReplayOf
      load={load}
      event={event}
      review={review}
      isSpectator={keptSeats.get(id) === null}
      onTable={() => goTo({ page: 'match', id })}
      lost={online.table.noReplay}
    />
  );
}
