// Tells whether the visitor is active: ornaments move while the pointer or keys are in use, and rest when idle.
import { useEffect, useState } from 'preact/hooks';

const ACTIVE_MS = 4000;
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

export function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    const gone = new AbortController();
    let later = 0;
    const stay = () => {
      setIsActive(true);
      window.clearTimeout(later);
      later = window.setTimeout(() => setIsActive(false), ACTIVE_MS);
    };
    for (const type of ACTIVITY) window.addEventListener(type, stay, { signal: gone.signal, passive: true });
    stay();
    return () => {
      gone.abort();
      window.clearTimeout(later);
    };
  }, []);
  return isActive;
}
