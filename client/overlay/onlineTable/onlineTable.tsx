// The table of an online match: the table page with chat, notices, clocks, its part of the menu, and the rematch.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { goTo, type Reviewed } from '../route.ts';
import { LoadingFailed, WaitingPage } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { useStore } from '../store.ts';
import { NotFoundPage } from '../pages/notFoundPage.tsx';
import { TablePage } from '../table/tablePage.tsx';
import { Chat, mutedReason } from '../chat/chat.tsx';
import { ChatAnnouncer, LatestLine } from '../chat/chatLines.tsx';
import { TimeShortAlert } from '../parts/clock.tsx';
import { useRematch } from '../match/useRematch.ts';
import { ConnectionNotice } from './connectionNotice.tsx';
import { OnlineMenu } from './onlineMenu.tsx';
import { TableNotices } from './tableNotices.tsx';
import { handshakeOf, type MatchAccess } from '../match/useMatchAccess.ts';
import { peopleOf, useOnlineTable, type OpenTable } from './useOnlineTable.ts';

interface UnreadChat {
  /** The number of chat lines that were not seen yet. */
  unread: number;
  isChatShown: boolean;
  onChatShown: (isShown: boolean) => void;
}

/** Counts the unread chat lines; those from before the table was opened count as read. */
function useUnread(count: number): UnreadChat {
  const [seen, setSeen] = useState(count);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown || seen > count) setSeen(count);
  }, [isShown, seen, count]);
  return { unread: Math.max(0, count - seen), isChatShown: isShown, onChatShown: setIsShown };
}

/** Loads the whole game when it is over, so that the result's plot begins with the first evening. */
function useWholeHistory(access: MatchAccess, isOver: boolean, session: OpenTable['session']) {
  const { onlineTables } = useServices();
  useEffect(() => {
    if (!isOver) return;
    const loadHistory = async () => {
      const tables = await onlineTables();
      const moments = await tables.momentsOf(handshakeOf(access));
      session.setPast(moments.map(({ view }) => view));
    };
    // Without an answer the plot shows the part of the game that was seen here.
    loadHistory().catch(() => undefined);
  }, [access, isOver, session, onlineTables]);
}

interface AtOnlineTableProps {
  access: MatchAccess;
  table: OpenTable;
  reopen: () => void;
}

function AtOnlineTable({ access, table, reopen }: AtOnlineTableProps) {
  const { online } = useText();
  const { session, words, game, matchState } = table;
  const { match, chat, status, waitingMove, lastWaited, clockAheadMs } = useStore(matchState);
  const { key } = access;
  const own = access.seat;
  const { unread, isChatShown, onChatShown } = useUnread(chat.length);
  const muted = mutedReason(own, match.setupData.spectatorChat, access.name);
  const rematch = useRematch(access.key);
  const isOver = match.status === 'over';
  useWholeHistory(access, isOver, session);
  const rewatch = (event: number, review?: Reviewed) =>
    goTo({
      page: 'rewatch',
      id: match.matchID,
      event,
      ...(review === undefined ? {} : { review }),
    });

  // The session is told only when a person has changed: the array is new with every update of the match.
  const peopleText = JSON.stringify(peopleOf(match));
  const people = useMemo(() => peopleOf(match), [peopleText]);
  useEffect(() => session.setPeople(people), [session, people]);
  const clockOf = useCallback(
    (seat: Seat) => {
      const { deadline = null, reserve = 0 } = match.players[seat]?.data ?? {};
      if (deadline === null || match.status !== 'playing') return null;
      return { until: deadline + clockAheadMs, reserve };
    },
    [match, clockAheadMs],
  );

  return (
    <>
      <TablePage
        session={session}
        words={words}
        hasCoach={match.setupData.coach}
        onAgain={key === null ? null : rematch.goToRematch}
        onReplay={isOver ? (event) => rewatch(event) : null}
        onReview={isOver ? () => rewatch(0, { seat: own }) : null}
        onlineParts={{
          notices: (
            <TableNotices
              match={match}
              access={access}
              status={status}
              fault={rematch.fault}
              onNext={rematch.goToRematch}
            >
              <ConnectionNotice
                status={status}
                waitingMove={waitingMove}
                lastWaited={lastWaited}
                onCallOff={() => game.callOffMove()}
              />
              <LatestLine lines={chat} seat={own} isChatShown={isChatShown} />
            </TableNotices>
          ),
          chat: (
            <Chat
              lines={chat}
              muted={muted}
              cutOff={status !== 'open'}
              say={(frame) => game.say(frame)}
              onNamed={reopen}
            />
          ),
          unread,
          onChatShown,
          menu: <OnlineMenu access={access} match={match} />,
          againLabel: match.nextMatchID === undefined ? online.table.again : online.table.follow,
          clockOf,
        }}
      />
      <TimeShortAlert clock={own === null ? null : clockOf(own as Seat)} />
      <ChatAnnouncer lines={chat} seat={own} />
    </>
  );
}

export function OnlineTable({ access, reopen }: { access: MatchAccess; reopen: () => void }) {
  const text = useText();
  const table = useOnlineTable(access, reopen);
  if (table === 'failed') return <NotFoundPage text={text.online.refusals.failed} />;
  if (table === 'notLoaded') return <LoadingFailed />;
  if (table === 'opening') return <WaitingPage words={text.table.stageWaits} />;
  return <AtOnlineTable access={access} table={table} reopen={reopen} />;
}
