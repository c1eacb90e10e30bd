// Rules K: the start cards of module 4.
import { describe, expect, test } from 'vitest';
import { rngFrom, setup, START_CARD_NUMBERS } from '../../game/index.ts';
import { aTable, sorted } from '../kit/table.ts';

/** The first player takes this card, the second one a card that asks nothing further. */
const takes = (card: number) =>
  aTable({ modules: 4, startCards: `${card} ${card === 1 ? 2 : 1}` })
    .choosingStartCards()
    .acts(`p1 choose ${card}`, `p2 choose ${card === 1 ? 2 : 1}`);

const cardsOf = (table: ReturnType<typeof takes>) => {
  const { deck, tables, beside } = table.p1;
  const lying = Object.entries(beside).flatMap(([card, count]) => Array<string>(count).fill(card));
  return sorted([...deck, ...tables, ...lying].filter((card) => card !== null)).join(' ');
};

const REGULARS = 'regular1 regular1 regular1 regular2 regular2 regular2 regular2';
const withRegulars = (cards: string) => sorted(`${cards} ${REGULARS}`.split(' ')).join(' ');

describe('[K1] three of seven start cards', () => {
  test('are turned up at random', () => {
    const shown = Array.from(
      { length: 60 },
      (_, game) => setup({ players: 2, modules: 4 }, rngFrom(`start ${game}`)).state.startCards,
    );
    expect(shown.filter((cards) => new Set(cards).size !== 3)).toEqual([]);
    expect(sorted([...new Set(shown.flat())])).toEqual([...START_CARD_NUMBERS]);
  });
  test('are for everyone to choose from, unseen', () => {
    const table = aTable({ modules: 4, players: 3, startCards: '1 3 7' }).choosingStartCards();
    expect(table.moves('choose', 2)).toEqual(['choose 1', 'choose 3', 'choose 7']);
    expect(table.refuses('p1 choose 2')).toEqual({ because: 'noSuchOption' });
    table.acts('p2 choose 7', 'p1 choose 1');
    expect([table.eventsOf('shown'), table.p1.startCard]).toEqual([[], null]);
  });
  test('and several may choose the same', () => {
    const table = aTable({ modules: 4, startCards: '1 3 7' }).choosingStartCards().everybody('choose 1');
    expect([table.p1.startCard, table.p2.startCard]).toEqual([1, 1]);
  });
});

test('[K2] the contents take the place of server, table and brewer', () => {
  const state = setup({ players: 2, modules: 4 }, rngFrom('no server')).state;
  expect(state.players.map(({ deck }) => sorted(deck).join(' '))).toEqual([REGULARS, REGULARS]);
  expect(cardsOf(takes(4))).toBe(REGULARS);
});

test('[K3] card 1: server, table, brewer; card 2: bard, barback, brewer, dishwasher', () => {
  expect(cardsOf(takes(1))).toBe(withRegulars('server table brewer'));
  expect(cardsOf(takes(2))).toBe(withRegulars('bard barback brewer dishwasher'));
});

test('[K4] card 3: three steps in the monastery, and two regulars out', () => {
  const table = takes(3);
  expect([table.p1.monastery, table.state.phase]).toEqual([3, 'startCards']);
  table.acts('strike regular1', 'strike regular1');
  expect(cardsOf(table)).toBe('barback regular1 regular2 regular2 regular2 regular2');
});

test('[K5] card 4: schnapps and the tables upgraded; card 5: bard, table, and the storage upgraded with 5 beer', () => {
  const four = takes(4).p1;
  expect([four.schnapps, four.upgraded.tables]).toEqual([1, 1]);
  const five = takes(5);
  expect(cardsOf(five)).toBe(withRegulars('bard table'));
  expect([five.p1.upgraded.storage, five.p1.beer]).toEqual([1, 5]);
});

test('[K6] card 6: server and its tile upgraded; card 7: dishwasher, the cashbox upgraded, and a regular out', () => {
  const six = takes(6);
  expect([cardsOf(six), six.p1.upgraded.server]).toEqual([withRegulars('server'), 1]);
  const seven = takes(7).acts('strike regular2');
  expect(seven.p1.upgraded.cashbox).toBe(1);
  expect(cardsOf(seven)).toBe('dishwasher regular1 regular1 regular1 regular2 regular2 regular2');
});

describe('[K7] taking regulars out', () => {
  test('is a must, and the player chooses', () => {
    const table = takes(3);
    expect(table.moves()).toEqual(['strike regular1', 'strike regular2']);
    expect(table.refuses('p1 choose 1')).toEqual({ because: 'answerFirst' });
  });
  test('removes them from the game', () => {
    const table = takes(3).acts('strike regular1', 'strike regular2');
    expect(table.state.box).toEqual(['regular1', 'regular2']);
    expect(table.eventsOf('struck').map(({ regular }) => regular)).toEqual(['regular1', 'regular2']);
  });
  test('is done by several at the same time', () => {
    const table = aTable({ modules: 4, startCards: '3' }).choosingStartCards();
    table.everybody('choose 3').acts('p2 strike regular2', 'p1 strike regular1', 'p1 strike regular2');
    expect(table.state.phase).toBe('startCards');
    expect(table.acts('p2 strike regular2').state.phase).toBe('guests');
  });
});

describe('[K8] upgrades from start cards', () => {
  test('bring no noble', () => {
    for (const card of [4, 5, 6]) expect(takes(card).state.nobles).toBe(61);
  });
  test('work from the first round', () => {
    for (const card of [4, 5, 6]) expect(takes(card).eventsOf('upgraded')[0]!.from).toBe(1);
    const four = takes(4).everybody('confirm');
    expect(four.p1.tables).toHaveLength(4);
    const six = takes(6);
    // The upgraded tile brings one die, each server another.
    const ownDice = 1 + six.p1.beside.server;
    expect(six.everybody('confirm').p1.dice.filter((die) => die.own)).toHaveLength(ownDice);
  });
});

test('[K9] all cards gained are in the deck before it is shuffled', () => {
  const { events } = takes(3).acts('strike regular1', 'strike regular2');
  const types = events.filter((event) => 'seat' in event && event.seat === 0).map(({ type }) => type);
  expect(types.lastIndexOf('gained')).toBeLessThan(types.indexOf('shuffled'));
  expect(types.lastIndexOf('struck')).toBeLessThan(types.indexOf('shuffled'));
  expect(types.indexOf('shuffled')).toBeLessThan(types.indexOf('drawn'));
});
