// The language in use: the texts of pages and those of the game change together.
import { beforeEach, expect, test, vi } from 'vitest';
import { followLanguage } from '../../../../client/overlay/language.ts';
import { openSettings } from '../../../../client/overlay/settings.ts';
import { pages } from '../../../../client/words/en/pages/index.ts';
import { loadWords } from '../../../../client/words/index.ts';
import { ENGLISH } from '../../../kit/wordings.ts';

const PAGES_TAKE_MS = 50;

vi.mock(import('../../../../client/words/pages.ts'), async (original) => {
  const { loadPages } = await original();
  return {
    loadPages: async (wording) => {
      await new Promise((resolve) => setTimeout(resolve, PAGES_TAKE_MS));
      return loadPages(wording);
    },
  };
});

beforeEach(() => localStorage.clear());

test('a table that is opened while the language changes has its words in the new language', async () => {
  const settings = openSettings(localStorage);
  const language = followLanguage(settings, pages);
  // The English words are loaded here already, so that they come before the German pages.
  await loadWords(ENGLISH);
  settings.set({ ...settings.get(), language: 'de' });
  const words = await language.words();
  await vi.waitFor(() => expect(language.text.get().lang).toBe('de'));
  await vi.waitFor(() => expect(words.get().card('dishwasher')).toBe('Tellerwäscher'));
});
