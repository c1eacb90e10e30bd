// The part of the table's menu for online matches: links, the number of spectators, giving the seat to a bot.
import { useServices, useText } from '../services.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { CopyLink } from '../parts/copyLink.tsx';
import { linkTo } from '../match/matchLinks.ts';
import { RefusalNote, useRequest } from '../parts/request.tsx';
import type { MatchAccess } from '../match/useMatchAccess.ts';

export function OnlineMenu({ access, match }: { access: MatchAccess; match: MatchInfo }) {
  const { online } = useText();
  const { table, room } = online;
  const { lobby } = useServices();
  const { fault, attempt } = useRequest();
  const { key, invite, seat } = access;
  const { id } = match;
  const isMine = key !== null && seat !== null && match.seats[seat]?.standIn === null;
  return (
    <>
      {match.spectators > 0 && <p class="soft small">{table.watchers(match.spectators)}</p>}
      <CopyLink
        label={room.link}
        link={linkTo({ page: 'match', id, ...(match.public || invite === null ? {} : { invite }) })}
      />
      {key !== null && (
        <details class="personal">
          <summary>{table.personal}</summary>
          <p class="soft small">{table.personalText}</p>
          <CopyLink label={table.personalLink} link={linkTo({ page: 'match', id, seatKey: key.key })} />
        </details>
      )}
      {isMine && match.status === 'playing' && (
        <>
          <Button
            className="wide"
            icon="robot"
            onPress={() => {
              attempt(async () => (await lobby()).leave(key));
            }}
          >
            {table.giveUp}
          </Button>
          <p class="soft small">{table.giveUpText}</p>
        </>
      )}
      <RefusalNote fault={fault} />
    </>
  );
}
