// The room of a match before its game: seats, getting ready, the invitation link, and the chat.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lobby, SeatKey } from '../../net/lobby.ts';
import { Button } from '../parts/button.tsx';
import { alertAbsentPlayer } from '../parts/alertAbsentPlayer.ts';
import { Live } from '../parts/live.tsx';
import { Page } from '../parts/page.tsx';
import { goTo } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { Chat, mutedReason } from '../chat/chat.tsx';
import { ChatAnnouncer } from '../chat/chatLines.tsx';
import { CopyLink } from '../parts/copyLink.tsx';
import { linkTo } from '../match/matchLinks.ts';
import { isOpenSeat, takenSeats, titleOf } from '../match/matchInfo.ts';
import { useOwnName } from '../parts/nameField.tsx';
import { beginsByItself, mainAction } from './mainAction.ts';
import { QuickWait } from './quickWait.tsx';
import { RefusalNote, useRequest } from '../parts/request.tsx';
import { RoomActions } from './roomActions.tsx';
import { JoinForm } from './joinForm.tsx';
import { RoomSeats } from './roomSeats.tsx';
import { MatchTerms } from '../match/matchTerms.tsx';
import type { MatchAccess } from '../match/useMatchAccess.ts';
import { useRoom } from './useRoom.ts';

/** The announcement of others who have joined or left. It also alerts a player whose page is hidden. */
function useComingsAndGoings(names: readonly string[], ownName: string, title: string): string {
  const { room } = useText().online;
  const { settings } = useServices();
  const before = useRef(names);
  const [news, setNews] = useState('');
  const namesText = names.join('\n');
  useEffect(() => {
    const known = before.current;
    before.current = names;
    const changes = [
      ...names.filter((name) => !known.includes(name) && name !== ownName).map(room.joined),
      ...known.filter((name) => !names.includes(name)).map(room.left),
    ];
    if (changes.length === 0) return undefined;
    setNews(changes.join(' '));
    return alertAbsentPlayer(settings.get(), title, changes.join(' '));
    // Depends on the names' text: the array is new on every render. Another own name is no news.
  }, [namesText, room, settings, title]);
  return news;
}

export function RoomPage({ access, reopen }: { access: MatchAccess; reopen: () => void }) {
  const text = useText();
  const { room, chat: chatText, table } = text.online;
  const { openLobby, keptSeats } = useServices();
  const { match, seat, chat, status, say } = useRoom(access, reopen);
  const { busy, fault, attempt } = useRequest();
  const [name, setName] = useOwnName();
  const muted = mutedReason(seat, match.setupData.spectatorChat, access.name);
  const comingsAndGoings = useComingsAndGoings(
    takenSeats(match).map((one) => one.name),
    seat === null ? name : (match.players[seat]?.name ?? name),
    titleOf(match, text),
  );
  const { key } = access;
  const begins = beginsByItself(match);

  const act = (action: (lobby: Lobby, own: SeatKey) => Promise<unknown>) => {
    if (key !== null) attempt(async () => action(await openLobby(), key));
  };
  const leave = () =>
    act(async (lobby, own) => {
      await lobby.leave(own);
      keptSeats.drop(own.id);
      goTo({ page: 'find' });
    });

  return (
    <Page title={match.quick && seat !== null ? room.looking : titleOf(match, text)} className="wide">
      {(status === 'lost' || status === 'restarting') && (
        <p class="refusalNote" role="alert">
          {status === 'lost' ? table.lost : table.restarting}
        </p>
      )}
      {access.missing !== null && (
        <p class="refusalNote" role="alert">
          {access.missing === 'linkSeat' ? room.noSuchSeat : room.sentAway}
        </p>
      )}
      <div class="twoSides even">
        <section class="board panel stack" aria-label={room.seats}>
          <h2>{room.waiting}</h2>
          <MatchTerms match={match} />
          <RoomSeats
            match={match}
            own={seat}
            onBot={(target, level) => act((lobby, own) => lobby.setBot(own, target, level))}
          />
          <RefusalNote fault={fault} />
          {seat === null && <JoinForm match={match} name={name} onName={setName} onJoined={reopen} />}
          {seat !== null && begins && <p role="status">{room.begins}</p>}
          {seat !== null && !begins && match.quick && (
            <QuickWait
              match={match}
              onFill={(level) => act((lobby, own) => lobby.fillWithBots(own, level))}
              onStop={leave}
            />
          )}
          {seat !== null && !begins && !match.quick && (
            <RoomActions
              match={match}
              seat={seat}
              busy={busy}
              cutOff={status !== 'open'}
              onReady={(ready) => act((lobby, own) => lobby.ready(own, ready))}
              onStart={() => act((lobby, own) => lobby.start(own))}
              onLeave={leave}
            />
          )}
        </section>
        <div class="stack">
          <section class="board panel stack" aria-label={room.invite}>
            <h2>{room.invite}</h2>
            <p class="soft">{match.players.some(isOpenSeat) ? room.inviteText : room.inviteWatch}</p>
            <CopyLink
              label={room.link}
              link={linkTo({ page: 'match', id: match.matchID })}
              isMain={mainAction(match, seat) === 'invite'}
            />
          </section>
          <section class="board panel stack" aria-label={chatText.heading}>
            <h2>{chatText.heading}</h2>
            <Chat lines={chat ?? []} muted={muted} cutOff={status !== 'open'} say={say} onNamed={reopen} />
          </section>
          {seat === null && (
            <Button kind="plain" icon="leave" onPress={() => goTo({ page: 'find' })}>
              {room.toTheList}
            </Button>
          )}
        </div>
      </div>
      <Live text={comingsAndGoings} urgent={false} />
      {chat !== null && <ChatAnnouncer lines={chat} seat={seat} />}
    </Page>
  );
}
