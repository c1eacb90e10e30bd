// A match on the server: its room before the game, its table from then on.
import '../../styles/online.css';
import { Button } from '../parts/button.tsx';
import { lazy } from '../parts/lazy.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';
import { GonePage } from './gonePage.tsx';
import type { MatchRoute } from './matchLinks.ts';
import { endOf } from './matchEnd.ts';
import { titleOf } from './matchTitle.ts';
import { RoomPage } from '../room/roomPage.tsx';
import { useEntry } from './useEntry.ts';

const OnlineTable = lazy(() => import('../onlineTable/onlineTable.tsx').then((module) => module.OnlineTable));

export function MatchPage({ route }: { route: MatchRoute }) {
  const text = useText();
  const { online } = text;
  const { room } = online;
  const { going, goIn } = useEntry(route);
  if (going === 'gone') return <GonePage heading={room.goneHeading} words={[room.gone]} />;
  if (going === 'going') {
    return (
      <main class="waiting" aria-busy="true">
        {room.entering}
      </main>
    );
  }
  if (going === 'unreachable') {
    return (
      <Page title={online.heading}>
        <div class="sheet text">
          <p role="alert">{room.unreachable}</p>
          <Button icon="redo" onPress={goIn}>
            {room.again}
          </Button>
        </div>
      </Page>
    );
  }
  const { match, key, name } = going;
  if (match.setAside) {
    const end = endOf(match);
    const words = end === null ? [] : [online.find.won(end.names, end.points)];
    return <GonePage heading={titleOf(match, text)} words={[online.refusals.setAside, ...words]} />;
  }
  // Who has a seat now, or a name, comes in anew.
  const as = key === null ? `as ${name}` : `with ${key.key}`;
  return match.status === 'waiting' ? (
    <RoomPage key={as} entry={going} goIn={goIn} />
  ) : (
    <OnlineTable key={as} entry={going} goIn={goIn} />
  );
}
