// Refuses impossible data when it is loaded, with a sentence that names the entry.
import type { Bonus } from './bonuses.ts';
import { BOOK_ROWS } from './guestBook.ts';
import { plain } from './house.ts';
import { COLUMNS, ENTERTAINERS, FACES, ROUNDS, TAVERN_CARDS, TILES } from './names.ts';
import { START_CARD_NUMBERS } from './startCards.ts';

/** The input of the check: wider than the types of the tables, so that faulty tables can be passed in. */
export interface Print {
  readonly guests: object;
  readonly regulars: object;
  readonly tavernCards: object;
  readonly noble: object;
  readonly tiles: object;
  readonly monastery: object;
  readonly turnTracks: object;
  readonly schnappsOnTheWay: object;
  readonly reputation: object;
  readonly guestBook: object;
  readonly startCards: object;
}

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isFace = isOneOf(FACES);
const isEntertainer = isOneOf(ENTERTAINERS);
const isTile = isOneOf(TILES);
const isTavernCard = isOneOf(TAVERN_CARDS);

const loose = (value: unknown): Loose => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The sentence, unless the condition holds. */
const must = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

const COUNTED: readonly Bonus['gives'][] = ['thalers', 'monastery', 'reputation', 'schnapps'];
const SINGLE: readonly Bonus['gives'][] = ['noble', 'deny', 'counterGuest', 'die', 'threeBeerGuest'];

function isBonus(value: unknown): boolean {
  const { gives, card, count } = loose(value);
  if (gives === 'card') return isTavernCard(card);
  if (isOneOf(COUNTED)(gives)) return isCount(count) && count > 0;
  return isOneOf(SINGLE)(gives);
}

/** The number of guests of each cost: those of every game, and the marked ones of modules 3 to 5. */
const GUEST_COUNTS: Readonly<Record<number, readonly [number, number]>> = {
  3: [8, 0],
  4: [7, 1],
  5: [8, 1],
  6: [7, 2],
  7: [4, 3],
  8: [4, 3],
};

function faultsInGuest(id: string, { cost, face, from }: Loose): string[] {
  const { die, pays, vp, bonus } = loose(face);
  const { gives } = loose(bonus);
  return [
    ...must(isFace(die), `guest ${id}: the die must be 1 to 6, not ${said(die)}.`),
    ...must(isCount(pays), `guest ${id}: the thalers must be a whole number, not ${said(pays)}.`),
    ...must(isCount(vp), `guest ${id}: the victory points must be a whole number, not ${said(vp)}.`),
    ...must(bonus === null || isBonus(bonus), `guest ${id}: unknown bonus ${said(bonus)}.`),
    ...must(
      from === 3 || !isOneOf(['reputation', 'schnapps'])(gives),
      `guest ${id}: only cards marked for modules 3 to 5 may give reputation or schnapps.`,
    ),
    ...must(id.startsWith(String(cost)), `guest ${id}: the name must begin with the cost ${said(cost)}.`),
  ];
}

function faultsInGuests(guests: Loose): string[] {
  const count = (cost: number, from: number) =>
    Object.values(guests).filter((guest) => loose(guest).cost === cost && loose(guest).from === from).length;
  return [
    ...Object.entries(guests).flatMap(([id, guest]) => faultsInGuest(id, loose(guest))),
    ...Object.entries(GUEST_COUNTS).flatMap(([cost, [always, marked]]) => [
      ...must(
        count(Number(cost), 1) === always,
        `guests of cost ${cost}: there must be ${always} for all modules, not ${count(Number(cost), 1)}.`,
      ),
      ...must(
        count(Number(cost), 3) === marked,
        `guests of cost ${cost}: there must be ${marked} marked ones, not ${count(Number(cost), 3)}.`,
      ),
    ]),
  ];
}

const faultsInRegulars = (regulars: Loose): string[] =>
  Object.entries(regulars).flatMap(([name, regular]) => {
    const { die, pays, vp, perPlayer } = loose(regular);
    return [
      ...must(isFace(die), `${name}: the die must be 1 to 6, not ${said(die)}.`),
      ...must([pays, vp, perPlayer].every(isCount), `${name}: thalers, points and copies must be whole numbers.`),
    ];
  });

const faultsInTavernCards = (cards: Loose): string[] =>
  TAVERN_CARDS.flatMap((name) => {
    const { price, copies, vp } = loose(cards[name]);
    return must([price, copies, vp].every(isCount), `card ${name}: price, copies and points must be whole numbers.`);
  });

const faultsInNoble = ({ cost, die, pays, vp, copies }: Loose): string[] => [
  ...must(isFace(die), `noble: the die must be 1 to 6, not ${said(die)}.`),
  ...must(
    [pays, vp, copies, ...list(cost)].every(isCount) && list(cost).length > 0,
    'noble: thalers, points, copies and costs must be whole numbers.',
  ),
];

const faultsInTiles = (tiles: Loose): string[] =>
  TILES.flatMap((name) => {
    const { price, basic, upgraded, card, discount, works } = loose(tiles[name]);
    return [
      ...must(
        isCount(price) && price > 0,
        `tile ${name}: the price must be a whole number above 0, not ${said(price)}.`,
      ),
      ...must(
        isCount(basic) && isCount(upgraded) && upgraded > basic,
        `tile ${name}: the upgraded side must be better than the basic one.`,
      ),
      ...must(
        card === null ? discount === 0 : isTavernCard(card) && isCount(discount) && discount > 0,
        `tile ${name}: a discount needs a tavern card that is returned, and the other way round.`,
      ),
      ...must(isOneOf(['atOnce', 'nextRound'])(works), `tile ${name}: it works at once or from the next round.`),
    ];
  });

const faultsInMonastery = ({ last, bonuses }: Loose): string[] =>
  Object.entries(loose(bonuses)).flatMap(([space, bonus]) => [
    ...must(
      isCount(Number(space)) && Number(space) <= Number(last),
      `monastery space ${space}: the track goes from 0 to ${said(last)}.`,
    ),
    ...must(isBonus(bonus), `monastery space ${space}: unknown bonus ${said(bonus)}.`),
  ]);

function isEveningBonus(given: readonly unknown[]): boolean {
  const { gives, entertainer } = loose(given[0]);
  if (given.length === 1 && gives === 'freeUpgrade') return true;
  if (given.length === 1 && gives === 'entertainer') return isEntertainer(entertainer);
  return isOneOf([1, 2])(given.length) && given.every(isBonus);
}

const faultsInTurnTracks = (tracks: Loose): string[] =>
  Object.entries(tracks).flatMap(([season, rounds]) => [
    ...must(
      list(rounds).length === ROUNDS,
      `turn track of ${season}: there must be ${ROUNDS} rounds, not ${list(rounds).length}.`,
    ),
    ...list(rounds).flatMap((given, index) =>
      must(
        isEveningBonus(list(given)),
        `turn track of ${season}, round ${index + 1}: it must give one thing, or one of two bonuses.`,
      ),
    ),
  ]);

const faultsInSchnapps = (tracks: Loose): string[] =>
  Object.entries(tracks).flatMap(([name, rounds]) =>
    must(
      list(rounds).length === ROUNDS && list(rounds).every(isCount),
      `schnapps on the way, ${name}: there must be a number for each of ${ROUNDS} rounds.`,
    ),
  );

function faultsInReputation(track: readonly unknown[]): string[] {
  const spaces = track.map(loose);
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

const faultsInGuestBook = (book: Loose): string[] => [
  ...COLUMNS.flatMap((column) => {
    const cells = list(loose(book[column]).cells);
    return [
      ...must(
        cells.length === BOOK_ROWS,
        `guest book, column ${column}: there must be ${BOOK_ROWS} cells, not ${cells.length}.`,
      ),
      ...cells.flatMap((cell, row) =>
        must(
          cell === null || isBonus(cell),
          `guest book, column ${column}, row ${row + 1}: unknown bonus ${said(cell)}.`,
        ),
      ),
    ];
  }),
  ...Object.keys(GUEST_COUNTS).flatMap((cost) =>
    must(
      COLUMNS.filter((column) => list(loose(book[column]).costs).includes(Number(cost))).length === 1,
      `guest book: guests of cost ${cost} must sign in exactly one column.`,
    ),
  ),
];

function isStartItem(item: unknown): boolean {
  const { gives, tile, regulars } = loose(item);
  if (gives === 'upgrade') return isTile(tile);
  return gives === 'removal' ? isCount(regulars) : isBonus(item);
}

const faultsInStartCards = (cards: Loose): string[] => [
  ...must(
    START_CARD_NUMBERS.every((number) => list(cards[number]).length > 0),
    `start cards: there must be ${START_CARD_NUMBERS.length}, and each must give something.`,
  ),
  ...Object.entries(cards).flatMap(([number, items]) =>
    list(items).flatMap((item) => must(isStartItem(item), `start card ${number}: unknown item ${said(item)}.`)),
  ),
];

/** All faults of a printed game, one sentence each. */
export function faultsIn(print: Print): string[] {
  const part = (name: keyof Print): Loose => loose(plain(print[name]));
  return [
    ...faultsInGuests(part('guests')),
    ...faultsInRegulars(part('regulars')),
    ...faultsInTavernCards(part('tavernCards')),
    ...faultsInNoble(part('noble')),
    ...faultsInTiles(part('tiles')),
    ...faultsInMonastery(part('monastery')),
    ...faultsInTurnTracks(part('turnTracks')),
    ...faultsInSchnapps(part('schnappsOnTheWay')),
    ...faultsInReputation(list(plain(print.reputation))),
    ...faultsInGuestBook(part('guestBook')),
    ...faultsInStartCards(part('startCards')),
  ];
}

/** Throws if the data cannot be a game. */
export function checkPrint(print: Print): void {
  const faults = faultsIn(print);
  if (faults.length > 0) throw new Error(`The printed game is impossible:\n${faults.join('\n')}`);
}
