// The table of an online match: the table page with chat, notices, clocks and the rematch.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { goTo } from '../route.ts';
import { LoadingFailed, Waiting } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { useStore } from '../store.ts';
import { LostPage } from '../pages/lost.tsx';
import { TablePage } from '../table/tablePage.tsx';
import { Chat, mutedReason } from '../chat/chat.tsx';
import { ChatAnnouncer } from '../chat/chatLines.tsx';
import { HurryUp, TimeLeft } from '../parts/clock.tsx';
import { useRematch } from '../match/useRematch.ts';
import { ConnectionNotice } from './connectionNotice.tsx';
import { OnlineMenu } from './onlineMenu.tsx';
import { TableNotices } from './tableNotices.tsx';
import { handshakeOf, type Entry } from '../match/useEntry.ts';
import { peopleOf, useOnlineTable, type OpenTable } from './useOnlineTable.ts';

/** Counts the chat lines that were not seen; those from before the table was opened do not count. */
function useNews(count: number): { news: number; onChatShown: (shown: boolean) => void } {
  const [seen, setSeen] = useState(count);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown || seen > count) setSeen(count);
  }, [shown, seen, count]);
  return { news: Math.max(0, count - seen), onChatShown: setShown };
}

/** Loads the whole game when it is over, so that the result's plot begins with the first evening. */
function useWholeCourse(entry: Entry, isOver: boolean, session: OpenTable['session']) {
  const { onlineTables } = useServices();
  useEffect(() => {
    if (!isOver) return;
    const bring = async () => {
      const tables = await onlineTables();
      const moments = await tables.momentsOf(handshakeOf(entry));
      session.setPast(moments.map(({ view }) => view));
    };
    // Without an answer the plot shows the part of the game that was seen here.
    bring().catch(() => undefined);
  }, [entry, isOver, session, onlineTables]);
}

interface AtOnlineTableProps {
  entry: Entry;
  table: OpenTable;
  goIn: () => void;
}

function AtOnlineTable({ entry, table, goIn }: AtOnlineTableProps) {
  const { online } = useText();
  const { session, words, game, around } = table;
  const { match, chat, status, waiting, waited, ahead } = useStore(around);
  const { key } = entry;
  const own = entry.seat;
  const { news, onChatShown } = useNews(chat.length);
  const muted = mutedReason(own, match.spectatorChat, entry.name);
  const rematch = useRematch(entry.key);
  const isOver = match.status === 'over';
  useWholeCourse(entry, isOver, session);
  const rewatch = (event: number) =>
    goTo({
      page: 'rewatch',
      id: match.id,
      event,
      ...(match.public || entry.invite === null ? {} : { invite: entry.invite }),
    });

  const ownDeadline = own === null ? null : (match.seats[own]?.deadline ?? null);
  // The room had the focus, and was removed.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-home]')?.focus();
  }, []);

  const people = JSON.stringify(peopleOf(match));
  const now = useMemo(() => peopleOf(match), [people]);
  useEffect(() => session.setPeople(now), [session, now]);
  const onPlate = useCallback(
    (seat: Seat) => {
      const { deadline = null, reserve = 0 } = match.seats[seat] ?? {};
      if (deadline === null || match.status !== 'playing') return null;
      return <TimeLeft until={deadline + ahead} reserve={reserve} />;
    },
    [match, ahead],
  );

  return (
    <>
      <TablePage
        session={session}
        words={words}
        onAgain={key === null ? null : rematch.goToRematch}
        onReplay={isOver ? rewatch : null}
        others={{
          notices: (
            <>
              <ConnectionNotice status={status} waiting={waiting} waited={waited} onCallOff={() => game.callOff()} />
              <TableNotices
                match={match}
                entry={entry}
                status={status}
                fault={rematch.fault}
                onNext={rematch.goToRematch}
              />
            </>
          ),
          chat: (
            <Chat
              lines={chat}
              muted={muted}
              cutOff={status !== 'open'}
              say={(frame) => game.say(frame)}
              onNamed={goIn}
            />
          ),
          news,
          onChatShown,
          menu: <OnlineMenu entry={entry} match={match} />,
          again: match.next === null ? online.table.again : online.table.follow,
          onPlate,
        }}
      />
      <HurryUp until={ownDeadline === null || isOver ? null : ownDeadline + ahead} />
      <ChatAnnouncer lines={chat} seat={own} />
    </>
  );
}

export function OnlineTable({ entry, goIn }: { entry: Entry; goIn: () => void }) {
  const text = useText();
  const table = useOnlineTable(entry, goIn);
  if (table === 'failed') return <LostPage words={text.online.refusals.failed} />;
  if (table === 'notLoaded') return <LoadingFailed />;
  if (table === 'opening') return <Waiting words={text.table.stageWaits} />;
  return <AtOnlineTable entry={entry} table={table} goIn={goIn} />;
}
