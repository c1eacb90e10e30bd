// Notices of rematches in which the player's seat waits, for pages other than the home page, which lists the rematches.
import { useState } from 'preact/hooks';
import '../../styles/online.css';
import { Button } from '../parts/button.tsx';
import type { Route } from '../route.ts';
import { useText } from '../services.ts';
import { useRematch } from '../match/useRematch.ts';
import { titleOf } from '../match/matchInfo.ts';
import { useOwnMatches, type OwnMatch } from './useOwnMatches.ts';
import { RefusalNote } from '../parts/request.tsx';

function RematchNotice({ own, onDismiss }: { own: OwnMatch; onDismiss: () => void }) {
  const text = useText();
  const { mine } = text.online;
  const { fault, goToRematch } = useRematch(own.previousSeat);
  return (
    <div class="notice">
      <p>{mine.againAt(titleOf(own.match, text))}</p>
      <RefusalNote fault={fault} />
      <div class="row">
        <Button kind="main" size="small" icon="person" onPress={goToRematch}>
          {mine.sitDown}
        </Button>
        <Button size="small" icon="cancel" onPress={onDismiss}>
          {mine.notNow}
        </Button>
      </div>
    </div>
  );
}

export function RematchNotices({ route }: { route: Route }) {
  const { matches } = useOwnMatches();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  // The page of the match before shows a notice of its own; on the page of the rematch none is needed.
  const isHere = ({ match, previousSeat }: OwnMatch) =>
    route.page === 'match' && (route.id === match.matchID || route.id === previousSeat?.id);
  const news = matches.filter(
    (own) =>
      own.previousSeat !== null &&
      own.match.status === 'waiting' &&
      !dismissed.includes(own.match.matchID) &&
      !isHere(own),
  );
  return (
    <div class="rematchNotices" role="status">
      {news.map((own) => (
        <RematchNotice
          key={own.match.matchID}
          own={own}
          onDismiss={() => setDismissed([...dismissed, own.match.matchID])}
        />
      ))}
    </div>
  );
}
