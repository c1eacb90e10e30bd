// Rules A and S4: a new evening, with the schnapps on the moon's way and the bonus of the round.
import { describe, expect, test } from 'vitest';
import {
  bonusOfEvening,
  dishwashers,
  MODULES,
  NOBLE,
  rngFrom,
  ROUNDS,
  schnappsOnTheWay,
  setup,
  type Modules,
} from '../../game/index.ts';
import { aTable } from '../kit/table.ts';
import type { Tavern } from '../kit/arrange.ts';

/** Plays the closing of the round before; the evening phase of this round then waits for choices, if it has any. */
const evening = (modules: Modules, round: number, ...taverns: Tavern[]) =>
  aTable({ modules, round: round - 1, start: 1 })
    .lastTurn(...taverns)
    .acts('p1 end');

/** The bonus of each round in words, such as `die or dishwasher`. */
const brings = (modules: Modules) =>
  Array.from({ length: ROUNDS }, (_, index) =>
    bonusOfEvening(modules, index + 1)
      .map((bonus) => {
        if (bonus.gives === 'card') return bonus.card;
        return bonus.gives === 'entertainer' ? bonus.entertainer : bonus.gives;
      })
      .join(' or '),
  );

test('[A1] the moon enters the next round, and the first one at the start', () => {
  expect(evening(1, 2).eventsOf('round')).toEqual([{ type: 'round', round: 2 }]);
  expect(evening(1, 2).state.round).toBe(2);
  const { state, events } = setup({ players: 2, modules: 1 }, rngFrom('moon'));
  expect(events.filter(({ type }) => type === 'round')).toEqual([{ type: 'round', round: 1 }]);
  expect(state.round).toBe(1);
});

test('[A2] schnapps on the way comes to all before the bonus of the round', () => {
  const table = evening(2, 2).everybody('choose beer');
  const order = table.events.flatMap((event) =>
    event.type === 'received' || event.type === 'entertainerCame' ? [`p${event.seat + 1} ${event.type}`] : [],
  );
  expect(order).toEqual(['p1 received', 'p2 received', 'p1 entertainerCame', 'p2 entertainerCame']);
  expect([table.p1.schnapps, table.p2.schnapps]).toEqual([1, 1]);
});

test('[A3] module 2 brings schnapps in five rounds, later modules in two, module 1 none', () => {
  const amounts = (modules: Modules) => Array.from({ length: ROUNDS }, (_, i) => schnappsOnTheWay(modules, i + 1));
  expect(MODULES.map(amounts)).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 2, 0, 1, 2, 0, 1],
    [0, 1, 0, 0, 0, 0, 0, 1],
    [0, 1, 0, 0, 0, 0, 0, 1],
    [0, 1, 0, 0, 0, 0, 0, 1],
  ]);
  expect([evening(2, 3).p1.schnapps, evening(3, 3).p1.schnapps]).toEqual([2, 0]);
});

describe('[S4] [A4] [A5] [A6] what the moon brings', () => {
  test('[S4] [A5] summer, with module 1 alone', () => {
    expect(brings(1)).toEqual([
      'counterGuest',
      'threeBeerGuest or barback',
      'die or dishwasher',
      'counterGuest',
      'table or brewer',
      'counterGuest',
      'die or barback',
      'freeUpgrade',
    ]);
  });
  for (const modules of [2, 3, 4, 5] as const) {
    test(`[S4] [A6] winter, with modules ${modules}`, () => {
      expect(brings(modules)).toEqual([
        'counterGuest',
        'dancer',
        'fireBreather',
        'counterGuest',
        'juggler',
        'die or barback',
        'counterGuest',
        'table or brewer',
      ]);
    });
  }
  test('[A4] a counter guest comes to everyone without being asked for', () => {
    const table = evening(1, 4);
    expect([table.p1.counterGuests, table.p2.counterGuests]).toEqual([1, 1]);
    expect(table.state.phase).toBe('guests');
  });
  test('[A5] the choices are offered', () => {
    expect(evening(1, 2).moves('choose')).toEqual(['choose threeBeerGuest', 'choose barback']);
    expect(evening(1, 3).moves('choose')).toEqual(['choose die', 'choose dishwasher']);
    expect(evening(1, 5).moves('choose')).toEqual(['choose table', 'choose brewer']);
    expect(evening(1, 7).moves('choose')).toEqual(['choose die', 'choose barback']);
  });
  test('[A6] both sides of an entertainer and both options of a choice are offered', () => {
    expect(evening(2, 2).moves('choose')).toEqual(['choose thalers', 'choose beer']);
    expect(evening(2, 3).moves('choose')).toEqual(['choose upgrade', 'choose deny']);
    expect(evening(2, 5).moves('choose')).toEqual(['choose die', 'choose card']);
    expect(evening(2, 6).moves('choose')).toEqual(['choose die', 'choose barback']);
    expect(evening(5, 8).moves('choose')).toEqual(['choose table', 'choose brewer']);
  });
  test('[A5] round 8 of summer upgrades any basic tile for nothing and without a noble', () => {
    const table = evening(1, 8, { upgraded: 'monk safe' });
    expect(table.moves('choose', 0)).toEqual(
      ['dishwasher', 'server', 'tables', 'brewer', 'barrel', 'cashbox', 'storage'].map((tile) => `choose ${tile}`),
    );
    expect(table.refuses('p1 choose monk')).toEqual({ because: 'noSuchOption' });
    table.acts('p1 choose cashbox', 'p2 choose barrel');
    expect(table.eventsOf('upgraded').map(({ seat, tile }) => [seat, tile])).toEqual([
      [0, 'cashbox'],
      [1, 'barrel'],
    ]);
    expect(table.state.nobles).toBe(NOBLE.copies);
  });
});

test('[A7] choices are shown together when the last has been made', () => {
  const table = evening(1, 3).countFromHere().acts('p1 choose dishwasher');
  expect(table.eventsOf('chosen')).toEqual([{ type: 'chosen', seat: 0 }]);
  expect([table.eventsOf('shown'), table.eventsOf('gained')]).toEqual([[], []]);
  table.acts('p2 choose die');
  expect(table.eventsOf('shown')).toEqual([
    { type: 'shown', seat: 0, option: 'dishwasher' },
    { type: 'shown', seat: 1, option: 'die' },
  ]);
});

test('[A8] a card gained lies on the deck and is drawn first in phase B', () => {
  const table = evening(1, 5).acts('p1 choose brewer', 'p2 choose table');
  expect(table.eventsOf('drawn').find(({ seat }) => seat === 0)).toEqual({
    type: 'drawn',
    seat: 0,
    card: 'brewer',
    to: { beside: 'brewer' },
  });
  expect([table.p1.beside.brewer, table.p2.beside.table]).toEqual([1, 1]);
});

test('[A9] an own die is rolled at once', () => {
  const table = evening(1, 3).rolls(2).acts('p1 choose die', 'p2 choose dishwasher');
  expect(table.eventsOf('rolled')).toEqual([{ type: 'rolled', seat: 0, dice: [2], own: true }]);
  expect(table.dice()).toBe('2*');
});

test('[A9] an own die belongs to its round only', () => {
  const table = aTable({ round: 3, start: 1 }).lastTurn({ dice: '2*' }).acts('p1 end');
  expect([table.state.round, table.p1.dice]).toEqual([4, []]);
});

test('[A10] a 3-beer guest is not the recruit of the round', () => {
  const table = aTable({ round: 1, start: 1, display: '3g 4a 5a 6a 7a', pile: '3h' }).lastTurn().acts('p1 end');
  table.acts('p1 choose threeBeerGuest', 'p2 choose barback');
  expect(table.eventsOf('recruited')).toEqual([{ type: 'recruited', seat: 0, guest: '3g', place: 0 }]);
  expect(table.p1.recruited).toBe(false);
  expect(table.state.display[0]).toEqual({ guest: '3h', signature: false });
});

describe('[A11] a tile upgraded in this phase works in the same round', () => {
  const upgrades = (tile: string) => evening(1, 8).acts(`p1 choose ${tile}`, 'p2 choose monk');
  test('the fourth table in phase B', () => {
    const seated = (tile: string) =>
      upgrades(tile)
        .eventsOf('drawn')
        .filter(({ seat, to }) => seat === 0 && 'table' in to);
    expect(seated('tables').length - seated('safe').length).toBe(1);
  });
  test('the server in phase C', () => {
    const own = (tile: string) =>
      upgrades(tile)
        .everybody('confirm')
        .p1.dice.filter((die) => die.own).length;
    expect(own('server') - own('safe')).toBe(1);
  });
  test('the dishwasher in phase E', () => {
    const helpers = (tile: string) => {
      // Counted in phase D; nothing changes it before phase E.
      const { state, p1 } = upgrades(tile).everybody('confirm');
      return dishwashers(state, p1);
    };
    expect(helpers('dishwasher') - helpers('safe')).toBe(1);
  });
});
