// The panel while a quick match waits for players; offers bots after a while.
import { useState } from 'preact/hooks';
import { BOT_LEVELS } from '../../../game/bots/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import { knownLevel, recallOptions } from '../gameOptions.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { SearchTime } from '../parts/clock.tsx';
import { LevelSelect } from '../parts/levelField.tsx';
import { Live } from '../parts/live.tsx';
import { takenSeats } from '../match/matchInfo.ts';

interface QuickWaitProps {
  match: MatchInfo;
  onFill: (level: string) => void;
  onStop: () => void;
}

export function QuickWait({ match, onFill, onStop }: QuickWaitProps) {
  const { home, online } = useText();
  const { room } = online;
  const [level, setLevel] = useState(() => knownLevel(BOT_LEVELS, recallOptions().level));
  // By this browser's clock; the server's may differ.
  const [since] = useState(() => Date.now());
  return (
    <>
      <p>{room.lookingText(takenSeats(match).length, match.players.length)}</p>
      <p class="soft">
        <SearchTime since={since} />
      </p>
      <div class={match.offersBots ? 'offer stack' : ''}>
        <Live className="" text={match.offersBots ? room.offers : ''} urgent={false} />
        {match.offersBots && (
          <div class="row">
            <LevelSelect label={home.level} value={level} onChange={setLevel} />
            <Button kind="main" icon="robot" onPress={() => onFill(level)}>
              {room.fill}
            </Button>
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
