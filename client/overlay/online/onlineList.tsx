// Matches with others that this browser has seats in: those that go on first, then those that are over.
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeat } from '../../net/keptSeats.ts';
import type { Lobby } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire.ts';
import type { Text } from '../../words/text.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { Forget } from './forget.tsx';
import { endOf } from './matchEnd.ts';
import { takenSeats, titleOf } from './matchTitle.ts';
import { faultOf } from './useDeed.ts';

interface OwnMatch {
  seat: KeptSeat;
  match: MatchInfo;
}

/** Null when it is gone, or cannot be asked about. */
async function look(lobby: Lobby, seat: KeptSeat, forget: () => void): Promise<OwnMatch | null> {
  try {
    return { seat, match: await lobby.get(seat.id, seat.invite ?? undefined, seat.key) };
  } catch (fault) {
    if (faultOf(fault) === 'notFound') forget();
    return null;
  }
}

/** Nothing can be done there any more. */
const isOver = ({ match }: OwnMatch): boolean => match.status === 'over' || match.setAside;

function useOwnMatches(): { matches: readonly OwnMatch[]; forget: (id: string) => void } {
  const { keptSeats, lobby } = useServices();
  const [matches, setMatches] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    let wanted = true;
    const lookAtAll = async () => {
      const seats = keptSeats.list();
      if (seats.length === 0) return;
      const asked = await lobby();
      const found = await Promise.all(seats.map((seat) => look(asked, seat, () => keptSeats.drop(seat.id))));
      const there = found.filter((one) => one !== null);
      if (wanted) setMatches([...there.filter((one) => !isOver(one)), ...there.filter(isOver)]);
    };
    void lookAtAll();
    return () => {
      wanted = false;
    };
  }, [keptSeats, lobby]);
  return {
    matches,
    forget: (id) => {
      keptSeats.drop(id);
      setMatches(matches.filter(({ match }) => match.id !== id));
    },
  };
}

function standingOf(match: MatchInfo, { online }: Text): string {
  const end = endOf(match);
  const names = takenSeats(match).map(({ name }) => name);
  const standing =
    end !== null
      ? online.find.won(end.names, end.points)
      : match.setAside
        ? online.mine.setAside
        : online.status[match.status];
  return `${standing} · ${names.join(', ')}`;
}

export function OnlineList() {
  const text = useText();
  const { online } = text;
  const { find, mine } = online;
  const { matches, forget } = useOwnMatches();
  const [asking, setAsking] = useState<OwnMatch | null>(null);
  if (matches.length === 0) return null;
  return (
    <section class="board doorBoard">
      <h2>{online.resume}</h2>
      <ul class="saves">
        {matches.map((own) => {
          const { match } = own;
          const title = titleOf(match, text);
          const over = isOver(own);
          return (
            <li key={match.id}>
              <span>
                {title}
                <br />
                <span class="soft small">{standingOf(match, text)}</span>
              </span>
              <a
                class="button small"
                href={hrefOf({ page: 'match', id: match.id })}
                aria-label={over ? find.resultOf(title) : online.resumeNamed(title)}
              >
                <Icon name={over ? 'trophy' : 'play'} />
                {over ? find.result : online.resumeOne}
              </a>
              <Button
                size="small"
                kind="plain"
                icon="cancel"
                label={mine.forgetNamed(title)}
                onPress={() => {
                  if (over) forget(match.id);
                  else setAsking(own);
                }}
              />
            </li>
          );
        })}
      </ul>
      {asking !== null && (
        <Forget
          title={titleOf(asking.match, text)}
          seat={asking.seat}
          onClose={() => setAsking(null)}
          onForget={() => {
            setAsking(null);
            forget(asking.match.id);
          }}
        />
      )}
    </section>
  );
}
