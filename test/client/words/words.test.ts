// Every event, prompt, move, refusal, warning and spot has a whole sentence in English; and what single sentences and
// numbers look like.
import { describe, expect, test } from 'vitest';
import { emptyLog, appendEvents } from '../../../client/model/log.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { promptFor } from '../../../client/model/prompt.ts';
import { warnings, type Warning } from '../../../client/model/warnings.ts';
import { game } from '../../../client/words/en/game/index.ts';
import { ENGLISH, wording } from '../../kit/wordings.ts';
import { grammarOf } from '../../../client/words/grammar.ts';
import { loadWords, type Viewpoint, type MoveRefusal } from '../../../client/words/index.ts';
import type { Spot } from '../../../client/model/spots.ts';
import {
  MODULES,
  MOVE_TYPES,
  optionsOf,
  view,
  type Column,
  type Event,
  type EventOf,
  type Modules,
  resultOf,
  type State,
} from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { spotsOn } from '../../kit/spots.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const BROKEN = /[{}]|undefined|NaN|null|\[object|Infinity| {2}|\s[.,:;!?]|^$|^[a-zäöüé]/;
const BROKEN_LABEL = /[{}]|undefined|NaN|null|\[object|Infinity| {2}|^$/;

const english = await loadWords(ENGLISH);
const anyView = view(aTable().planning().state, null);
const seenBy = (me: 0 | 1 | null, people = PEOPLE): Viewpoint => ({ view: anyView, me, people });

/** Plays a game; returns the broken sentences with their subjects, and the types of moves that were put in words. */
function listenTo(modules: Modules, seed: string) {
  const broken = new Set<string>();
  const moves = new Set<string>();
  const check = (pattern: RegExp, text: string, of: unknown) => {
    if (pattern.test(text)) broken.add(`${text} — ${JSON.stringify(of)}`);
  };
  const checkEvents = (events: readonly Event[]) => {
    for (const event of events)
      for (const me of [null, 0] as const) check(BROKEN, english.event(event, seenBy(me)), event);
    for (const entry of appendEvents(emptyLog(modules), events).entries)
      check(BROKEN, english.entry(entry, seenBy(0)), entry);
  };
  const checkPromptsAndMoves = (state: State) => {
    for (const me of [...seatsOf(state), null]) {
      const seen = view(state, me);
      const viewpoint: Viewpoint = { view: seen, me, people: PEOPLE };
      const prompt = promptFor(seen, me);
      const { title, todo } = english.prompt(prompt, viewpoint);
      check(BROKEN, title, prompt);
      check(BROKEN, todo, prompt);
      if (me === null) continue;
      for (const { move, refused } of offersFor(seen, me)) {
        moves.add(move.type);
        check(BROKEN_LABEL, english.move(move, viewpoint), move);
        if (refused !== null) check(BROKEN, english.refusal(refused), refused);
      }
      for (const warning of warnings(seen, me)) check(BROKEN, english.warning(warning), warning);
    }
  };
  let steps = 0;
  playRandomGame(
    { modules, players: 3, seed },
    {
      begins: (state, events) => {
        checkEvents(events);
        checkPromptsAndMoves(state);
      },
      sees: ({ after, events }) => {
        checkEvents(events);
        checkPromptsAndMoves(after);
        if (steps++ % 40 > 0) return;
        const viewpoint: Viewpoint = { view: view(after, 0), me: 0, people: PEOPLE };
        for (const spot of spotsOn(after)) {
          const { title, lines } = english.explain(spot, viewpoint);
          check(BROKEN, title, spot);
          for (const line of lines) check(BROKEN_LABEL, line, spot);
        }
      },
    },
  );
  return { broken: [...broken], moves: [...moves] };
}

describe.each([...MODULES])('in a game of modules 1 to %i', (modules) => {
  test('every sentence, button and explanation is whole', () => {
    expect(listenTo(modules, `words of ${modules}`).broken).toEqual([]);
  });
});

test('games of all modules put moves of every type in words', () => {
  const moves = new Set(MODULES.flatMap((modules) => listenTo(modules, `all words of ${modules}`).moves));
  expect(MOVE_TYPES.filter((type) => !moves.has(type))).toEqual([]);
});

describe('sentences', () => {
  const drawn: EventOf<'drawn'> = { type: 'drawn', seat: 0, card: 'brewer', to: { beside: 'brewer' } };

  test('address the viewer as you, and name the others', () => {
    expect(english.event(drawn, seenBy(1))).toBe('Anna draws a brewer.');
    expect(english.event(drawn, seenBy(0))).toBe('You draw a brewer.');
  });

  test('mention the moon for a new evening', () => {
    expect(english.event({ type: 'round', round: 3 }, seenBy(null))).toBe('The moon rises on evening 3.');
  });

  test('address a player without a name as you in a replay', () => {
    const people = [{ ...PEOPLE[0]!, name: 'You' }, PEOPLE[1]!];
    const step: Event = { type: 'stepped', seat: 0, track: 'monastery', from: 2, to: 3 };
    expect(english.event(drawn, seenBy(null, people))).toBe('You draw a brewer.');
    expect(english.event(step, seenBy(null, people))).toBe('Your marker reaches space 3 of the monastery.');
  });

  test('name spaces of the reputation track by what is printed there', () => {
    const at = (to: number) =>
      english.event(
        { type: 'stepped', seat: 0, track: 'reputation', from: to - 1, to },
        { view: view(aTable({ modules: 5 }).planning().state, null), me: 0, people: PEOPLE },
      );
    expect(at(7)).toBe('Your marker reaches space 6 on the reputation track.');
    expect(at(6)).toBe('Your marker reaches the signature space on the reputation track.');
    expect(at(11)).toBe('Your marker reaches the crown on the reputation track.');
    expect(at(-1)).toBe('Your marker leaves the reputation track.');
  });

  test('say that the last die of a coaster goes to its player by itself', () => {
    const taken: Event = { type: 'drafted', seat: 0, value: 5, place: 0 };
    const passes: Event[] = [{ type: 'passed' }, { type: 'passed' }, { type: 'passed' }];
    const log = appendEvents(emptyLog(1), [{ type: 'phase', phase: 'orders' }, taken, ...passes, taken]);
    const told = log.entries.filter(({ event }) => event.type === 'drafted');
    expect(told.map((entry) => english.entry(entry, seenBy(null)))).toEqual([
      'Anna takes the 5.',
      'The last die, the 5, goes to Anna by itself.',
    ]);
  });

  test('list cards that were drawn in a row', () => {
    const guest: Event = { type: 'drawn', seat: 0, card: '3a', to: { table: 0 } };
    const [entry] = appendEvents(emptyLog(1), [drawn, guest, drawn]).entries;
    expect(english.entry(entry!, seenBy(null))).toBe('Anna draws 2 brewers and a woodcutter.');
  });

  test('name the winners of a shared victory, and call a winning viewer “you”', () => {
    const result = { scores: [], winners: [0, 1] as (0 | 1)[] };
    expect(english.event({ type: 'over', result }, seenBy(null))).toContain('Anna and Ben share');
    expect(english.event({ type: 'over', result: { ...result, winners: [1] } }, seenBy(1))).toContain('you win');
  });

  test('end the game with the points of all, the most first', () => {
    const { state } = aTable().serving({ drawn: '4a regular2', schnapps: 0 });
    const result = resultOf({ ...state, phase: 'over' });
    const [first, second] = result.scores.map(({ total }) => total);
    expect([first! > second!, result.winners]).toEqual([true, [0]]);
    expect(english.event({ type: 'over', result }, seenBy(1))).toBe(
      `The last evening is over: Anna wins! Points: Anna ${first} and you ${second}.`,
    );
  });

  test('tell the start card of another without speaking to the viewer', () => {
    expect(english.event({ type: 'startCard', seat: 1, card: 3 }, seenBy(0))).toBe(
      'Ben begins with start card 3: 3 steps in the monastery and the removal of 2 regulars.',
    );
  });
});

test('tables with equal cards, where a die brings the same, are told together', () => {
  const { state } = aTable().planning({ drawn: 'regular2 4a regular2 regular1', dice: '2' });
  const seen = view(state, 0);
  const brings = { thalers: 2, beer: 0, steps: 0 };
  const targets = [0, 2, 3].map((space) => ({ space, raise: 0, ...brings }));
  expect(english.targets(targets, { view: seen, me: 0, people: PEOPLE })).toBe(
    'It could go to the regular (die\u00a02) at table 1 or 3 (2 thalers) or the regular (die\u00a01) at table 4 (2 thalers).',
  );
});

describe('buttons', () => {
  const viewpointAt = (state: State): Viewpoint => ({ view: view(state, 0), me: 0, people: PEOPLE });

  test('say where a die goes and what help it takes', () => {
    const table = aTable().planning({ drawn: '3a dishwasher regular1 regular2', dice: '2 4*' });
    const viewpoint = viewpointAt(table.state);
    expect(english.move({ type: 'put', dice: [{ value: 2, own: false, from: null, to: 0 }] }, viewpoint)).toBe(
      'Put the white 2 on the woodcutter at table 1, raised by a dishwasher',
    );
    expect(english.move({ type: 'put', dice: [{ value: 4, own: true, from: null, to: 'barrel' }] }, viewpoint)).toBe(
      'Put the coloured 4 on the barrel',
    );
  });

  test('say what an upgrade takes', () => {
    const table = aTable().serving({ drawn: 'brewer brewer', thalers: 20 });
    const viewpoint = viewpointAt(table.state);
    expect(english.move({ type: 'upgrade', tile: 'brewer', returns: 2 }, viewpoint)).toBe(
      'Upgrade the brewer for 6 thalers instead of 18, returning 2 brewer cards',
    );
    expect(english.move({ type: 'upgrade', tile: 'brewer', returns: 0 }, viewpoint)).toBe(
      'Upgrade the brewer for 18 thalers, keeping 2 brewer cards',
    );
    expect(english.move({ type: 'upgrade', tile: 'safe', returns: 0 }, viewpoint)).toBe(
      'Upgrade the safe for 7 thalers',
    );
  });
});

test('a noble at a table says what one, two and three cost, as printed on the card', () => {
  const { state } = aTable().serving({ drawn: 'noble' });
  const spot = { at: 'table', seat: 0, table: 0 } as const;
  expect(english.explain(spot, { view: view(state, 0), me: 0, people: PEOPLE }).lines).toContain(
    'Nobles share one table. They cost 9 beer for 1, 14 beer for 2 or 18 beer for 3.',
  );
});

test('counter guests say where the drawn cards go', () => {
  const { state } = aTable().guests({ counterGuests: 1 });
  const { lines } = english.explain({ at: 'counterGuests', seat: 0 }, { view: view(state, 0), me: 0, people: PEOPLE });
  expect(lines[0]).toContain('all drawn cards go to your discard pile, where they stay yours');
});

describe('a space of the monastery without a bonus says how far the next bonus is', () => {
  const viewpoint = { view: view(aTable().serving({}).state, 0), me: 0, people: PEOPLE } as const;
  test.each([
    ['en', 2, 'Only a step: 1 more to a barback card.'],
    ['en', 22, 'Only a step: 4 more to a barback card.'],
    ['de', 9, 'Nur ein Schritt. Noch 1 bis zum nächsten Geschenk: ein Adliger.'],
    ['fr', 11, 'Un pas, rien de plus. Encore 1 case jusqu’au prochain cadeau : 4 doublons.'],
    ['ru', 14, 'Просто шаг. До следующего подарка ещё 1: аристократ.'],
  ] as const)('%s: space %i', async (language, space, line) => {
    const words = await loadWords(wording(language));
    expect(words.explain({ at: 'monastery', space }, viewpoint).lines[0]?.replaceAll(/\s/g, ' ')).toBe(line);
  });
});

test('a tile that the moon lets one upgrade for free says that no noble comes with it', () => {
  const { state } = aTable().serving({});
  const lines = (phase: State['phase'], round = 8) => {
    const seen = view({ ...state, modules: 1, round, phase }, 0);
    return english.explain({ at: 'tile', seat: 0, tile: 'safe' }, { view: seen, me: 0, people: PEOPLE }).lines;
  };
  expect(lines('evening')).toContain('Upgrade for free tonight. No noble comes with it.');
  expect(lines('serving')).toContain('Upgrade for 7 thalers. A noble comes with it.');
  // Before the first evening the moon gives nothing.
  expect(lines('evening', 0)).toContain('Upgrade for 7 thalers. A noble comes with it.');
});

test('what cannot be paid is refused with the price and with what one has', () => {
  expect(english.refusal({ because: 'tooFewThalers', needs: 5, has: 3 })).toBe('This takes 5 thalers, and you have 3.');
  expect(english.refusal({ because: 'tooLittleBeer', needs: 9, has: 0 })).toBe('This takes 9 beer, and you have none.');
});

test('nobody is told to buy what cannot be paid, or to place dice that lie already', () => {
  const promptAt = (state: State) =>
    english.prompt(promptFor(view(state, 0), 0), { view: view(state, 0), me: 0, people: PEOPLE });
  expect(promptAt(aTable().serving({ thalers: 2 }).state).title).toBe('Your turn: buy and recruit');
  expect(promptAt(aTable().serving({ beer: 1 }).state).title).toBe('Your turn: nothing left to buy');
  const barbackBought = aTable().serving({ thalers: 4 }).acts('buy barback').state;
  expect(promptAt(barbackBought).todo).toMatch(
    /^You can buy nothing more with 2 thalers: one card of each kind is the most\./,
  );
  expect(promptAt(aTable().serving({ counterGuests: 0 }).state).todo).toMatch(/left\. End your turn\.$/);
  expect(promptAt(aTable().serving({ counterGuests: 1 }).state).todo).toMatch(
    /left\. Use what else you have, or end your turn\.$/,
  );
  expect(promptAt(aTable().planning({ dice: '3' }).state).title).toBe('Place your dice');
  expect(promptAt(aTable().planning({ dice: '3:cashbox' }).state).title).toBe('Your dice are placed');
});

test('numbers below zero have a minus sign, which is as wide as the plus sign, and no hyphen', () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ru-RU']) {
    const { number, signed } = grammarOf(locale);
    expect([number(-3), signed(-3), signed(3)]).toEqual(['−3', '−3', '+3']);
  }
});

test('numbers are written as the browser writes them in each language', () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ru-RU']) {
    const { number } = grammarOf(locale);
    const browser = new Intl.NumberFormat(locale);
    for (const value of [0, 7, 42, 176, 999, 1000, 12_345, 0.5, 999.5])
      expect(number(value)).toBe(browser.format(value));
  }
});

test('what is for sale is explained with what one has, while one can buy', () => {
  const table = aTable({ display: '3a 4g 5a 6a 7a' }).serving({ thalers: 3, beer: 4 }, { thalers: 9 });
  const explained = (me: 0 | 1 | null, ...spots: Spot[]) =>
    spots.map((spot) => english.explain(spot, { view: view(table.state, me), me, people: PEOPLE }).lines.join(' '));
  const tile: Spot = { at: 'tile', seat: 0, tile: 'safe' };
  const [card, safe] = explained(0, { at: 'supply', card: 'table' }, tile);
  expect([card, safe]).toEqual([expect.stringContaining('You have 3 thalers.'), expect.stringContaining('You have 3')]);
  const beer = explained(0, { at: 'display', place: 1 }, { at: 'nobles' });
  expect(beer).toEqual([expect.stringContaining('You have 4 beer.'), expect.stringContaining('You have 4 beer.')]);
  for (const me of [1, null] as const)
    expect(explained(me, { at: 'supply', card: 'table' }, tile).join()).not.toContain('You have');
});

test('explanations tell what the tavern of a plate holds, who stands on a space, both sides of an entertainer to come, and what a tile yields', () => {
  const { state } = aTable({ modules: 3, round: 2 }).planning(
    { thalers: 1, beer: 2, schnapps: 1, counterGuests: 1, reputation: 0 },
    {},
  );
  const lines = (spot: Spot) => english.explain(spot, { view: view(state, 0), me: 0, people: PEOPLE }).lines.join(' ');
  expect(lines({ at: 'plate', seat: 0 })).toContain('Has 1 thaler, 2 beer, 1 schnapps and 1 counter guest.');
  expect(lines({ at: 'reputation', seat: 0, space: 0 })).toContain(`Here: ${PEOPLE[0]!.name}.`);
  expect(lines({ at: 'reputation', seat: 0, space: -1 })).toContain('The markers begin here.');
  expect(lines({ at: 'entertainer', seat: 0, entertainer: 'juggler' })).toMatch(
    /^Comes in evening [3-8] .*\. One side: Pay 1 schnapps to turn .*\. The other: Pay 1 schnapps at closing time /,
  );
  expect(lines({ at: 'tile', seat: 0, tile: 'brewer' })).toMatch(/^Each 1 or 6 here yields/);
});

test('a column of the guest book is offered with what its next cell brings', () => {
  const { state } = aTable({ modules: 5 }).serving({ book: { '3-4': 1, '5': 1, '6': 0, '7-8': 2 } });
  const label = (column: Column) =>
    english.move({ type: 'sign', column }, { view: view(state, 0), me: 0, people: PEOPLE });
  expect(label('5')).toBe('Sign in the column for 5 beer, row 2: a dishwasher card');
  expect(label('6')).toBe('Sign in the column for 6 beer, row 1: 1 schnapps and a noble for the full row');
  state.players[0]!.book['6'] = 1;
  expect(label('6')).toBe('Sign in the column for 6 beer, row 2: no bonus');
});

test('the sides of an entertainer are offered with their numbers', () => {
  const { state } = aTable({ modules: 2, round: 2 });
  state.phase = 'evening';
  const options = optionsOf(state, 0).map((option) => english.option(option, view(state, 0)));
  expect(options).toEqual(['1 schnapps for 2 thalers', '2 schnapps for 3 beer']);
});

test('every reason for a refusal has a sentence', () => {
  const reasons = Object.keys(game.refusals) as MoveRefusal['because'][];
  const facts = { dishwashers: 1, raises: 2, modules: 2, card: 'bard', column: '5', has: 1, what: 'schnapps' };
  for (const because of reasons) {
    const needs = because === 'wrongValue' ? [1, 6] : 3;
    expect(english.refusal({ ...facts, because, needs } as unknown as MoveRefusal)).toMatch(/^[A-Z].*[.!]$/);
  }
});

test('a step that is taken back is told with what it undoes', () => {
  const told = (move: EventOf<'takenBack'>['move']) => english.event({ type: 'takenBack', seat: 0, move }, seenBy(0));
  expect(told({ type: 'put', dice: [{ value: 4, own: false, from: null, to: 1 }] })).toBe(
    'You undo: the white 4 put on table 2.',
  );
  expect(told({ type: 'put', dice: [{ value: 6, own: true, from: 'brewer', to: null }] })).toBe(
    'You undo: the coloured 6 put back in the hand.',
  );
  expect(told({ type: 'take', value: 5, own: false, from: 'monk' })).toBe('You undo: the white 5 taken off the monk.');
  expect(told({ type: 'buy', card: 'server' })).toBe('You undo: a server bought.');
  expect(told({ type: 'nobles', count: 2 })).toBe('You undo: 2 nobles.');
});

test('a review calls a player without a name “you”, and any other by name', () => {
  const { state } = aTable();
  state.phase = 'guests';
  const atGuests = { ...seenBy(0), view: view(state, 0) };
  const nameless = PEOPLE.map((person, seat) => (seat === 0 ? { ...person, name: game.names.nameless } : person));
  const done = (people: typeof PEOPLE) => english.done({ type: 'giveUp' }, [], { ...atGuests, people });
  expect(done(nameless)).toBe('You give up a counter guest and draw again.');
  expect(done(PEOPLE)).toBe(`${PEOPLE[0]!.name} gives up a counter guest and draws again.`);
});

test('every warning has a sentence', () => {
  const all: Warning[] = [
    { warns: 'diceUnplaced', count: 1 },
    { warns: 'diceNotTaken', count: 2 },
    { warns: 'thalersLost', count: 3, kept: 2 },
    { warns: 'beerLost', count: 1, kept: 5 },
    { warns: 'freeUpgrade', tile: 'brewer' },
    { warns: 'bardsUnused', count: 1 },
    { warns: 'schnappsOver', count: 2 },
  ];
  for (const warning of all) expect(english.warning(warning)).not.toMatch(BROKEN);
});

test('cards have names that tell them apart', () => {
  const names = Object.values(game.names.cards);
  expect(new Set(names).size).toBe(names.length);
});
