// A match in the lobby's list: its players, its terms, and a link to join it, watch it, resume it or see its result.
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { endOf, isOpenSeat, takenSeats, titleOf } from '../match/matchInfo.ts';
import { MatchTerms } from '../match/matchTerms.tsx';

type Action = 'join' | 'watch' | 'resume' | 'result';

function actionFor({ matchID, status, players }: MatchInfo, isMine: (id: string) => boolean): Action {
  if (status === 'over') return 'result';
  if (isMine(matchID)) return 'resume';
  return status === 'waiting' && players.some(isOpenSeat) ? 'join' : 'watch';
}

const ICONS = { join: 'play', watch: 'look', resume: 'play', result: 'trophy' } as const;

/** The names of the people with a seat who have the match open. */
const namesPresent = (match: MatchInfo): string[] =>
  takenSeats(match).flatMap(({ name, isConnected, data }) => (isConnected && data.bot === null ? [name] : []));

export function MatchRow({ match }: { match: MatchInfo }) {
  const text = useText();
  const { online } = text;
  const { find } = online;
  const { keptSeats } = useServices();
  const title = titleOf(match, text);
  const names = takenSeats(match).map(({ name }) => name);
  const end = endOf(match);
  const action = actionFor(match, (id) => keptSeats.get(id) !== null);
  const labels = { join: find.joinOf, watch: find.watchOf, resume: find.resumeOf, result: find.resultOf };
  return (
    <li class="matchRow">
      <div>
        <h3>{title}</h3>
        <p class="soft">{find.seats(names, match.status === 'waiting' ? match.players.length - names.length : 0)}</p>
        {match.status === 'playing' && match.round !== null && (
          <p class="soft">{find.standing(match.round, namesPresent(match), match.spectators)}</p>
        )}
        {end !== null && <p>{find.won(end.winnerNames, end.points)}</p>}
        <MatchTerms match={match} />
      </div>
      <a
        class={action === 'join' || action === 'resume' ? 'button main' : 'button'}
        href={hrefOf({ page: 'match', id: match.matchID })}
        aria-label={labels[action](title)}
      >
        <Icon name={ICONS[action]} />
        {find[action]}
      </a>
    </li>
  );
}
