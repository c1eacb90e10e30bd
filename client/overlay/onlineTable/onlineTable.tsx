// A table with others: the same page as for games in this browser, with people who come, go, talk and play again.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { goTo } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { useStore } from '../store.ts';
import { LostPage } from '../pages/lost.tsx';
import { TablePage } from '../table/tablePage.tsx';
import { Chat } from '../chat/chat.tsx';
import { ChatNews } from '../chat/chatNews.tsx';
import { HurryUp, TimeLeft } from '../parts/clock.tsx';
import { useGoAlong } from '../match/useRematch.ts';
import { LineNotice } from './connectionNotice.tsx';
import { OnlineMenu } from './onlineMenu.tsx';
import { silenceOf } from '../chat/silence.ts';
import { TableNotices } from './tableNotices.tsx';
import { handshakeOf, type Entry } from '../match/useEntry.ts';
import { peopleOf, useOnlineTable, type OpenTable } from './useOnlineTable.ts';

/** What was said and not seen. What was said before one came is not news. */
function useNews(count: number): { news: number; onChatShown: (shown: boolean) => void } {
  const [seen, setSeen] = useState(count);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown || seen > count) setSeen(count);
  }, [shown, seen, count]);
  return { news: Math.max(0, count - seen), onChatShown: setShown };
}

/** A plot from the first evening on, also for those who came later or were away. */
function useWholeCourse(entry: Entry, isOver: boolean, session: OpenTable['session']) {
  const { onlineTables } = useServices();
  useEffect(() => {
    if (!isOver) return;
    const bring = async () => {
      const tables = await onlineTables();
      const moments = await tables.momentsOf(handshakeOf(entry));
      session.setPast(moments.map(({ view }) => view));
    };
    // Without an answer the plot shows what was seen from here.
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
  const silent = silenceOf(own, match.spectatorChat, entry.name);
  const rematch = useGoAlong(entry.key);
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
  // The room is gone, and the focus with it.
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
        onAgain={key === null ? null : rematch.goAlong}
        onReplay={isOver ? rewatch : null}
        others={{
          notices: (
            <>
              <LineNotice status={status} waiting={waiting} waited={waited} onCallOff={() => game.callOff()} />
              <TableNotices
                match={match}
                entry={entry}
                status={status}
                fault={rematch.fault}
                onNext={rematch.goAlong}
              />
            </>
          ),
          chat: (
            <Chat
              lines={chat}
              silent={silent}
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
      <ChatNews lines={chat} seat={own} />
    </>
  );
}

export function OnlineTable({ entry, goIn }: { entry: Entry; goIn: () => void }) {
  const text = useText();
  const table = useOnlineTable(entry, goIn);
  if (table === 'failed') return <LostPage words={text.online.refusals.failed} />;
  if (table === 'opening') {
    return (
      <main class="waiting" aria-busy="true">
        {text.table.stageWaits}
      </main>
    );
  }
  return <AtOnlineTable entry={entry} table={table} goIn={goIn} />;
}
