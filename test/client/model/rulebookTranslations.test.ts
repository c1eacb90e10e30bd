// The numbered rules in every language: the same rules under the same numbers as game/RULES.md, and all translated.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook, textOfRule, type Rule } from '../../../client/model/rulebook.ts';
import { loadGuide } from '../../../client/words/guide.ts';
import { LANGUAGES } from '../../../client/words/languages.ts';
import { rulesIn } from '../../kit/rulebooks.ts';
import { wording } from '../../kit/wordings.ts';

const original = readRulebook(readFileSync('game/RULES.md', 'utf8'));
const translations = LANGUAGES.filter((code) => code !== 'en');

type Book = typeof original;
/** Sorted, as a translation may put its figures in another order. */
const figures = (rule: Rule) => [...textOfRule(rule).matchAll(/[A-Z]?\d+/g)].map(([figure]) => figure).sort();
const titlesIn = (book: Book) =>
  book.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);

test('the English guide shows game/RULES.md itself', async () => {
  expect(readRulebook((await loadGuide(wording('en'))).rulebook)).toEqual(original);
});

describe.each(translations)('%s', async (code) => {
  const translated = readRulebook((await loadGuide(wording(code))).rulebook);

  test('has every rule in its chapter and section, in the same order', () => {
    const shape = (book: Book) =>
      book.map(({ letter, sections }) => [letter, sections.map(({ rules }) => rules.map(({ number }) => number))]);
    expect(shape(translated)).toEqual(shape(original));
  });

  test('refers to the same rules and gives the same figures in each rule', () => {
    const facts = (book: Book) => rulesIn(book).map((rule) => [rule.number, ...figures(rule)].join(' '));
    expect(facts(translated)).toEqual(facts(original));
  });

  test('links each reference to the rule that it names', () => {
    const links = (book: Book) =>
      rulesIn(book).map(({ phrases }) => phrases.flatMap(({ rule }) => (rule === null ? [] : [rule])).sort());
    expect(links(translated)).toEqual(links(original));
  });

  test('leaves no rule and no heading in English', () => {
    const english = new Set([...rulesIn(original).map(textOfRule), ...titlesIn(original)]);
    const here = [...rulesIn(translated).map(textOfRule), ...titlesIn(translated)];
    expect(here.filter((text) => text !== null && english.has(text))).toEqual([]);
  });
});
