// The guide's rules: read from RULES.md, linked to one another, searched, and reached from the table.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_OF_REASON, ruleOfSpot } from '../../../client/model/ruleOf.ts';
import { markFound, readRulebook, searchRules, textOfRule } from '../../../client/model/rulebook.ts';
import { numbersIn, rulesIn } from '../../kit/rulebooks.ts';
import { spotsOn } from '../../kit/spots.ts';
import { aTable } from '../../kit/table.ts';

const source = readFileSync('game/RULES.md', 'utf8');
const rulebook = readRulebook(source);

test('every numbered rule is in the guide, in the order of the file', () => {
  expect(numbersIn(rulebook)).toEqual([...source.matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, number]) => number));
});

test('chapters have their letter, sections their heading', () => {
  const serving = rulebook.find(({ letter }) => letter === 'F');
  expect(serving?.title).toBe('Serving');
  expect(serving?.sections.map(({ title }) => title)).toContain('Moving dice');
});

test('a rule that names another links to it', () => {
  const rule = rulesIn(rulebook).find(({ number }) => number === 'F30')!;
  expect(rule.phrases.filter(({ rule: to }) => to !== null)).toEqual([{ text: 'F26', rule: 'F26' }]);
  expect(textOfRule(rule)).toContain('the guest of F26');
});

test('what looks like a number but is no rule stays text', () => {
  const [only] = rulesIn(readRulebook('## A. One\n\n**A1** A4 paper, and A1.'));
  expect(only?.phrases.map(({ rule }) => rule)).toEqual([null, 'A1', null]);
});

describe('the search', () => {
  test.each([
    ['cashbox pays', ['F7']],
    ['F12', ['F12']],
    ['DEALT into an open row', ['S7']],
  ])('for “%s” finds %j', (query, numbers) => expect(numbersIn(searchRules(rulebook, query))).toEqual(numbers));

  test.each([
    ['Guests', [], 'A guest sits down.', ['guest']],
    ['biere', [], 'Deux bières.', ['bières']],
    ['beer pay', [], 'He pays 2 beer, beer!', ['pays', 'beer', 'beer']],
    ['coins', [{ rules: ['thaler'], others: ['coin'] }], 'It costs 3 thalers.', ['thalers']],
    ['', [], 'A guest.', []],
  ])('for “%s” marks the words that it finds', (query, synonyms, text, words) => {
    const pieces = markFound(text, query, synonyms);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.flatMap((piece) => (piece.isFound ? [piece.text] : []))).toEqual(words);
  });

  test('for nothing finds everything', () => expect(searchRules(rulebook, '  ')).toEqual(rulebook));

  test('for a word that no rule has finds nothing', () => expect(searchRules(rulebook, 'zeppelin')).toEqual([]));

  test('ignores accents', () => {
    const french = readRulebook('## A. Une soirée\n\n**A1** La bière coule.');
    expect(numbersIn(searchRules(french, 'biere soiree'))).toEqual(['A1']);
  });
});

describe('other forms of a word', () => {
  test.each([
    ['Бочка. Пивовара кормят кубиками.', 'пивоваром'],
    ['Приходит аристократ.', 'аристократы'],
    ['A guest pays.', 'guests'],
    ['Ein Gast zahlt für den Würfel.', 'Würfeln'],
    ['Le noble arrive.', 'nobles'],
  ])('find the rule: “%s” is found by “%s”', (text, query) => {
    expect(numbersIn(searchRules(readRulebook(`## A. A\n\n**A1** ${text}`), query))).toEqual(['A1']);
  });

  test('are not all words that begin alike', () => {
    expect(searchRules(readRulebook('## A. A\n\n**A1** A dishwasher adds 1.'), 'dishes')).toEqual([]);
  });
});

describe('from the table', () => {
  const numbers = new Set(numbersIn(rulebook));

  test('every spot leads to a rule that exists', () => {
    const spots = spotsOn(aTable({ modules: 5 }).state);
    expect(spots.filter((spot) => !numbers.has(ruleOfSpot(spot)))).toEqual([]);
  });

  test('every refusal leads to a rule that exists, or to none', () => {
    const rules = Object.values(RULE_OF_REASON).filter((rule) => rule !== null);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});
