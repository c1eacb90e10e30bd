// Loads something in the language that is shown, and again when another one is chosen.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Language } from './language.ts';
import { countLoad } from './pageLoads.ts';
import { useServices, useText } from './services.ts';

/** Null while it is being loaded. `load` must not change between renders. */
export function useLoaded<T>(load: (language: Language) => Promise<T>): { loaded: T | null; hasFailed: boolean } {
  const pages = useText();
  const { language } = useServices();
  const [loaded, setLoaded] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Before the page is painted, as all that is loaded ahead waits for what has been asked for by then.
  useLayoutEffect(() => {
    let isWanted = true;
    countLoad(load(language)).then(
      (content) => {
        if (isWanted) setLoaded(content);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pages, language, load]);
  return { loaded, hasFailed };
}
