// Runs in the built page before any module: what the page in the address needs loads beside the first JavaScript, not
// later. Unless that page needs them, the files of a table are only named, in links that fetchTable.ts turns on when
// the page is idle.
// server/clientBuild/preloads.ts writes the function into the page: it uses nothing but its parameters and the browser.
import type { chooseLanguage } from './words/languages.ts';

/**
 * `settingsKey` is the key of the settings in localStorage; `files` are addresses by language ("de"), by page
 * ("rules"), and by both ("rules de"), in the order in which they are to load.
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
    // Storage is forbidden, or holds no valid settings.
  }
  const language = choose(chosen, navigator.languages, languages);
  // Matches have links with a path (`/t/ID`), all other pages a hash.
  const page = location.pathname === '/' ? (location.hash.split('/')[1] ?? '') : 'match';
  const filesOf = (...names: string[]) =>
    names.flatMap((name) => (Object.hasOwn(files, name) ? (files[name] ?? []) : []));
  const now = filesOf(language, page, `${page} ${language}`);
  const later = filesOf('play', `play ${language}`).filter((href) => !now.includes(href));
  for (const href of [...now, ...later]) {
    const kind = href.endsWith('.css') ? 'style' : href.endsWith('.woff2') ? 'font' : 'script';
    const link = Object.assign(document.createElement('link'), { href });
    // With the attributes of Vite's own link to the stylesheet; with others it would be loaded twice.
    if (kind !== 'script') Object.assign(link, { as: kind, crossOrigin: '' });
    if (now.includes(href)) link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    // Not `preload` for a stylesheet: browsers warn of one that is not soon used.
    else link.dataset['later'] = kind === 'script' ? 'modulepreload' : 'prefetch';
    document.head.append(link);
  }
}
