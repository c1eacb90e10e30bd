// The coach's reasons and the findings of its review, as sentences.
// @vitest-environment node
import { expect, test } from 'vitest';
import { wording } from '../../kit/wordings.ts';
import { loadWords } from '../../../client/words/index.ts';
import { LANGUAGES } from '../../../client/words/languages.ts';
import type { AdviceReason } from '../../../game/bots/coach/reasons.ts';
import { parse } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';

const en = await loadWords(wording('en'));
const de = await loadWords(wording('de'));
const inEveryLanguage = await Promise.all(LANGUAGES.map((code) => loadWords(wording(code))));

const { state } = aTable().serving({ drawn: 'server server regular1', thalers: 20 }, { drawn: '6f' });
const viewpoint = { view: state, me: 0, people: PEOPLE } as const;

test('what is left for the next player follows after a comma', () => {
  const why: AdviceReason[] = [
    { because: 'dieFor', space: 'cashbox', raise: 0 },
    { because: 'leavesNone', seat: 1 },
  ];
  expect(en.why(why, viewpoint)).toBe('For the cashbox, with none left for Ben.');
  expect(de.why(why, viewpoint)).toBe('Für die Kasse, und keine bleibt für Ben.');
  expect(en.why([{ because: 'leavesNone', seat: 1 }], viewpoint)).toBe('None left for Ben.');
});

test('a lead of less than a point is hardly better', () => {
  const better = (points: number) => en.why([{ because: 'better', points }], viewpoint);
  expect(better(0.4)).toBe('Hardly better than anything else.');
  expect(better(2.1)).toBe('About 2 points more than anything else.');
  expect(de.why([{ because: 'better', points: 0.4 }], viewpoint)).toBe('Das ist kaum besser als alles andere.');
});

test('a guest who may be turned away is not gained', () => {
  const why: AdviceReason[] = [
    { because: 'points', points: 4 },
    { because: 'bonus', bonus: { gives: 'deny' } },
  ];
  expect(en.why(why, viewpoint)).toBe('4 points and a guest may be turned away.');
  expect(de.why(why, viewpoint)).toBe('4 Punkte und ein Gast darf abgewiesen werden.');
});

test('the goods that are lost with the end of a turn are named', () => {
  expect(en.why([{ because: 'goodsLost', thalers: 0, beer: 2 }], viewpoint)).toBe(
    'Nothing worth buying for the 2 beer that will be lost.',
  );
});

test('in a review a move and what it brings share one pair of brackets, in every language', () => {
  const upgrade = parse('upgrade server 2')!;
  for (const words of inEveryLanguage) {
    const done = words.done(upgrade, [{ because: 'noble' }], viewpoint);
    expect(done).toMatch(/^[^()]*\([^()]*\)\.$/);
  }
});

test('in a review of one’s own game the player is spoken to', () => {
  const buy = parse('buy table')!;
  expect(en.done(buy, [], viewpoint)).toMatch(/^Anna buys /);
  expect(en.done(buy, [], viewpoint, { isOwn: true })).toMatch(/^You buy /);
  expect(de.done(buy, [], viewpoint, { isOwn: true })).toMatch(/^Du kaufst /);
});

test('one point of luck is a point', () => {
  expect(en.coach.review.luck(1, -3)).toContain('+1 point and guests −3');
  expect(en.coach.review.luck(2, 0)).toContain('+2 points and guests 0');
});
