// Sentences of the coach: its reasons, the purchases and places of dice that it advises, and the findings of its
// review; and the label of an upgrade.
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

test('that none is left for the next player comes last, after the space with its yield', () => {
  const why: AdviceReason[] = [
    { because: 'dieFor', space: 'cashbox', raise: 0 },
    { because: 'leavesNone', seat: 1 },
  ];
  expect(en.why(why, viewpoint)).toBe('For the cashbox (1 thaler), with none left for Ben.');
  expect(de.why(why, viewpoint)).toBe('Für die Kasse (1\u00a0Dublone); für Ben bleibt keine übrig.');
  expect(en.why([{ because: 'leavesNone', seat: 1 }], viewpoint)).toBe('None left for Ben.');
});

test('the lasting use of a purchase is told, but not in the last evening', () => {
  const use = (line: string, view = state) => en.lastingUse(parse(line)!, { ...viewpoint, view });
  expect(use('buy dishwasher')).toBe('Each dishwasher that was drawn may raise one die by 1.');
  expect(use('recruit 6f')).toMatch(/^Wants a \d and pays \d thalers\.$/);
  expect(use('upgrade cashbox 0')).toBe('Once upgraded: One die of any value here yields 3 thalers.');
  expect(use('end')).toBe('');
  expect(use('buy dishwasher', { ...state, round: 8 })).toBe('');
  for (const words of inEveryLanguage)
    expect(words.lastingUse(parse('recruit 6f')!, viewpoint)).toMatch(/^\p{Lu}.*\d.*\.$/u);
});

test('the purchases that follow are told in one sentence, in every language', () => {
  const moves = ['upgrade cashbox 0', 'recruit 6f'].map((line) => parse(line)!);
  expect(en.thenBuys(moves, viewpoint)).toMatch(
    /^Then: upgrade the cashbox for \d+ thalers; recruit the .+ for \d+ beer\.$/,
  );
  expect(en.thenBuys([], viewpoint)).toBe('');
  for (const words of inEveryLanguage)
    expect(words.thenBuys(moves, viewpoint)).toMatch(/^\p{Lu}\p{Ll}+\s?: \p{Ll}.*; \p{Ll}.*\.$/u);
});

test('a lead of less than a point is hardly better', () => {
  const better = (points: number) => en.why([{ because: 'better', points }], viewpoint);
  expect(better(0.4)).toBe('Hardly better than anything else.');
  expect(better(2.1)).toBe('About 2 points more than anything else.');
  expect(de.why([{ because: 'better', points: 0.4 }], viewpoint)).toBe('Kaum besser als jeder andere Zug.');
});

test('the bonus of turning a guest away is worded as a permission, not as a guest who is gained', () => {
  const why: AdviceReason[] = [
    { because: 'points', points: 4 },
    { because: 'bonus', bonus: { gives: 'deny' } },
  ];
  expect(en.why(why, viewpoint)).toBe('4 points and a guest may be turned away.');
  expect(de.why(why, viewpoint)).toBe('4\u00a0Punkte und ein Gast darf abgewiesen werden.');
});

test('the goods that are lost with the end of a turn are named', () => {
  expect(en.why([{ because: 'goodsLost', thalers: 0, beer: 2 }], viewpoint)).toBe(
    'Nothing worth buying for the 2 beer that will be lost.',
  );
});

test('in a review the sentence about a move and what it brings has one pair of brackets, at its end, in every language', () => {
  const upgrade = parse('upgrade server 2')!;
  for (const words of inEveryLanguage) {
    const done = words.done(upgrade, [{ because: 'noble' }], viewpoint);
    expect(done).toMatch(/^[^()]*\([^()]*\)\.$/);
  }
});

test('in a review the places of dice stand in brackets without a capital, in every language', () => {
  const planning = aTable().planning({ drawn: 'regular1', dice: '5* 6' }).state;
  const moves = [parse('put 5*:hand>monk,6:hand>brewer')!];
  for (const words of inEveryLanguage) {
    const would = words.wouldHaveDone(moves, [], { view: planning, me: 0, people: PEOPLE });
    expect(would).toMatch(/\(.*\)\.$/);
    expect(would).not.toMatch(/\(\p{Uppercase}/u);
  }
});

test('a moment of a review is named by evening and phase, before the first evening by the phase alone', () => {
  expect(inEveryLanguage.map(({ coach }) => coach.review.where(5, 'orders'))).toEqual([
    'Evening 5: take a die',
    'Abend 5: Nimm einen Würfel',
    'Soir 5\u00a0: prends un dé',
    'Вечер 5: возьмите кубик',
  ]);
  expect(en.coach.review.where(5, 'evening')).toBe('Evening 5: the gift of the moon');
  expect(en.coach.review.where(0, 'startCards')).toBe('Choose your start card');
});

test('dice that need help are told with the dishwashers that raise them, in every language', () => {
  const planning = aTable().planning({ drawn: 'dishwasher dishwasher 4a', dice: '5 5* 6 3' }).state;
  const seen = { view: planning, me: 0, people: PEOPLE } as const;
  const places = (line: string) => inEveryLanguage.map((words) => words.placements(parse(line)!, seen));
  expect(en.placements(parse('put 5:hand>brewer,5*:hand>brewer,6:hand>brewer,3:hand>barrel')!, seen)).toBe(
    '6 on the brewer; 5 and coloured 5 on the brewer, raised by 2 dishwashers; 3 on the barrel.',
  );
  for (const sentence of places('put 5:hand>brewer,6:hand>brewer')) expect(sentence).toMatch(/6.*; 5.*, /);
  const one = parse('put 5:hand>brewer')!;
  expect(en.remark(0, one, [], seen)).toBe('Anna puts the white 5 on the brewer, raised by a dishwasher.');
});

test('the words of an upgrade distinguish the part of the tavern from the returned cards of the same name', () => {
  const move = parse('upgrade dishwasher 1')!;
  const table = aTable().serving({ drawn: 'dishwasher dishwasher', thalers: 9 }).state;
  expect(inEveryLanguage.map((words) => words.move(move, { view: table, me: 0, people: PEOPLE }))).toEqual([
    'Upgrade the dishwasher for 6 thalers instead of 9, returning 1 dishwasher card',
    'Den Tellerwäscher für 6\u00a0Dublonen statt für 9 ausbauen und dafür eine Karte „Tellerwäscher“ zurückgeben',
    expect.stringMatching(/la plonge .* une carte «\u00a0plongeur\u00a0»$/),
    expect.stringMatching(/посудомойку .* карту «посудомойка»$/),
  ]);
});

test('in a review of one’s own game the player is spoken to', () => {
  const buy = parse('buy table')!;
  expect(en.done(buy, [], viewpoint)).toMatch(/^Anna buys /);
  expect(en.done(buy, [], viewpoint, { isOwn: true })).toMatch(/^You buy /);
  expect(de.done(buy, [], viewpoint, { isOwn: true })).toMatch(/^Du kaufst /);
});

test('one point of luck is in the singular', () => {
  expect(en.coach.review.luck(1, -3)).toContain('+1 point and guests −3');
  expect(en.coach.review.luck(2, 0)).toContain('+2 points and guests 0');
});
