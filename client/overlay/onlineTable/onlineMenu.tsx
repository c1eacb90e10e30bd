// The part of the table's menu for online matches: links, the spectators, giving the own seat to a bot and
// taking it back.
import { useState } from 'preact/hooks';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import { useServices, useText } from '../services.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { CopyLink } from '../parts/copyLink.tsx';
import { Live } from '../parts/live.tsx';
import { linkTo } from '../match/matchLinks.ts';
import { RefusalNote, useRequest } from '../parts/request.tsx';
import type { MatchAccess } from '../match/useMatchAccess.ts';

/** The number of spectators; players can also see their names. */
function Spectators({ count, seatKey }: { count: number; seatKey: SeatKey | null }) {
  const { table } = useText().online;
  const { openLobby } = useServices();
  const { fault, attempt } = useRequest();
  const [names, setNames] = useState<readonly string[] | null>(null);
  return (
    <>
      <p class="soft small">{table.watchers(count)}</p>
      {seatKey !== null && (
        <Button
          size="small"
          icon="look"
          onPress={() => attempt(async () => setNames(await (await openLobby()).spectators(seatKey)))}
        >
          {table.whoWatches}
        </Button>
      )}
      <p class="small" role="status">
        {names !== null && table.watcherNames(names)}
      </p>
      <RefusalNote fault={fault} />
    </>
  );
}

export function OnlineMenu({ access, match }: { access: MatchAccess; match: MatchInfo }) {
  const { online } = useText();
  const { table, room } = online;
  const { openLobby } = useServices();
  const { fault, attempt } = useRequest();
  const { key: seatKey, seat } = access;
  const { matchID: id } = match;
  // Only in a running game: there `leave` gives the seat to a bot, until the player takes it back.
  const ownSeat =
    seatKey === null || seat === null || match.status !== 'playing' ? undefined : match.players[seat]?.data;
  const act = (action: (lobby: Lobby, key: SeatKey) => Promise<unknown>) => {
    if (seatKey !== null) attempt(async () => action(await openLobby(), seatKey));
  };
  return (
    <>
      {match.spectators > 0 && <Spectators count={match.spectators} seatKey={seatKey} />}
      <CopyLink label={room.link} link={linkTo({ page: 'match', id })} />
      {seatKey !== null && (
        <details>
          <summary>{table.personal}</summary>
          <p class="soft small">{table.personalText}</p>
          <CopyLink label={table.personalLink} link={linkTo({ page: 'match', id, seatKey: seatKey.key })} />
        </details>
      )}
      {ownSeat?.standIn === null && (
        <Button className="wide" icon="robot" onPress={() => act((lobby, key) => lobby.leave(key))}>
          {table.giveUp}
        </Button>
      )}
      {ownSeat !== undefined && ownSeat.standIn !== null && (
        <Button className="wide" icon="person" onPress={() => act((lobby, key) => lobby.returnToSeat(key))}>
          {table.takeBack}
        </Button>
      )}
      {ownSeat?.standIn === null && <p class="soft small">{table.giveUpText}</p>}
      {ownSeat !== undefined && (
        <Live className="soft small" text={ownSeat.standIn === null ? '' : table.ownStandIn} urgent={false} />
      )}
      <RefusalNote fault={fault} />
    </>
  );
}
