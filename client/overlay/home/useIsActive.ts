// True for a while after the page opens and after each use of the pointer or a key: ornaments move only then.
import { useEffect, useState } from 'preact/hooks';

const ACTIVE_MS = 4000;
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

export function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    const listening = new AbortController();
    let timer = 0;
    const onActivity = () => {
      setIsActive(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsActive(false), ACTIVE_MS);
    };
    for (const type of ACTIVITY) window.addEventListener(type, onActivity, { signal: listening.signal, passive: true });
    onActivity();
    return () => {
      listening.abort();
      window.clearTimeout(timer);
    };
  }, []);
  return isActive;
}
