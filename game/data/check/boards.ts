// Faults of printed tiles, tracks and boards: what upgrades cost, what spaces and cells give.
import { BOOK_ROWS } from '../guestBook.ts';
import { COLUMNS, ROUNDS, TILES } from '../names.ts';
import { GUEST_COUNTS } from './cards.ts';
import {
  type Fields,
  isCount,
  isOneOf,
  isEntertainer,
  isTavernCard,
  fieldsOf,
  listOf,
  quoted,
  must,
  isBonus,
} from './values.ts';

export const faultsInTiles = (tiles: Fields): string[] =>
  TILES.flatMap((name) => {
    const { price, basic, upgraded, card, discount, works } = fieldsOf(tiles[name]);
    return [
      ...must(
        isCount(price) && price > 0,
        `tile ${name}: the price must be a whole number above 0, not ${quoted(price)}.`,
      ),
      ...must(
        isCount(basic) && isCount(upgraded) && upgraded > basic,
        `tile ${name}: the upgraded side must be better than the basic one.`,
      ),
      ...must(
        card === null ? discount === 0 : isTavernCard(card) && isCount(discount) && discount > 0,
        `tile ${name}: a discount needs a tavern card that is returned, and the other way round.`,
      ),
      ...must(isOneOf(['atOnce', 'nextRound'])(works), `tile ${name}: it must work at once or from the next round.`),
    ];
  });

export const faultsInMonastery = ({ last, bonuses }: Fields): string[] =>
  Object.entries(fieldsOf(bonuses)).flatMap(([space, bonus]) => [
    ...must(
      isCount(Number(space)) && Number(space) <= Number(last),
      `monastery space ${space}: the track goes from 0 to ${quoted(last)}.`,
    ),
    ...must(isBonus(bonus), `monastery space ${space}: unknown bonus ${quoted(bonus)}.`),
  ]);

function isEveningBonus(given: readonly unknown[]): boolean {
  const { gives, entertainer } = fieldsOf(given[0]);
  if (given.length === 1 && gives === 'freeUpgrade') return true;
  if (given.length === 1 && gives === 'entertainer') return isEntertainer(entertainer);
  return isOneOf([1, 2])(given.length) && given.every(isBonus);
}

export const faultsInTurnTracks = (tracks: Fields): string[] =>
  Object.entries(tracks).flatMap(([season, rounds]) => [
    ...must(
      listOf(rounds).length === ROUNDS,
      `turn track of ${season}: there must be ${ROUNDS} rounds, not ${listOf(rounds).length}.`,
    ),
    ...listOf(rounds).flatMap((given, index) =>
      must(
        isEveningBonus(listOf(given)),
        `turn track of ${season}, round ${index + 1}: it must give one thing, or one of two bonuses.`,
      ),
    ),
  ]);

export const faultsInSchnapps = (tracks: Fields): string[] =>
  Object.entries(tracks).flatMap(([name, rounds]) =>
    must(
      listOf(rounds).length === ROUNDS && listOf(rounds).every(isCount),
      `schnapps on the way, ${name}: there must be a number for each of ${ROUNDS} rounds.`,
    ),
  );

export function faultsInReputation(track: readonly unknown[]): string[] {
  const spaces = track.map(fieldsOf);
  const giving = (...what: string[]) => spaces.filter(({ gives }) => isOneOf(what)(gives)).length;
  return [
    ...must(spaces[0]?.vp === 1, 'reputation track: the first space must be worth 1.'),
    ...must(spaces[5]?.vp === 5, 'reputation track: the sixth space must be worth 5.'),
    ...must(spaces.filter(({ vp }) => isCount(vp)).length === 8, 'reputation track: there must be 8 numbers.'),
    ...must(giving('schnapps', 'schnappsOrDeny') === 2, 'reputation track: there must be 2 spaces with schnapps.'),
    ...must(giving('signature') === 1, 'reputation track: there must be one signature space.'),
    ...must(
      spaces.at(-1)?.gives === 'crown' && giving('crown') === 1,
      'reputation track: the crown must be the last space, and the only crown.',
    ),
  ];
}

export const faultsInGuestBook = (book: Fields): string[] => [
  ...COLUMNS.flatMap((column) => {
    const cells = listOf(fieldsOf(book[column]).cells);
    return [
      ...must(
        cells.length === BOOK_ROWS,
        `guest book, column ${column}: there must be ${BOOK_ROWS} cells, not ${cells.length}.`,
      ),
      ...cells.flatMap((cell, row) =>
        must(
          cell === null || isBonus(cell),
          `guest book, column ${column}, row ${row + 1}: unknown bonus ${quoted(cell)}.`,
        ),
      ),
    ];
  }),
  ...Object.keys(GUEST_COUNTS).flatMap((cost) =>
    must(
      COLUMNS.filter((column) => listOf(fieldsOf(book[column]).costs).includes(Number(cost))).length === 1,
      `guest book: guests of cost ${cost} must sign in exactly one column.`,
    ),
  ),
];
