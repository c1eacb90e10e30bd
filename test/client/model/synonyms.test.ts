// The search in the rules knows other words for what the rules name, in every language.
import { describe, expect, test } from 'vitest';
import { readRulebook, searchRules, type Synonym } from '../../../client/model/rulebook.ts';
import { loadGuide } from '../../../client/words/guide.ts';
import { LANGUAGES, type LanguageCode } from '../../../client/words/languages.ts';
import { numbersIn } from '../../kit/rulebooks.ts';
import { wording } from '../../kit/wordings.ts';

const guideIn = async (code: LanguageCode) => {
  const { rulebook, synonyms } = await loadGuide(wording(code));
  return { rulebook: readRulebook(rulebook), synonyms };
};

describe.each(LANGUAGES)('%s', async (code) => {
  const { rulebook, synonyms } = await guideIn(code);
  const find = (query: string, known: readonly Synonym[] = synonyms) => numbersIn(searchRules(rulebook, query, known));

  test('every word that has synonyms is found in the rules', () => {
    const unknown = synonyms.flatMap(({ rules }) => rules).filter((word) => find(word, []).length === 0);
    expect(unknown).toEqual([]);
  });

  test('each synonym is a single word, is listed once, and finds rules', () => {
    const others = synonyms.flatMap((synonym) => synonym.others);
    expect(others.filter((word) => /\s/.test(word) || find(word).length === 0)).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  });
});

test.each<[LanguageCode, string, string]>([
  ['en', 'waitresses', 'C1'],
  ['en', 'money', 'F14'],
  ['en', 'hire customer', 'F25'],
  ['en', 'VP schnapps', 'V2'],
  ['de', 'Münzen', 'F14'],
  ['de', 'anwerben Gast', 'F25'],
  ['fr', 'argent', 'F14'],
  ['fr', 'recruter client', 'F25'],
  ['ru', 'монетами', 'F14'],
  ['ru', 'нанять гостя', 'F25'],
])('%s: “%s” finds %s', async (code, query, number) => {
  const { rulebook, synonyms } = await guideIn(code);
  expect(numbersIn(searchRules(rulebook, query, synonyms))).toContain(number);
});
