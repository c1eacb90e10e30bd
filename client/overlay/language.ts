// The language in use: the texts of pages, and those of the game once a table asks for them. Follows the settings at once.
import { chooseLanguage, LANGUAGES, type LanguageCode, type Tongue } from '../words/languages.ts';
import { loadPages, type PageText } from '../words/text.ts';
import type { Words } from '../words/index.ts';
import { loading } from './loading.ts';
import type { Settings } from './settings.ts';
import { createStore, type Store, type Watched } from './store.ts';

export const languageOf = ({ language }: Settings): LanguageCode =>
  chooseLanguage(language, navigator.languages, LANGUAGES);

export const tongueOf = (settings: Settings): Tongue => ({ code: languageOf(settings), terms: settings.terms });

const isSame = (one: Tongue, other: Tongue): boolean => one.code === other.code && one.terms === other.terms;

export interface Language {
  /** The language of the texts; the settings may be ahead of it while texts are loaded. */
  readonly tongue: () => Tongue;
  readonly text: Watched<PageText>;
  /** Loads the words of the game when they are first asked for. */
  readonly words: () => Promise<Watched<Words>>;
}

const loadWords = (tongue: Tongue): Promise<Words> =>
  loading(async () => (await import('../words/index.ts')).loadWords(tongue))();

/** `pages` are the texts in the language that the settings name now. */
export function followLanguage(settings: Store<Settings>, pages: PageText): Language {
  const text = createStore(pages);
  let words: Store<Words> | null = null;
  let shown = tongueOf(settings.get());
  const isWanted = (tongue: Tongue) => isSame(tongueOf(settings.get()), tongue);

  const change = async (tongue: Tongue): Promise<void> => {
    const [nextText, nextWords] = await Promise.all([loadPages(tongue), words === null ? null : loadWords(tongue)]);
    if (!isWanted(tongue)) return;
    shown = tongue;
    text.set(nextText);
    if (nextWords !== null) words?.set(nextWords);
  };

  settings.subscribe(() => {
    const tongue = tongueOf(settings.get());
    if (isSame(tongue, shown)) return;
    change(tongue).catch(() => {
      // Without a network, say: the settings show again what is shown.
      if (isWanted(tongue)) settings.set({ ...settings.get(), language: shown.code, terms: shown.terms });
    });
  });

  return {
    tongue: () => shown,
    text,
    words: async () => {
      while (words === null) {
        const tongue = shown;
        const loaded = await loadWords(tongue);
        if (isSame(tongue, shown)) words ??= createStore(loaded);
      }
      return words;
    },
  };
}
