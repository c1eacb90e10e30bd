// Clocks: the time left of a turn, and the time since a moment.
import { useEffect, useState } from 'preact/hooks';
import { alertAbsentPlayer } from './alertAbsentPlayer.ts';
import { Live } from './live.tsx';
import { useServices, useText } from '../services.ts';

const SECOND_MS = 1000;
/** The last seconds are announced and shown in another colour. */
const SHORT_S = 10;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}

interface TimeLeftProps {
  /** The end of the turn, by this browser's clock. */
  until: number;
  /** The part of the time left that comes from the reserve, which a player has once for the whole game (ms). */
  reserve: number;
}

/** The turn's own time first, with the reserve beside it; then the reserve as it runs out. */
export function TimeLeft({ until, reserve }: TimeLeftProps) {
  const { online } = useText();
  const leftMs = Math.max(0, until - useNow());
  const secondsOfTurn = Math.ceil((leftMs - reserve) / SECOND_MS);
  if (reserve > 0 && secondsOfTurn > 0) {
    return (
      <span class="timeLeft">
        {online.clock(secondsOfTurn)} <span class="small">{online.reserve(Math.ceil(reserve / SECOND_MS))}</span>
      </span>
    );
  }
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return (
    <span class={seconds <= SHORT_S || reserve > 0 ? 'timeLeft short' : 'timeLeft'}>
      {reserve > 0 ? online.inReserve(seconds) : online.clock(seconds)}
    </span>
  );
}

/** Tells the player that the time is nearly up: by screen reader, and on a hidden page by bell and notification. */
export function TimeShortAlert({ until }: { until: number | null }) {
  const { online, table } = useText();
  const { settings } = useServices();
  const now = useNow();
  const secondsLeft = until === null ? Infinity : Math.ceil((until - now) / SECOND_MS);
  const isShort = secondsLeft > 0 && secondsLeft <= SHORT_S;
  const { timeIsShort } = online.table;
  useEffect(
    () => (isShort ? alertAbsentPlayer(settings.get(), table.yourTurn, timeIsShort) : undefined),
    [settings, table, timeIsShort, isShort],
  );
  return <Live text={isShort ? timeIsShort : ''} urgent />;
}

export function SearchTime({ since }: { since: number }) {
  const { online } = useText();
  return <>{online.room.lookingFor(online.clock(Math.max(0, Math.floor((useNow() - since) / SECOND_MS))))}</>;
}
