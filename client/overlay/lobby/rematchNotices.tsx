// On every page but the first, which lists it: the people of a match that is over play again, and a seat waits.
import { useState } from 'preact/hooks';
import '../../styles/online.css';
import { Button } from '../parts/button.tsx';
import type { Route } from '../route.ts';
import { useText } from '../services.ts';
import { useGoAlong } from '../match/useRematch.ts';
import { titleOf } from '../match/matchTitle.ts';
import { useOwnMatches, type OwnMatch } from './useOwnMatches.ts';
import { RefusedNote } from '../parts/refusalNote.tsx';

function News({ own, onDone }: { own: OwnMatch; onDone: () => void }) {
  const text = useText();
  const { mine } = text.online;
  const { fault, goAlong } = useGoAlong(own.before);
  return (
    <div class="notice">
      <p>{mine.againAt(titleOf(own.match, text))}</p>
      <RefusedNote fault={fault} />
      <div class="row">
        <Button kind="main" size="small" icon="person" onPress={goAlong}>
          {mine.sitDown}
        </Button>
        <Button size="small" icon="cancel" onPress={onDone}>
          {mine.notNow}
        </Button>
      </div>
    </div>
  );
}

export function RematchNews({ route }: { route: Route }) {
  const { matches } = useOwnMatches();
  const [done, setDone] = useState<readonly string[]>([]);
  // At the table itself it is said already.
  const isHere = ({ match, before }: OwnMatch) =>
    route.page === 'match' && (route.id === match.id || route.id === before?.id);
  const news = matches.filter(
    (own) => own.before !== null && own.match.status === 'waiting' && !done.includes(own.match.id) && !isHere(own),
  );
  return (
    <div class="rematchNews" role="status">
      {news.map((own) => (
        <News key={own.match.id} own={own} onDone={() => setDone([...done, own.match.id])} />
      ))}
    </div>
  );
}
