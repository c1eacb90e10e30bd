// Loads the guide in the chosen language: its text, the rulebook, and the names of the game's things.
import { readRulebook, type Rulebook } from '../../model/rulebook.ts';
import { loadGuide, type GuideText } from '../../words/guide.ts';
import type { Words } from '../../words/index.ts';
import type { Language } from '../language.ts';
import { useLoaded } from '../useLoaded.ts';

export interface LoadedGuide {
  text: GuideText;
  rulebook: Rulebook;
  words: Words;
}

async function load(language: Language): Promise<LoadedGuide> {
  const [text, words] = await Promise.all([loadGuide(language.wording()), language.words()]);
  return { text, rulebook: readRulebook(text.rulebook), words: words.get() };
}

export const useGuide = () => useLoaded(load);
