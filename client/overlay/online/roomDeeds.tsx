// What somebody with a seat does in the room: get ready, begin, leave.
import type { MatchInfo } from '../../../server/wire.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { takenSeats } from './matchTitle.ts';

interface RoomDeedsProps {
  match: MatchInfo;
  seat: number;
  busy: boolean;
  onReady: (ready: boolean) => void;
  onStart: () => void;
  onLeave: () => void;
}

const FEWEST = 2;

export function RoomDeeds({ match, seat, busy, onReady, onStart, onLeave }: RoomDeedsProps) {
  const { online } = useText();
  const { room } = online;
  const { seats, host } = match;
  const isReady = seats[seat]?.ready === true;
  const othersReady = seats.every((one, index) => one === null || index === host || one.ready);
  const reason = busy
    ? online.busy
    : takenSeats(match).length < FEWEST
      ? room.tooFew
      : othersReady
        ? null
        : room.notAllReady;
  return (
    <>
      <p class="soft small">{room.startWhen}</p>
      <div class="row">
        <Button
          kind={seat === host ? undefined : 'main'}
          size="large"
          icon="done"
          pressed={isReady}
          onPress={() => onReady(!isReady)}
        >
          {room.iAmReady}
        </Button>
        {seat === host && (
          <Button
            kind="main"
            size="large"
            icon="play"
            reason={reason}
            onPress={() => {
              if (reason === null) onStart();
            }}
          >
            {room.start}
          </Button>
        )}
        <Button icon="leave" onPress={onLeave}>
          {room.leave}
        </Button>
      </div>
    </>
  );
}
