// The language in use: the texts of pages, and the words of the game once they are asked for. Follows the settings.
import { chooseLanguage, LANGUAGES, type LanguageCode, type Wording } from '../words/languages.ts';
import { loadPages, type PageText } from '../words/pages.ts';
import type { Words } from '../words/index.ts';
import { loading } from './loading.ts';
import type { Settings } from './settings.ts';
import { createStore, type Store, type ReadableStore } from './store.ts';

export const languageOf = ({ language }: Settings): LanguageCode =>
  chooseLanguage(language, navigator.languages, LANGUAGES);

export const wordingOf = (settings: Settings): Wording => ({ code: languageOf(settings), terms: settings.terms });

const isSame = (one: Wording, other: Wording): boolean => one.code === other.code && one.terms === other.terms;

export interface Language {
  /** The wording of the texts on the page; while other texts are loaded, the settings already name the next one. */
  readonly wording: () => Wording;
  readonly text: ReadableStore<PageText>;
  /** Loads the words of the game when they are first asked for. */
  readonly words: () => Promise<ReadableStore<Words>>;
}

const loadWords = (wording: Wording): Promise<Words> =>
  loading(async () => (await import('../words/index.ts')).loadWords(wording))();

/** `pages` are the texts in the language that the settings name now. */
export function followLanguage(settings: Store<Settings>, pages: PageText): Language {
  const text = createStore(pages);
  let words: Store<Words> | null = null;
  let shown = wordingOf(settings.get());
  const isWanted = (wording: Wording) => isSame(wordingOf(settings.get()), wording);

  const change = async (wording: Wording): Promise<void> => {
    const [nextText, nextWords] = await Promise.all([loadPages(wording), words === null ? null : loadWords(wording)]);
    if (!isWanted(wording)) return;
    // The words of the game were first loaded meanwhile, in the language before: they have to change with the pages.
    if (nextWords === null && words !== null) return change(wording);
    shown = wording;
    text.set(nextText);
    if (nextWords !== null) words?.set(nextWords);
  };

  settings.subscribe(() => {
    const wording = wordingOf(settings.get());
    if (isSame(wording, shown)) return;
    change(wording).catch(() => {
      // The texts could not be loaded: the settings go back to the language that is shown.
      if (isWanted(wording)) settings.set({ ...settings.get(), language: shown.code, terms: shown.terms });
    });
  });

  return {
    wording: () => shown,
    text,
    words: async () => {
      while (words === null) {
        const wording = shown;
        const loaded = await loadWords(wording);
        if (isSame(wording, shown)) words ??= createStore(loaded);
      }
      return words;
    },
  };
}
