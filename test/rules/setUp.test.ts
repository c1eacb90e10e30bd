// Rules S1 to S3 and S5 to S9: the set-up of a game.
import { describe, expect, test } from 'vitest';
import {
  faultInOptions,
  GUESTS,
  leftOf,
  MODULES,
  rngFrom,
  setup,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Modules,
  type State,
} from '../../game/index.ts';
import { countsOf } from '../kit/counts.ts';
import { seatsOf, sorted } from '../kit/table.ts';

const newGame = (players = 2, modules: Modules = 1, seed = 'set-up'): State =>
  setup({ players, modules }, rngFrom(seed)).state;

const everyCardOf = (state: State, seat: number): Card[] => {
  const { deck, discard, tables, beside } = state.players[seat]!;
  const drawn = TAVERN_CARDS.flatMap((card) => Array.from({ length: beside[card] }, (): Card => card));
  return sorted([...deck, ...discard, ...tables.filter((card) => card !== null), ...drawn]);
};

/** The number of guests of each cost. */
const guestsByCost = (state: State): Record<number, number> => {
  const count: Record<number, number> = {};
  for (const card of Object.keys(countsOf(state).cards)) {
    if (card in GUESTS) {
      const { cost } = GUESTS[card as keyof typeof GUESTS];
      count[cost] = (count[cost] ?? 0) + 1;
    }
  }
  return count;
};

test('[S1] two, three or four play, and no other number', () => {
  expect([2, 3, 4].map((players) => newGame(players).players.length)).toEqual([2, 3, 4]);
  expect([0, 1, 5, 2.5, '3', null].map((players) => faultInOptions(players, 1))).toEqual(
    Array(6).fill('players must be a whole number from 2 to 4'),
  );
  expect(() => newGame(5)).toThrow('players must be a whole number from 2 to 4');
});

test('[S1] to the left sits the next seat, and the first after the last', () => {
  const state = newGame(3);
  expect(seatsOf(state).map((seat) => leftOf(state, seat))).toEqual([1, 2, 0]);
});

test('[S2] chance decides who has the beer mug first', () => {
  const starts = Array.from({ length: 40 }, (_, game) => newGame(4, 1, `mug ${game}`).start);
  expect(sorted([...new Set(starts)])).toEqual([0, 1, 2, 3]);
});

describe('[S3] each module brings those before it', () => {
  const has = (modules: Modules) => {
    const { schnapps, supply, startCards, signatures } = newGame(2, modules);
    return [schnapps > 0, supply.bard > 0, startCards.length > 0, signatures > 0];
  };
  test('schnapps from 2, bards from 3, start cards from 4, signatures with 5', () => {
    expect(MODULES.map(has)).toEqual([
      [false, false, false, false],
      [true, false, false, false],
      [true, true, false, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
  });
  test('there are no other modules', () => {
    expect([0, 6, 1.5, '2', undefined].map((modules) => faultInOptions(2, modules))).toEqual(
      Array(5).fill('modules must be a whole number from 1 to 5'),
    );
  });
});

test('[S5] 61 nobles, and 16 tavern cards of each kind less those in the decks; bards from module 3 on', () => {
  const { supply, nobles } = newGame(3, 1);
  expect(supply).toEqual({ bard: 0, barback: 16, dishwasher: 16, server: 13, table: 13, brewer: 13 });
  expect(nobles).toBe(61);
  expect(newGame(3, 3).supply.bard).toBe(16);
});

test('[S6] 38 guests, and 10 more from module 3 on', () => {
  expect(guestsByCost(newGame(2, 1))).toEqual({ 3: 8, 4: 7, 5: 8, 6: 7, 7: 4, 8: 4 });
  expect(guestsByCost(newGame(2, 2))).toEqual(guestsByCost(newGame(2, 1)));
  expect(guestsByCost(newGame(2, 3))).toEqual({ 3: 8, 4: 8, 5: 9, 6: 9, 7: 7, 8: 7 });
});

test('[S7] a pile of 3-beer guests, its top one on display, and a row of four from the guest deck', () => {
  const { display, pile, guestDeck } = newGame(2, 5);
  const cost = (displayed: (typeof display)[number]) => GUESTS[displayed!.guest].cost;
  expect(cost(display[0]!)).toBe(3);
  expect(display.slice(1).filter((displayed) => cost(displayed) > 3)).toHaveLength(4);
  expect(pile.map((guest) => GUESTS[guest].cost)).toEqual(Array(7).fill(3));
  expect(guestDeck).toHaveLength(36);
  expect(guestDeck.filter((guest) => GUESTS[guest].cost === 3)).toEqual([]);
});

test('[S7] chance shuffles guest deck and pile', () => {
  expect(newGame(2, 1, 'one').guestDeck).not.toEqual(newGame(2, 1, 'two').guestDeck);
  expect(newGame(2, 1, 'one').pile).not.toEqual(newGame(2, 1, 'two').pile);
});

test('[S8] a first deck has seven regulars, a server, a table and a brewer', () => {
  const state = newGame(4, 3);
  const ten = ['brewer', ...Array(3).fill('regular1'), ...Array(4).fill('regular2'), 'server', 'table'];
  expect(seatsOf(state).map((seat) => everyCardOf(state, seat))).toEqual([ten, ten, ten, ten]);
});

test('[S8] every deck is shuffled', () => {
  const firstGuests = Array.from({ length: 30 }, (_, game) => newGame(2, 1, `deck ${game}`).players[0]!.tables[0]);
  expect(sorted([...new Set(firstGuests)])).toEqual(['regular1', 'regular2']);
  const { events } = setup({ players: 2, modules: 1 }, rngFrom('shuffled'));
  expect(events.filter(({ type }) => type === 'shuffled')).toEqual([
    { type: 'shuffled', seat: 0, cards: 10 },
    { type: 'shuffled', seat: 1, cards: 10 },
  ]);
});

test('[S9] tiles basic, stores empty, the monastery marker on 0', () => {
  for (const { upgraded, thalers, beer, monastery } of newGame(4, 2).players) {
    expect(TILES.filter((tile) => upgraded[tile] !== 0)).toEqual([]);
    expect([thalers, beer, monastery]).toEqual([0, 0, 0]);
  }
});
