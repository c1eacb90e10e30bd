// Waiting for a quick match: calmly, and with bots on offer when nobody comes.
import { useState } from 'preact/hooks';
import type { MatchInfo } from '../../../server/wire.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { TimeSince } from '../parts/clock.tsx';
import { bestLevel, LevelSelect } from '../parts/levelSelect.tsx';
import { takenSeats } from '../match/matchTitle.ts';

interface QuickWaitProps {
  match: MatchInfo;
  onFill: (level: string) => void;
  onStop: () => void;
}

export function QuickWait({ match, onFill, onStop }: QuickWaitProps) {
  const { home, online } = useText();
  const { room } = online;
  const [level, setLevel] = useState(bestLevel);
  // By one's own clock; the server's may differ.
  const [since] = useState(() => Date.now());
  return (
    <>
      <p>{room.lookingText(takenSeats(match).length, match.seats.length)}</p>
      <p class="soft">
        <TimeSince since={since} />
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
