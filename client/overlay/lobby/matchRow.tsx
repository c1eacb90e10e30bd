// One match in the list: who sits there, what is played, and what one can do there.
import type { MatchInfo } from '../../../server/wire.ts';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { endOf } from '../match/matchEnd.ts';
import { takenSeats, titleOf } from '../match/matchTitle.ts';
import { Terms } from '../match/matchTerms.tsx';

type Deed = 'join' | 'watch' | 'back' | 'result';

function deedAt({ id, status, seats }: MatchInfo, isMine: (id: string) => boolean): Deed {
  if (status === 'over') return 'result';
  if (isMine(id)) return 'back';
  return status === 'waiting' && seats.includes(null) ? 'join' : 'watch';
}

const ICONS = { join: 'play', watch: 'look', back: 'play', result: 'trophy' } as const;

export function MatchRow({ match }: { match: MatchInfo }) {
  const text = useText();
  const { online } = text;
  const { find } = online;
  const { keptSeats } = useServices();
  const title = titleOf(match, text);
  const names = takenSeats(match).map(({ name }) => name);
  const end = endOf(match);
  const deed = deedAt(match, (id) => keptSeats.get(id) !== null);
  const labels = { join: find.joinOf, watch: find.watchOf, back: find.backOf, result: find.resultOf };
  return (
    <li class="matchRow">
      <div>
        <h3>{title}</h3>
        <p class="soft">{find.seats(names, match.status === 'waiting' ? match.seats.length - names.length : 0)}</p>
        {end !== null && <p>{find.won(end.names, end.points)}</p>}
        <Terms match={match} />
      </div>
      <a
        class={deed === 'join' || deed === 'back' ? 'button main' : 'button'}
        href={hrefOf({ page: 'match', id: match.id })}
        aria-label={labels[deed](title)}
      >
        <Icon name={ICONS[deed]} />
        {find[deed]}
      </a>
    </li>
  );
}
