// The language in use: the texts of pages, and those of the game once a table asks for them. Follows the settings at once.
import { chooseLanguage, LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { loadPages, type PageText } from '../words/text.ts';
import type { Words } from '../words/index.ts';
import { loading } from './loading.ts';
import type { Settings } from './settings.ts';
import { createStore, type Store, type Watched } from './store.ts';

export const languageOf = ({ language }: Settings): LanguageCode =>
  chooseLanguage(language, navigator.languages, LANGUAGES);

export interface Language {
  /** The language of the texts; the settings may be ahead of it while texts are loaded. */
  readonly code: () => LanguageCode;
  readonly text: Watched<PageText>;
  /** Loads the words of the game when they are first asked for. */
  readonly words: () => Promise<Watched<Words>>;
}

const loadWords = (code: LanguageCode): Promise<Words> =>
  loading(async () => (await import('../words/index.ts')).loadWords(code))();

/** `pages` are the texts in the language that the settings name now. */
export function followLanguage(settings: Store<Settings>, pages: PageText): Language {
  const text = createStore(pages);
  let words: Store<Words> | null = null;
  let shown = languageOf(settings.get());
  const isWanted = (code: LanguageCode) => languageOf(settings.get()) === code;

  const change = async (code: LanguageCode): Promise<void> => {
    const [nextText, nextWords] = await Promise.all([loadPages(code), words === null ? null : loadWords(code)]);
    if (!isWanted(code)) return;
    shown = code;
    text.set(nextText);
    if (nextWords !== null) words?.set(nextWords);
  };

  settings.subscribe(() => {
    const code = languageOf(settings.get());
    if (code === shown) return;
    change(code).catch(() => {
      // Without a network, say: the settings show again what is shown.
      if (isWanted(code)) settings.set({ ...settings.get(), language: shown });
    });
  });

  return {
    code: () => shown,
    text,
    words: async () => {
      while (words === null) {
        const code = shown;
        const loaded = await loadWords(code);
        if (code === shown) words ??= createStore(loaded);
      }
      return words;
    },
  };
}
