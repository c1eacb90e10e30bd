// The page of an online match: opens it, then shows the room before the game and the table from its start.
import '../../styles/online.css';
import { lazy, LoadingFailed, WaitingPage } from '../parts/lazy.tsx';
import { useText } from '../services.ts';
import { GonePage } from './gonePage.tsx';
import type { MatchRoute } from './matchLinks.ts';
import { endOf, titleOf } from './matchInfo.ts';
import { RoomPage } from '../room/roomPage.tsx';
import { UnreachablePage } from './unreachablePage.tsx';
import { useMatchAccess } from './useMatchAccess.ts';

const OnlineTable = lazy(() => import('../onlineTable/onlineTable.tsx').then((module) => module.OnlineTable));

export function MatchPage({ route }: { route: MatchRoute }) {
  const text = useText();
  const { online } = text;
  const { room } = online;
  const { state, reopen } = useMatchAccess(route);
  if (state === 'gone') return <GonePage heading={room.goneHeading} sentences={[room.gone]} />;
  if (state === 'notLoaded') return <LoadingFailed />;
  if (state === 'opening') return <WaitingPage words={room.entering} />;
  if (state === 'unreachable') return <UnreachablePage onAgain={reopen} />;
  const { match, key, name } = state;
  if (match.setAside) {
    const end = endOf(match);
    const won = end === null ? [] : [online.find.won(end.winnerNames, end.points)];
    return <GonePage heading={titleOf(match, text)} sentences={[online.refusals.setAside, ...won]} />;
  }
  // A new seat or a new name needs a new connection.
  const connectionKey = key === null ? `as ${name}` : `with ${key.key}`;
  return match.status === 'waiting' ? (
    <RoomPage key={connectionKey} access={state} reopen={reopen} />
  ) : (
    <OnlineTable key={connectionKey} access={state} reopen={reopen} />
  );
}
