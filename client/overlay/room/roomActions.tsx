// The room for somebody with a seat: what the game's start waits for, and the buttons for ready, start and leave.
import { MIN_PLAYERS } from '../../../game/index.ts';
import type { MatchInfo } from '../../../server/wire/match.ts';
import type { PageText } from '../../words/pages.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { isOpenSeat, takenSeats } from '../match/matchInfo.ts';
import { mainAction, othersAreReady } from './mainAction.ts';

interface RoomActionsProps {
  match: MatchInfo;
  seat: number;
  busy: boolean;
  /** True while there is no connection, so that nothing can be sent. */
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

/** Why the host cannot start the game; null if nothing prevents it. */
function whyNoStart(match: MatchInfo, room: PageText['online']['room']): string | null {
  if (takenSeats(match).length < MIN_PLAYERS) return room.tooFew;
  return othersAreReady(match) ? null : room.notAllReady;
}

export function RoomActions({ match, seat, busy, cutOff, onReady, onStart, onLeave }: RoomActionsProps) {
  const { online } = useText();
  const { room } = online;
  const { players, host } = match;
  const isReady = players[seat]?.data?.ready === true;
  const main = mainAction(match, seat);
  const cutOffReason = cutOff ? online.chat.cutOff : null;
  const sendReason = busy ? online.busy : cutOffReason;
  const startReason = sendReason ?? whyNoStart(match, room);
  // With all seats taken and everybody else ready, the host's "ready" would begin the game, just as "start" does.
  const needsReadyButton = main !== 'begin' || players.some(isOpenSeat);
  return (
    <>
      <p class="soft" role="status">
        {waitsFor(match, seat, room)}
      </p>
      <div class="row">
        {needsReadyButton && (
          <Button
            kind={main === 'ready' ? 'main' : undefined}
            size="large"
            icon="done"
            pressed={isReady}
            reason={sendReason}
            onPress={() => {
              if (sendReason === null) onReady(!isReady);
            }}
          >
            {room.iAmReady}
          </Button>
        )}
        {seat === host && (
          <Button
            kind={main === 'begin' ? 'main' : undefined}
            size="large"
            icon="play"
            reason={startReason}
            onPress={() => {
              if (startReason === null) onStart();
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
