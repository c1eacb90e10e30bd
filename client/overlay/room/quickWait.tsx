// The panel while a quick match waits for players; offers bots after a while.
import { useState } from 'preact/hooks';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { SearchTime } from '../parts/clock.tsx';
import { bestLevel, LevelSelect } from '../parts/levelField.tsx';
import { takenSeats } from '../match/matchInfo.ts';

interface QuickWaitProps {
  match: MatchInfo;
  onFill: (level: string) => void;
  onStop: () => void;
}

export function QuickWait({ match, onFill, onStop }: QuickWaitProps) {
  const { home, online } = useText();
  const { room } = online;
  const [level, setLevel] = useState(bestLevel);
  // By this browser's clock; the server's may differ.
  const [since] = useState(() => Date.now());
  return (
    <>
      <p>{room.lookingText(takenSeats(match).length, match.players.length)}</p>
      <p class="soft">
        <SearchTime since={since} />
      </p>
      <div role="status">
        {match.offersBots && (
          <div class="offer stack">
            <p>{room.offers}</p>
            <div class="row">
              <LevelSelect label={home.level} value={level} onChange={setLevel} />
              <Button kind="main" icon="robot" onPress={() => onFill(level)}>
                {room.fill}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div class="row">
        <Button icon="cancel" onPress={onStop}>
          {room.stop}
        </Button>
      </div>
    </>
  );
}
