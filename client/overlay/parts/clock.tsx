// Clocks: the time left of a turn, and the time since a moment.
import { useEffect, useState } from 'preact/hooks';
import { callBack } from './callBack.ts';
import { Live } from './live.tsx';
import { useServices, useText } from '../services.ts';

const SECOND = 1000;
/** The last seconds are announced and shown in another colour. */
const SHORT = 10;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(tick);
  }, []);
  return now;
}

interface TimeLeftProps {
  /** The end of the turn, by this browser's clock. */
  until: number;
  /** The part of the time until then that comes from the reserve, which a player has once for the whole game (ms). */
  reserve: number;
}

/** The turn's own time first, with the reserve beside it; then the reserve as it runs out. */
export function TimeLeft({ until, reserve }: TimeLeftProps) {
  const { online } = useText();
  const left = Math.max(0, until - useNow());
  const ofTurn = Math.ceil((left - reserve) / SECOND);
  if (reserve > 0 && ofTurn > 0) {
    return (
      <span class="timeLeft">
        {online.clock(ofTurn)} <span class="small">{online.reserve(Math.ceil(reserve / SECOND))}</span>
      </span>
    );
  }
  const seconds = Math.ceil(left / SECOND);
  return (
    <span class={seconds <= SHORT || reserve > 0 ? 'timeLeft short' : 'timeLeft'}>
      {reserve > 0 ? online.inReserve(seconds) : online.clock(seconds)}
    </span>
  );
}

/** Tells screen readers, and whoever has the page hidden, that the own time is nearly up. */
export function HurryUp({ until }: { until: number | null }) {
  const { online, table } = useText();
  const { settings } = useServices();
  const now = useNow();
  const left = until === null ? Infinity : Math.ceil((until - now) / SECOND);
  const isShort = left > 0 && left <= SHORT;
  const { hurry } = online.table;
  useEffect(
    () => (isShort ? callBack(settings.get(), table.yourTurn, hurry) : undefined),
    [settings, table, hurry, isShort],
  );
  return <Live text={isShort ? hurry : ''} urgent />;
}

export function SearchTime({ since }: { since: number }) {
  const { online } = useText();
  return <>{online.room.lookingFor(online.clock(Math.max(0, Math.floor((useNow() - since) / SECOND))))}</>;
}
