// The printed data agree with the rulebooks, and the list of house values names what no rulebook gives.
import { describe, expect, test } from 'vitest';
import {
  BOOK,
  COLUMNS,
  ENTERTAINERS,
  GUEST_IDS,
  GUESTS,
  HOUSE_VALUES,
  isGuest,
  liesBeside,
  MONASTERY_BONUS,
  NOBLE,
  playsWith,
  REGULAR,
  reputationTrack,
  SITTER,
  START_CARDS,
  SUPPLIES,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILE,
  TURN_TRACKS,
  VICTORY_POINTS,
} from '../../game/index.ts';
import { GUEST_PRINT } from '../../game/data/guests.ts';
import { house, houseValuesIn, stripHouse } from '../../game/data/house.ts';
import { sorted } from '../kit/table.ts';

const guests = GUEST_IDS.map((id) => GUESTS[id]);
const unmarkedGuests = guests.filter(({ from }) => from === 1);

/** `thalers 3`, `card server`, `noble` or `nothing`. */
function say(bonus: { gives: string } | null): string {
  if (bonus === null) return 'nothing';
  if ('count' in bonus) return `${bonus.gives} ${String(bonus.count)}`;
  return 'card' in bonus ? `${bonus.gives} ${String(bonus.card)}` : bonus.gives;
}

test('there are 48 guests, 10 of them marked', () => {
  const perCost = (marked: boolean) =>
    [3, 4, 5, 6, 7, 8].map(
      (cost) => guests.filter((guest) => guest.cost === cost && (guest.from === 3) === marked).length,
    );
  expect([perCost(false), perCost(true)]).toEqual([
    [8, 7, 8, 7, 4, 4],
    [0, 1, 1, 2, 3, 3],
  ]);
});

test('a guest is named by its cost', () => {
  expect(guests.filter(({ id, cost }) => !id.startsWith(String(cost)))).toEqual([]);
});

test('the other components have the printed numbers', () => {
  expect(TAVERN_CARDS.map((card) => [TAVERN_CARD[card].price, TAVERN_CARD[card].copies])).toEqual(
    [1, 2, 3, 4, 5, 6].map((price) => [price, 16]),
  );
  expect([REGULAR.regular1.perPlayer, REGULAR.regular2.perPlayer, NOBLE.copies]).toEqual([3, 4, 61]);
  expect(SUPPLIES).toMatchObject({ counterGuests: 3, ownDice: 3, whiteDice: 4, schnapps: 20, signatures: 40 });
});

test('a noble asks for a 2, pays 2 and is worth 10; one costs 9 beer, two cost 14, three 18', () => {
  expect(NOBLE).toMatchObject({ die: 2, pays: 2, vp: 10, cost: [9, 14, 18] });
});

describe('[Y10] guests', () => {
  test('give reputation or schnapps only if they are marked', () => {
    const givers = guests.filter(({ bonus }) => bonus?.gives === 'reputation' || bonus?.gives === 'schnapps');
    expect(givers.filter(({ from }) => from !== 3)).toEqual([]);
    expect(givers).toHaveLength(10);
  });
  test('have the dice, payments and bonuses that the rulebooks mention', () => {
    const some = (holds: (guest: (typeof unmarkedGuests)[number]) => boolean) => unmarkedGuests.some(holds);
    expect([some(({ die }) => die === 3), some(({ die }) => die === 5)]).toEqual([true, true]);
    expect([some(({ pays }) => pays === 5), some(({ pays }) => pays === 6)]).toEqual([true, true]);
    expect(some(({ bonus }) => say(bonus) === 'card dishwasher')).toBe(true);
    expect(some(({ cost, bonus }) => cost === 7 && say(bonus) === 'thalers 3')).toBe(true);
  });
});

test('[Y11] every kind of bonus stands on some guest or on some track', () => {
  const printed = [
    ...guests.map(({ bonus }) => bonus),
    ...Object.values(MONASTERY_BONUS),
    ...[...TURN_TRACKS.summer, ...TURN_TRACKS.winter].flat(),
  ].map((bonus) => (bonus ? say(bonus).replace(/ \d+$/, '') : 'nothing'));
  const kinds = [
    ...['noble', 'thalers', 'monastery', 'reputation', 'schnapps', 'deny', 'counterGuest', 'die'],
    ...['threeBeerGuest', 'freeUpgrade', 'entertainer'],
  ];
  // No rule names a bard as a bonus.
  const named = [...kinds, ...TAVERN_CARDS.filter((card) => card !== 'bard').map((card) => `card ${card}`)];
  expect(named.filter((kind) => !printed.includes(kind))).toEqual([]);
});

test('[Y12] the cells of the guest book hold cards, a noble, reputation and schnapps', () => {
  const cells = COLUMNS.flatMap((column) => BOOK[column].cells.filter((cell) => cell !== null).map(say));
  expect(sorted([...new Set(cells)])).toEqual([
    ...['card barback', 'card dishwasher', 'card server', 'card table', 'noble'],
    ...['reputation 1', 'reputation 3', 'schnapps 1'],
  ]);
});

test('the reputation track begins with 1, has 5 as its sixth space and ends with the crown', () => {
  for (const modules of [3, 5] as const) {
    const track = reputationTrack(modules);
    expect([track[0], track[5], track.at(-1)]).toEqual([{ vp: 1 }, { vp: 5 }, { gives: 'crown' }]);
    expect(track.filter((space) => 'vp' in space)).toHaveLength(8);
    expect(track.filter((space) => 'gives' in space && space.gives.startsWith('schnapps'))).toHaveLength(2);
    expect(track.filter((space) => 'gives' in space && space.gives === 'signature')).toHaveLength(
      playsWith(modules, 'guestBook') ? 1 : 0,
    );
  }
});

test('every card is either seated or lies beside its place, and has its points', () => {
  const cards = Object.keys(VICTORY_POINTS) as (keyof typeof VICTORY_POINTS)[];
  expect(cards).toHaveLength(2 + 6 + 1 + 48);
  expect(cards.filter((card) => !liesBeside(card))).toEqual(cards.filter((card) => card in SITTER));
  expect(cards.filter(isGuest)).toEqual(GUEST_IDS);
  expect([VICTORY_POINTS.noble, VICTORY_POINTS['8a'], VICTORY_POINTS.regular1, VICTORY_POINTS.brewer]).toEqual([
    10, 10, 0, 0,
  ]);
});

describe('the list of house values', () => {
  const entries = HOUSE_VALUES.map(({ entry }) => entry);
  test('names the face of every guest', () => {
    expect(entries.filter((entry) => entry.startsWith('guests.'))).toEqual(
      Object.keys(GUEST_PRINT).map((id) => `guests.${id}.face`),
    );
  });
  test('names prices, tracks and cells that no text gives', () => {
    expect(entries).toEqual(expect.arrayContaining(['tiles.server.price', 'reputation', 'monastery.bonuses.21']));
    expect(sorted(entries.filter((entry) => entry.startsWith('guestBook.')))).toEqual(
      sorted(COLUMNS.map((column) => `guestBook.${column}.cells`)),
    );
    expect(entries.filter((entry) => entry.startsWith('tiles.'))).toEqual(
      ['server', 'tables', 'cashbox', 'monk', 'safe', 'storage'].map((tile) => `tiles.${tile}.price`),
    );
  });
  test('does not name what is printed', () => {
    expect(entries.filter((entry) => /noble|startCards|turnTracks|bonuses\.3$/.test(entry))).toEqual([]);
  });
  test('shows the values as the rules read them', () => {
    expect(HOUSE_VALUES.find(({ entry }) => entry === 'tiles.cashbox.price')?.value).toBe(TILE.cashbox.price);
    expect(houseValuesIn('a', { b: house([1, house(2)]), c: 3 })).toEqual([{ entry: 'a.b', value: [1, 2] }]);
    expect(stripHouse({ a: house({ b: [house(1), null] }), c: 'd' })).toEqual({ a: { b: [1, null] }, c: 'd' });
  });
});

test('the start cards give what is printed', () => {
  const given = Object.values(START_CARDS).map((items) =>
    items
      .map((item) => {
        if ('card' in item) return item.card;
        return 'tile' in item ? `upgraded ${item.tile}` : item.gives;
      })
      .join(' '),
  );
  expect(given).toEqual([
    'server table brewer',
    'bard barback brewer dishwasher',
    'monastery removal',
    'schnapps upgraded tables',
    'bard table upgraded storage',
    'server upgraded server',
    'dishwasher removal upgraded cashbox',
  ]);
});

test('each entertainer comes in one round of winter', () => {
  const coming = TURN_TRACKS.winter.flat().flatMap((bonus) => ('entertainer' in bonus ? [bonus.entertainer] : []));
  expect(coming).toEqual([...ENTERTAINERS]);
});
