// Every language says what English says: nothing is left in English, and every number and name that is passed appears.
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
/** Names of persons, which are kept in a saved game. */
const NAMES = /\.botNames\./;

function leavesOf(text: unknown, path = ''): Map<string, Leaf> {
  if (typeof text === 'string' || typeof text === 'number' || typeof text === 'function')
    return new Map([[path, text as Leaf]]);
  return new Map(
    Object.entries(text as object).flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]),
  );
}

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

const choices = (count: number): unknown[][] =>
  count === 0 ? [[]] : choices(count - 1).flatMap((facts) => SAMPLES.map((sample) => [...facts, sample]));

const say = (text: Said, facts: readonly unknown[]): string | null => {
  try {
    const said = text(...facts);
    return typeof said === 'string' && !WRONG.test(said) ? said : null;
  } catch {
    return null;
  }
};

/** The facts of which most appear in the English sentence. */
function factsFor(text: Said): { facts: unknown[]; appear: string[] } {
  let best: { facts: unknown[]; appear: string[] } = { facts: [], appear: [] };
  for (const facts of choices(text.length)) {
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

  test('counts from nothing to many', async () => {
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
