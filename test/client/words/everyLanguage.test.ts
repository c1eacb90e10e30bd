// Events, prompts, moves, refusals, warnings and spots have a whole sentence in every language, with the numbers and
// names of the English one.
import { describe, expect, test } from 'vitest';
import { emptyLog, appendEvents } from '../../../client/model/log.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { promptFor } from '../../../client/model/prompt.ts';
import { warnings } from '../../../client/model/warnings.ts';
import { loadWords, type Viewpoint, type Words } from '../../../client/words/index.ts';
import { LANGUAGES } from '../../../client/words/languages.ts';
import { MODULES, TILES, view, type Event, type Modules, type State } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { spotsOn } from '../../kit/spots.ts';
import { wording } from '../../kit/wordings.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const WORDS = new Map(
  await Promise.all(LANGUAGES.map(async (code) => [code, await loadWords(wording(code))] as const)),
);

const BROKEN = /[{}]|undefined|NaN|не число|null|\[object|Infinity| {2}| [.,:;!?]|^$/;
const LOWER = /^\p{Ll}/u;

/** The numbers except 1, because some languages write a 1 as a word: "1 step", "einen Schritt". */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).filter((number) => number !== '1');
const namesIn = (text: string): string[] => PEOPLE.map(({ name }) => name).filter((name) => text.includes(name));

type Say = (words: Words) => string;

/** Plays a game, and returns the sentences of each language that are broken or lack what the English one says. */
function faultsInGame(modules: Modules, seed: string): string[] {
  const faults = new Set<string>();
  const compare = (say: Say, isFaulty: (said: string) => boolean) => {
    const english = say(WORDS.get('en')!);
    for (const [code, words] of WORDS) {
      const said = say(words);
      const lacks = [...numbersIn(english), ...namesIn(english)].filter((fact) => !said.includes(fact));
      if (isFaulty(said) || lacks.length > 0)
        faults.add(`${code}: “${said}” for “${english}”${lacks.length > 0 ? ` lacks ${lacks.join(', ')}` : ''}`);
    }
  };
  const checkText = (say: Say) => compare(say, (said) => BROKEN.test(said));
  /** Checks a text that has to begin with a capital letter in every language. */
  const checkSentence = (say: Say) => compare(say, (said) => BROKEN.test(said) || LOWER.test(said));
  const checkEvents = (state: State, events: readonly Event[]) => {
    for (const me of [null, 0] as const) {
      const viewpoint: Viewpoint = { view: view(state, me), me, people: PEOPLE };
      for (const event of events) checkSentence((words) => words.event(event, viewpoint));
      for (const entry of appendEvents(emptyLog(modules), events).entries)
        checkSentence((words) => words.entry(entry, viewpoint));
    }
  };
  const checkPromptsAndMoves = (state: State) => {
    for (const me of [...seatsOf(state), null]) {
      const seen = view(state, me);
      const viewpoint: Viewpoint = { view: seen, me, people: PEOPLE };
      const prompt = promptFor(seen, me);
      checkSentence((words) => words.prompt(prompt, viewpoint).title);
      checkSentence((words) => words.prompt(prompt, viewpoint).todo);
      if (me === null) continue;
      for (const { move, refused } of offersFor(seen, me)) {
        checkSentence((words) => words.move(move, viewpoint));
        checkSentence((words) => words.done(move, [], viewpoint));
        checkSentence((words) => words.remark(me, move, [], { ...viewpoint, me: null }));
        if (refused !== null) checkSentence((words) => words.refusal(refused));
      }
      for (const warning of warnings(seen, me)) checkSentence((words) => words.warning(warning));
    }
  };
  let steps = 0;
  playRandomGame(
    { modules, players: 2, seed },
    {
      begins: (state, events) => {
        checkEvents(state, events);
        checkPromptsAndMoves(state);
      },
      sees: ({ after, events }) => {
        checkEvents(after, events);
        if (steps % 5 === 0) checkPromptsAndMoves(after);
        if (steps++ % 60 > 0) return;
        const viewpoint: Viewpoint = { view: view(after, 0), me: 0, people: PEOPLE };
        for (const spot of spotsOn(after)) {
          const { lines } = WORDS.get('en')!.explain(spot, viewpoint);
          checkSentence((words) => words.explain(spot, viewpoint).title);
          checkText((words) => words.explain(spot, viewpoint).lines.join(' '));
          for (const [, words] of WORDS) expect(words.explain(spot, viewpoint).lines).toHaveLength(lines.length);
        }
      },
    },
  );
  return [...faults];
}

describe.each([...MODULES])('in a game of modules 1 to %i', (modules) => {
  test('every language has every sentence', { timeout: 60_000 }, () => {
    expect(faultsInGame(modules, `languages of ${modules}`)).toEqual([]);
  });
});

describe.each([...LANGUAGES])('in %s', (code) => {
  const words = WORDS.get(code)!;

  test('an upgrade in a list of what a turn brought names the tile, and not again whose turn it was', () => {
    const viewpoint: Viewpoint = { view: view(aTable().planning().state, null), me: null, people: PEOPLE };
    for (const tile of TILES) {
      const upgrade = words.upgrade(tile);
      expect(namesIn(upgrade)).toEqual([]);
      // Without its first letter, which is a capital in the title.
      expect(upgrade).toContain(words.explain({ at: 'tile', seat: 0, tile }, viewpoint).title.slice(1));
    }
  });

  test('the coach answers in sentences that are understood without the question', () => {
    // Not “Yes, …”, “Better: …”, or a word or two.
    for (const answer of [words.coach.betterBy(7), words.coach.betterBy(0.4), words.coach.asGood])
      expect(answer).toMatch(/^\p{Lu}[\p{Ll}’]+ [^,:]{15,}\.$/u);
  });
});
