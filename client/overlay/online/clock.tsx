// Time that runs: towards a moment, or since one.
import { useEffect, useState } from 'preact/hooks';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';

const SECOND = 1000;
/** From here on one had better hurry. */
const SHORT = 10;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(tick);
  }, []);
  return now;
}

/** By this browser's clock. */
export function TimeLeft({ until }: { until: number }) {
  const { online } = useText();
  const left = Math.max(0, Math.ceil((until - useNow()) / SECOND));
  return <span class={left <= SHORT ? 'timeLeft short' : 'timeLeft'}>{online.clock(left)}</span>;
}

/** Said aloud when one’s own time is nearly up. */
export function HurryUp({ until }: { until: number | null }) {
  const { online } = useText();
  const now = useNow();
  const left = until === null ? Infinity : Math.ceil((until - now) / SECOND);
  return <Live words={left > 0 && left <= SHORT ? online.table.hurry : ''} urgent />;
}

export function TimeSince({ since }: { since: number }) {
  const { online } = useText();
  return <>{online.room.lookingFor(online.clock(Math.max(0, Math.floor((useNow() - since) / SECOND))))}</>;
}
