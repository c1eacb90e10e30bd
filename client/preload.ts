// Runs in the built page before any module, so that the texts of its language load beside the first JavaScript, not after it.
// server/preloadLanguage.ts writes the function into the page: it uses nothing but its parameters and the browser.
import type { chooseLanguage } from './words/languages.ts';

/** `place` is where the settings are kept; `files` are the addresses of each language's chunks, the first one's first. */
export function preload(
  choose: typeof chooseLanguage,
  place: string,
  files: Readonly<Record<string, readonly string[]>>,
): void {
  let chosen: unknown;
  try {
    chosen = (JSON.parse(localStorage.getItem(place) ?? '{}') as { language?: unknown }).language;
  } catch {
    // No language is kept, or storage is forbidden.
  }
  const languages = Object.keys(files) as [string, ...string[]];
  for (const href of files[choose(chosen, navigator.languages, languages)] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
