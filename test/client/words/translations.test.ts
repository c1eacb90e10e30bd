// Pages, guide and lessons say in every language what they say in English: nothing is left in English, and no number or
// name is missing.
import { describe, expect, test } from 'vitest';
import { loadGuide } from '../../../client/words/guide.ts';
import { LANGUAGES, type LanguageCode } from '../../../client/words/languages.ts';
import { loadLessons } from '../../../client/words/lessons.ts';
import { loadPages } from '../../../client/words/pages.ts';
import { wording } from '../../kit/wordings.ts';

type Said = (...facts: unknown[]) => unknown;
type Leaf = string | number | Said;

const OTHERS = LANGUAGES.filter((code) => code !== 'en');

/** Texts that are the same in several languages: proper names, signs, and words that the languages share. */
const SHARED =
  /^(Tiefenthal|Bots|Chat|Animations|Module|Modules|Normal|Menu|Log|Podium|Total|Pause|Moment|Tables|Nobles|Schnapps|Invitation|Online|North Star Games|Schmidt Spiele|\W*)$/;
/** Names of bots, which may be the same in several languages. */
const NAMES = /\.botNames\./;

function leavesOf(text: unknown, path = ''): Map<string, Leaf> {
  if (typeof text === 'string' || typeof text === 'number' || typeof text === 'function')
    return new Map([[path, text as Leaf]]);
  return new Map(
    Object.entries(text as object).flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]),
  );
}

/** The texts of pages, guide and lessons by their paths; rulebook and synonyms have tests of their own. */
const textsIn = async (code: LanguageCode): Promise<Map<string, Leaf>> => {
  const { rulebook: _rulebook, synonyms: _synonyms, ...guide } = await loadGuide(wording(code));
  return leavesOf({ pages: await loadPages(wording(code)), guide, lessons: await loadLessons(wording(code)) });
};

const english = await textsIn('en');

/** Sample facts for texts; which of them a text takes is found out by trying them on the English one. */
const SAMPLES: readonly unknown[] = [7, 'Wanda', ['Wanda', 'Otto'], 'red', true];
const WRONG = /undefined|NaN|не число|\[object|function|=>/;
/** The texts that a sentence which takes the fact should contain. */
function shown(fact: unknown): string[] {
  if (typeof fact === 'number') return [String(fact)];
  if (Array.isArray(fact)) return fact as string[];
  return fact === 'Wanda' ? ['Wanda'] : [];
}

/** All lists of this many samples. */
const combinations = (count: number): unknown[][] =>
  count === 0 ? [[]] : combinations(count - 1).flatMap((facts) => SAMPLES.map((sample) => [...facts, sample]));

const say = (text: Said, facts: readonly unknown[]): string | null => {
  try {
    const said = text(...facts);
    return typeof said === 'string' && !WRONG.test(said) ? said : null;
  } catch {
    return null;
  }
};

/** The samples with which the English text makes a sentence that contains the most of them. */
function factsFor(text: Said): { facts: unknown[]; appear: string[] } {
  let best: { facts: unknown[]; appear: string[] } = { facts: [], appear: [] };
  for (const facts of combinations(text.length)) {
    const said = say(text, facts);
    if (said === null) continue;
    const appear = facts.flatMap(shown).filter((fact) => said.includes(fact));
    if (best.facts.length < text.length || appear.length > best.appear.length) best = { facts, appear };
  }
  return best;
}

describe.each(OTHERS)('%s', (code) => {
  test('has a text of its own for everything', async () => {
    const texts = await textsIn(code);
    const same = [...texts].filter(
      ([path, text]) =>
        typeof text === 'string' && text === english.get(path) && !SHARED.test(text) && !NAMES.test(path),
    );
    expect(same).toEqual([]);
  });

  test('says every number and every name that English says', async () => {
    const texts = await textsIn(code);
    const faults: string[] = [];
    for (const [path, text] of english) {
      if (typeof text !== 'function') continue;
      const { facts, appear } = factsFor(text);
      expect(facts, path).toHaveLength(text.length);
      const said = say(texts.get(path) as Said, facts);
      const missing = said === null ? ['a sentence'] : appear.filter((fact) => !said.includes(fact));
      if (missing.length > 0) faults.push(`${path}: “${said ?? ''}” lacks ${missing.join(' and ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('has a sentence for every count, from none to many', async () => {
    for (const [path, text] of await textsIn(code)) {
      if (typeof text !== 'function') continue;
      const { facts } = factsFor(english.get(path) as Said);
      for (const count of [0, 1, 2, 5, 11, 21, 102]) {
        const counted = facts.map((fact) => (typeof fact === 'number' ? count : fact));
        if (say(english.get(path) as Said, counted) !== null) expect(say(text, counted), path).not.toBeNull();
      }
    }
  });
});
