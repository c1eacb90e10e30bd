// Loads the guide in the chosen language: its text, the rulebook, and the names of the game's things.
import { useEffect, useState } from 'preact/hooks';
import { readRulebook, type Rulebook } from '../../model/rulebook.ts';
import type { GuideText } from '../../words/guide.ts';
import type { Words } from '../../words/index.ts';
import type { LanguageCode } from '../../words/text.ts';
import { useSettings } from '../services.ts';

export interface LoadedGuide {
  text: GuideText;
  rulebook: Rulebook;
  words: Words;
}

async function load(language: LanguageCode): Promise<LoadedGuide> {
  const [{ loadGuide }, { createWords }] = await Promise.all([
    import('../../words/guide.ts'),
    import('../../words/index.ts'),
  ]);
  const text = await loadGuide(language);
  return { text, rulebook: readRulebook(text.rulebook), words: createWords(language) };
}

/** Null while the guide is being loaded. */
export function useGuide(): { guide: LoadedGuide | null; hasFailed: boolean } {
  const { language } = useSettings();
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
  }, [language]);
  return { guide, hasFailed };
}
