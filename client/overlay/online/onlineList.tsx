// Matches with others that this browser has seats in, as far as they still go on.
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeat } from '../../net/keptSeats.ts';
import type { Lobby } from '../../net/lobby.ts';
import type { MatchInfo } from '../../../server/wire.ts';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { takenSeats, titleOf } from './matchTitle.ts';
import { faultOf } from './useDeed.ts';

/** Null when it is over, gone, or cannot be asked about. */
async function runningMatch(lobby: Lobby, seat: KeptSeat, forget: () => void): Promise<MatchInfo | null> {
  try {
    const match = await lobby.get(seat.id, seat.invite ?? undefined, seat.key);
    return match.status === 'over' ? null : match;
  } catch (fault) {
    if (faultOf(fault) === 'notFound') forget();
    return null;
  }
}

function useRunning(): readonly MatchInfo[] {
  const { keptSeats, lobby } = useServices();
  const [running, setRunning] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const seats = keptSeats.list();
      if (seats.length === 0) return;
      const asked = await lobby();
      const found = await Promise.all(seats.map((seat) => runningMatch(asked, seat, () => keptSeats.drop(seat.id))));
      if (wanted) setRunning(found.filter((match) => match !== null));
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [keptSeats, lobby]);
  return running;
}

export function OnlineList() {
  const text = useText();
  const { online } = text;
  const running = useRunning();
  if (running.length === 0) return null;
  return (
    <section class="board doorBoard">
      <h2>{online.resume}</h2>
      <ul class="saves">
        {running.map((match) => {
          const title = titleOf(match, text);
          return (
            <li key={match.id}>
              <span>
                {title}
                <br />
                <span class="soft small">
                  {`${online.status[match.status]} · ${takenSeats(match)
                    .map(({ name }) => name)
                    .join(', ')}`}
                </span>
              </span>
              <a
                class="button small"
                href={hrefOf({ page: 'match', id: match.id })}
                aria-label={online.resumeNamed(title)}
              >
                <Icon name="play" />
                {online.resumeOne}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
