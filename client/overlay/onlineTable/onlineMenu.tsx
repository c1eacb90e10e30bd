// The part of the table's menu for online matches: links, the spectators, giving the seat to a bot.
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
function Spectators({ count, own }: { count: number; own: SeatKey | null }) {
  const { table } = useText().online;
  const { openLobby } = useServices();
  const { fault, attempt } = useRequest();
  const [names, setNames] = useState<readonly string[] | null>(null);
  return (
    <>
      <p class="soft small">{table.watchers(count)}</p>
      {own !== null && (
        <Button
          size="small"
          icon="look"
          onPress={() => attempt(async () => setNames(await (await openLobby()).spectators(own)))}
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
  const { key, seat } = access;
  const { matchID: id } = match;
  const ownSeat = key === null || seat === null || match.status !== 'playing' ? undefined : match.players[seat]?.data;
  const act = (action: (lobby: Lobby, own: SeatKey) => Promise<unknown>) => {
    if (key !== null) attempt(async () => action(await openLobby(), key));
  };
  return (
    <>
      {match.spectators > 0 && <Spectators count={match.spectators} own={key} />}
      <CopyLink label={room.link} link={linkTo({ page: 'match', id })} />
      {key !== null && (
        <details>
          <summary>{table.personal}</summary>
          <p class="soft small">{table.personalText}</p>
          <CopyLink label={table.personalLink} link={linkTo({ page: 'match', id, seatKey: key.key })} />
        </details>
      )}
      {ownSeat?.standIn === null && (
        <Button className="wide" icon="robot" onPress={() => act((lobby, own) => lobby.leave(own))}>
          {table.giveUp}
        </Button>
      )}
      {ownSeat !== undefined && ownSeat.standIn !== null && (
        <Button className="wide" icon="person" onPress={() => act((lobby, own) => lobby.returnToSeat(own))}>
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
