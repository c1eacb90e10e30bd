// Time that runs: towards a moment, or since one.
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../services.ts';

const SECOND = 1000;

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
  return (
    <span class={left <= 10 ? 'timeLeft short' : 'timeLeft'}>
      {left === 0 ? online.table.outOfTime : online.clock(left)}
    </span>
  );
}

export function TimeSince({ since }: { since: number }) {
  const { online } = useText();
  return <>{online.room.lookingFor(online.clock(Math.max(0, Math.floor((useNow() - since) / SECOND))))}</>;
}
