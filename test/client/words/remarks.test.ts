// Remarks of bots: every move is told in one sentence with its reasons; when a remark is outdated, and which remarks
// the setting allows.
import { describe, expect, test } from 'vitest';
import { isOutdated, newRemarkFilter } from '../../../client/model/remarks.ts';
import { ENGLISH, wording } from '../../kit/wordings.ts';
import { loadWords } from '../../../client/words/index.ts';
import { LANGUAGES } from '../../../client/words/languages.ts';
import { explain, type AdviceReason } from '../../../game/bots/coach/reasons.ts';
import { BOT_LEVELS, loadBot } from '../../../game/bots/index.ts';
import { looks } from '../../arena/budget.ts';
import { legal, parse, play, rngFrom, setup, view, waitedFor, type Seat, type View } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';

const words = await loadWords(ENGLISH);
const inEveryLanguage = await Promise.all(LANGUAGES.map((code) => loadWords(wording(code))));

test.each(BOT_LEVELS)(
  'every move of %s in a game of all modules is told in one sentence of every language',
  { timeout: 60_000 },
  async (level) => {
    const bot = await loadBot(level);
    const chance = rngFrom('sentences');
    const rng = rngFrom('sentences/bots');
    const { state } = setup({ players: 3, modules: 5 }, chance);
    const reasons = new Set<AdviceReason['because']>();
    for (let seat = waitedFor(state)[0]; seat !== undefined; seat = waitedFor(state)[0]) {
      const seen = view(state, seat);
      const decision = bot({ view: seen, seat, moves: legal(seen, seat) }, rng, looks(2))!;
      const why = explain(seen, seat, decision);
      for (const { because } of why) reasons.add(because);
      const sentences = inEveryLanguage.map((language) =>
        language.remark(seat, decision.move, why, { view: seen, me: null, people: PEOPLE }),
      );
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) {
        expect(sentence).toMatch(new RegExp(`^${PEOPLE[seat]!.name} [^.]+\\.$`));
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
      }
      play(state, seat, decision.move, chance);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['dieFor', 'leavesNone', 'income', 'points', 'noble']));
  },
);

const told = (line: string, table: View, why: readonly AdviceReason[], me: Seat | null = null) =>
  words.remark(0, parse(line)!, why, { view: table, me, people: PEOPLE });

describe('in the words of the game', () => {
  const { state } = aTable().orders({ drawn: '4d', coaster: '5 2' }, { drawn: '6f', coaster: '1 1' });

  test('a die is taken for a space, and leaves somebody none', () => {
    const why: AdviceReason[] = [
      { because: 'dieFor', space: 'monk', raise: 0 },
      { because: 'leavesNone', seat: 1 },
    ];
    expect(told('draft 5', state, why)).toBe('Anna takes the 5 for the monk, with none left for Ben.');
    expect(told('draft 5', state, why, 1)).toBe('Anna takes the 5 for the monk, with none left for you.');
  });

  test('"none left for Ben" is outdated when such a die reaches Ben, or when the draft is over', () => {
    const why: AdviceReason[] = [{ because: 'leavesNone', seat: 1 }];
    const made = { move: parse('draft 5')!, why, view: view(state, 0) };
    expect(isOutdated(made, state)).toBe(false);
    const { state: another } = aTable().orders({ drawn: '4d', coaster: '2' }, { drawn: '6f', coaster: '5' });
    expect(isOutdated(made, another)).toBe(true);
    expect(isOutdated(made, aTable().serving({}).state)).toBe(true);
    expect(isOutdated({ ...made, why: [] }, aTable().serving({}).state)).toBe(false);
  });

  test('a guest brings points', () => {
    const { state: serving } = aTable({ display: '3a 4a' }).serving({ beer: 4 });
    expect(told('recruit 4a', serving, [{ because: 'points', points: 3 }])).toBe(
      'Anna recruits the baker for 4 beer: 3 points.',
    );
  });
});

describe('the setting for remarks of bots', () => {
  const { state } = aTable({ display: '3a 4a' }).serving({ beer: 4 });
  const recruits = {
    seat: 1 as Seat,
    move: parse('recruit 4a')!,
    why: [{ because: 'points', points: 3 }] as AdviceReason[],
  };
  const made = (round: number) => ({ ...recruits, view: { ...state, round } });

  test('sometimes: one remark in an evening for each bot, on moves that matter to the others', () => {
    const isSaid = newRemarkFilter();
    expect(isSaid(made(3), 'sometimes')).toBe(true);
    expect(isSaid(made(3), 'sometimes')).toBe(false);
    expect(isSaid({ ...made(3), seat: 2 }, 'sometimes')).toBe(true);
    expect(isSaid(made(4), 'sometimes')).toBe(true);
    expect(isSaid({ ...made(5), move: parse('buy brewer')! }, 'sometimes')).toBe(false);
  });

  test('always: a remark on every move but routine ones; never: none', () => {
    const isSaid = newRemarkFilter();
    for (let time = 0; time < 3; time++) expect(isSaid(made(3), 'always')).toBe(true);
    expect(isSaid({ ...made(3), move: { type: 'end' } }, 'always')).toBe(false);
    expect(isSaid(made(3), 'never')).toBe(false);
  });

  test('even with always, no remark tells a choice that is still hidden', () => {
    const { state: choosing } = aTable({ modules: 4, startCards: '1 2 3' }).choosingStartCards();
    const choice = { seat: 1 as Seat, move: parse('choose 2')!, why: [], view: choosing };
    expect(newRemarkFilter()(choice, 'always')).toBe(false);
  });
});
