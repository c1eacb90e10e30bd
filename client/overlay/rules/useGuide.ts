// Loads the guide in the chosen language: its text, the rulebook, and the names of the game's things.
import { useEffect, useState } from 'preact/hooks';
import { readRulebook, type Rulebook } from '../../model/rulebook.ts';
import type { GuideText } from '../../words/guide.ts';
import type { Words } from '../../words/index.ts';
import type { Language } from '../language.ts';
import { useServices, useText } from '../services.ts';

export interface LoadedGuide {
  text: GuideText;
  rulebook: Rulebook;
  words: Words;
}

async function load(language: Language): Promise<LoadedGuide> {
  const [text, words] = await Promise.all([
    import('../../words/guide.ts').then(({ loadGuide }) => loadGuide(language.code())),
    language.words(),
  ]);
  return { text, rulebook: readRulebook(text.rulebook), words: words.get() };
}

/** Null while the guide is being loaded. */
export function useGuide(): { guide: LoadedGuide | null; hasFailed: boolean } {
  const pages = useText();
  const { language } = useServices();
  const [guide, setGuide] = useState<LoadedGuide | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load(language).then(
      (loaded) => {
        if (isWanted) setGuide(loaded);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pages, language]);
  return { guide, hasFailed };
}
