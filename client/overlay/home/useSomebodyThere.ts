// Tells whether the visitor is active: ornaments move while the pointer or keys are in use, and rest when idle.
import { useEffect, useState } from 'preact/hooks';

const STAYS_MS = 4000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

export function useSomebodyThere(): boolean {
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    const gone = new AbortController();
    let later = 0;
    const stay = () => {
      setIsThere(true);
      window.clearTimeout(later);
      later = window.setTimeout(() => setIsThere(false), STAYS_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, stay, { signal: gone.signal, passive: true });
    stay();
    return () => {
      gone.abort();
      window.clearTimeout(later);
    };
  }, []);
  return isThere;
}
