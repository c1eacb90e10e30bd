// The buttons of the room for somebody with a seat: ready, start, leave.
import { MIN_PLAYERS } from '../../../game/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import type { PageText } from '../../words/pages.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { takenSeats } from '../match/matchInfo.ts';
import { nextAct, othersAreReady } from './nextAct.ts';

interface RoomActionsProps {
  match: MatchInfo;
  seat: number;
  busy: boolean;
  /** The connection is lost, and nothing can be sent. */
  cutOff: boolean;
  onReady: (ready: boolean) => void;
  onStart: () => void;
  onLeave: () => void;
}

/** Says what the game's start waits for, as seen from a seat. */
function waitsFor(match: MatchInfo, seat: number, room: PageText['online']['room']): string {
  const { players, host } = match;
  const taken = takenSeats(match);
  if (taken.length < MIN_PLAYERS) return room.waitsForPeople;
  const slow = taken.flatMap(({ id, name, data }) => (data.ready || id === host || id === seat ? [] : [name]));
  if (slow.length > 0) return room.waitsFor(slow);
  if (seat === host) return taken.length < players.length ? room.beginOrWait : room.mayBegin;
  if (players[seat]?.data?.ready !== true) return room.waitsForYou;
  return room.waitsForHost(host === null ? '' : (players[host]?.name ?? ''));
}

export function RoomActions({ match, seat, busy, cutOff, onReady, onStart, onLeave }: RoomActionsProps) {
  const { online } = useText();
  const { room } = online;
  const { players, host } = match;
  const isReady = players[seat]?.data?.ready === true;
  const next = nextAct(match, seat);
  const notNow = busy ? online.busy : cutOff ? online.chat.cutOff : null;
  const reason =
    notNow !== null
      ? notNow
      : takenSeats(match).length < MIN_PLAYERS
        ? room.tooFew
        : othersAreReady(match)
          ? null
          : room.notAllReady;
  return (
    <>
      <p class="soft" role="status">
        {waitsFor(match, seat, room)}
      </p>
      <div class="row">
        <Button
          kind={next === 'ready' ? 'main' : undefined}
          size="large"
          icon="done"
          pressed={isReady}
          reason={notNow}
          onPress={() => {
            if (notNow === null) onReady(!isReady);
          }}
        >
          {room.iAmReady}
        </Button>
        {seat === host && (
          <Button
            kind={next === 'begin' ? 'main' : undefined}
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
