// Runs in the built page before any module, so that what the address asks for loads beside the first JavaScript, not after it.
// server/clientBuild/preloads.ts writes the function into the page: it uses nothing but its parameters and the browser.
import type { chooseLanguage } from './words/languages.ts';

/**
 * `settingsKey` is the key of the settings in localStorage; `files` are addresses by language ("de"), by page ("rules"), and by both
 * ("rules de"), in the order in which they are to load.
 */
export function preload(
  choose: typeof chooseLanguage,
  settingsKey: string,
  languages: readonly [string, ...string[]],
  files: Readonly<Record<string, readonly string[]>>,
): void {
  let chosen: unknown;
  try {
    chosen = (JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as { language?: unknown }).language;
  } catch {
    // No language is kept, or storage is forbidden.
  }
  const language = choose(chosen, navigator.languages, languages);
  // Matches have links with a path (`/t/ID`), all other pages a hash.
  const page = location.pathname === '/' ? (location.hash.split('/')[1] ?? '') : 'match';
  const wanted = [language, page, `${page} ${language}`];
  for (const href of wanted.flatMap((name) => (Object.hasOwn(files, name) ? (files[name] ?? []) : []))) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    // A stylesheet is preloaded just as Vite will ask for it, or it would be loaded twice.
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
    document.head.append(link);
  }
}
