// Notices above the prompt of an online match: players who are away, stand-in bots, watching, and the rematch.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { bestLevel } from '../parts/levelField.tsx';
import { takenSeats } from '../match/matchInfo.ts';
import { RefusalNote, useRequest, type Fault } from '../parts/request.tsx';
import type { MatchAccess } from '../match/useMatchAccess.ts';

interface TableNoticesProps {
  match: MatchInfo;
  access: MatchAccess;
  status: ConnectionStatus;
  /** Why the rematch was refused. */
  fault: Fault | null;
  onNext: () => void;
  /** Shown above the other notices. */
  children: ComponentChildren;
}

type RunAction = (action: (lobby: Lobby, key: SeatKey) => Promise<unknown>) => void;

/** Shows one offer at a time, to leave room for the prompt. */
function Gone({ players, own, act }: { players: MatchInfo['players']; own: number | null; act: RunAction }) {
  const { online } = useText();
  const { table } = online;
  const gone = takenSeats({ players }).filter(({ id, data }) => data.replaceable && id !== own);
  const asked = gone.filter(({ data }) => own !== null && data.votes.includes(own));
  const next = gone.find((one) => !asked.includes(one));
  return (
    <>
      {asked.map(({ id, name }) => (
        <p key={id} class="notice">
          {table.askedAlready(name)}
        </p>
      ))}
      {next !== undefined && (
        <div class="notice">
          <p>
            {next.isConnected ? table.slow(next.name) : table.away(next.name)}
            {next.data.votes.length > 0 && ` ${table.asked(next.data.votes.length)}`}
          </p>
          {own !== null && (
            <Button
              size="small"
              icon="robot"
              label={table.letBotFor(next.name)}
              onPress={() => act((lobby, key) => lobby.standIn(key, next.id, bestLevel))}
            >
              {table.letBot}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** News that is read once: it can be closed, as it lies over a part of the table. */
function Closable({ text }: { text: string }) {
  const { close } = useText();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div class="notice closable">
      <p>{text}</p>
      <Button size="small" kind="plain" icon="cancel" label={close} onPress={() => setIsClosed(true)} />
    </div>
  );
}

export function TableNotices({ match, access, status, fault, onNext, children }: TableNoticesProps) {
  const { key: seatKey, seat: own, missing } = access;
  const { online } = useText();
  const { table, room, chat } = online;
  const { openLobby } = useServices();
  const request = useRequest();
  const isConnected = status === 'open';
  const act: RunAction = (what) => {
    if (seatKey !== null && isConnected) request.attempt(async () => what(await openLobby(), seatKey));
  };
  const mine = own === null ? undefined : match.players[own]?.data;
  return (
    <div class="notices" role="status">
      {children}
      {status === 'restarting' && <p class="notice">{table.restarting}</p>}
      {own === null && <Closable text={missing === 'linkSeat' ? room.noSuchSeat : table.watching} />}
      {isConnected && mine?.replaceable === true && <p class="notice">{table.ownSlow}</p>}
      {mine !== undefined && mine.standIn !== null && match.status === 'playing' && (
        <div class="notice">
          <p>{table.ownStandIn}</p>
          <Button
            kind="main"
            icon="person"
            reason={isConnected ? null : chat.cutOff}
            onPress={() => act((lobby, key) => lobby.returnToSeat(key))}
          >
            {table.takeBack}
          </Button>
        </div>
      )}
      {isConnected && <Gone players={match.players} own={own} act={act} />}
      {match.status === 'playing' &&
        takenSeats(match)
          .filter(({ id, data }) => id !== own && data.standIn !== null)
          .map(({ id, name }) => <Closable key={id} text={table.standIn(name)} />)}
      {match.nextMatchID !== undefined && (
        <div class="notice">
          <p>{table.next}</p>
          {own === null ? (
            <a class="button main" href={hrefOf({ page: 'match', id: match.nextMatchID })}>
              <Icon name="look" />
              {table.watchNext}
            </a>
          ) : (
            <Button kind="main" icon="play" onPress={onNext}>
              {table.follow}
            </Button>
          )}
        </div>
      )}
      <RefusalNote fault={fault ?? request.fault} />
    </div>
  );
}
