// Notices above the prompt of an online match: a restart of the server, players who are away or out of time, stand-in
// bots, watching, and the rematch.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Live } from '../parts/live.tsx';
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
  /** Why the last request for the rematch failed. */
  fault: Fault | null;
  onNext: () => void;
  /** Shown above the other notices. */
  children: ComponentChildren;
}

type RunAction = (action: (lobby: Lobby, key: SeatKey) => Promise<unknown>) => void;

/** The text of a notice. Buttons beside it are no part of what is announced. */
const Told = ({ text, className = '' }: { text: string; className?: string }) => (
  <Live className={className} text={text} urgent={false} />
);

/**
 * The other players who came back last: a bot had played for them, or they had been away for so long that a bot was
 * offered. The number grows with every return.
 */
function useReturned(players: MatchInfo['players'], own: number | null): { names: string[]; number: number } {
  const gone = useRef<readonly number[]>([]);
  const [returned, setReturned] = useState<{ names: string[]; number: number }>({ names: [], number: 0 });
  useEffect(() => {
    const others = takenSeats({ players }).filter(({ id }) => id !== own);
    const isGone = ({ isConnected, data }: (typeof others)[number]): boolean =>
      data.standIn !== null || (data.replaceable && !isConnected);
    const back = others.filter((one) => gone.current.includes(one.id) && !isGone(one) && one.isConnected);
    gone.current = others.filter((one) => isGone(one)).map(({ id }) => id);
    if (back.length > 0) setReturned(({ number }) => ({ names: back.map(({ name }) => name), number: number + 1 }));
  }, [players, own]);
  return returned;
}

/** Offers bots in place of players who are away or out of time; one offer at a time, to leave room for the prompt. */
function StandInOffers({ players, own, act }: { players: MatchInfo['players']; own: number | null; act: RunAction }) {
  const { online } = useText();
  const { table } = online;
  const replaceable = takenSeats({ players }).filter(({ id, data }) => data.replaceable && id !== own);
  const votedFor = replaceable.filter(({ data }) => own !== null && data.votes.includes(own));
  const next = replaceable.find((one) => !votedFor.includes(one));
  return (
    <>
      {votedFor.map(({ id, name }) => (
        <Told key={id} className="notice" text={table.askedAlready(name)} />
      ))}
      {next !== undefined && (
        <div class="notice">
          <Told
            text={[
              next.isConnected ? table.slow(next.name) : table.away(next.name),
              ...(next.data.votes.length > 0 ? [table.asked(next.data.votes.length)] : []),
            ].join(' ')}
          />
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

/** A notice that can be closed, as it lies over a part of the table. */
function Closable({ text }: { text: string }) {
  const { close } = useText();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div class="notice closable">
      <Told text={text} />
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
  const act: RunAction = (action) => {
    if (seatKey !== null && isConnected) request.attempt(async () => action(await openLobby(), seatKey));
  };
  const ownSeat = own === null ? undefined : match.players[own]?.data;
  const returned = useReturned(match.players, own);
  return (
    <div class={own === null ? 'notices ofSpectator' : 'notices'}>
      {children}
      {status === 'restarting' && <Told className="notice" text={table.restarting} />}
      {own === null && <Closable text={missing === 'linkSeat' ? room.noSuchSeat : table.watching} />}
      {isConnected && ownSeat?.replaceable === true && <Told className="notice" text={table.ownSlow} />}
      {ownSeat !== undefined && ownSeat.standIn !== null && match.status === 'playing' && (
        <div class="notice">
          <Told text={table.ownStandIn} />
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
      {isConnected && <StandInOffers players={match.players} own={own} act={act} />}
      {match.status === 'playing' &&
        takenSeats(match)
          .filter(({ id, data }) => id !== own && data.standIn !== null)
          .map(({ id, name }) => <Closable key={id} text={table.standIn(name)} />)}
      {match.nextMatchID !== undefined && (
        <div class="notice">
          <Told text={table.next} />
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
      <Live text={returned.names.map(table.isBack).join(' ')} number={returned.number} urgent={false} />
    </div>
  );
}
