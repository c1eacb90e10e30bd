// Loads texts in the language of the page, and again when the language changes.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Language } from './language.ts';
import { countLoad } from './pageLoads.ts';
import { useServices, useText } from './services.ts';

/**
 * `loaded` is null until a load succeeds for the first time; while the next one runs it stays as it is. `load` must be
 * the same function on every render.
 */
export function useLoaded<T>(load: (language: Language) => Promise<T>): { loaded: T | null; hasFailed: boolean } {
  // `language` stays the same object; its texts are others when the language changes.
  const texts = useText();
  const { language } = useServices();
  const [loaded, setLoaded] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A layout effect, as in lazy.tsx: loads must be counted before the page is painted.
  useLayoutEffect(() => {
    let isWanted = true;
    countLoad(load(language)).then(
      (content) => {
        if (!isWanted) return;
        setLoaded(content);
        setHasFailed(false);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [texts, language, load]);
  return { loaded, hasFailed };
}
