// Loads the guide in the chosen language: its text, the rulebook, and the names of the game's things.
import { readRulebook, type Rulebook } from '../../model/rulebook.ts';
import { loadGuide, type GuideText } from '../../words/guide.ts';
import type { Words } from '../../words/index.ts';
import { termsOf } from '../../words/languages.ts';
import type { Language } from '../language.ts';
import { useLoaded } from '../useLoaded.ts';

export interface LoadedGuide {
  text: GuideText;
  rulebook: Rulebook;
  words: Words;
  /** Puts a text into the guide's terms, which are those of one edition of the game (see `termsOf`). */
  inTerms: (text: string) => string;
}

async function load(language: Language): Promise<LoadedGuide> {
  const wording = language.wording();
  const [text, words, inTerms] = await Promise.all([loadGuide(wording), language.words(), termsOf(wording)]);
  return { text, rulebook: readRulebook(text.rulebook), words: words.get(), inTerms };
}

export const useGuide = () => useLoaded(load);
