// Refuses impossible data when it is loaded, with a sentence that names the entry.
import type { Bonus } from './bonuses.ts';
import { BOOK_ROWS } from './guestBook.ts';
import { plain } from './house.ts';
import { COLUMNS, FACES, TAVERN_CARDS, TILES } from './names.ts';

/** How many guests of each cost there must be: for every game, and marked ones for modules 3 to 5. */
const GUEST_COUNTS: Readonly<Record<number, readonly [number, number]>> = {
  3: [8, 0],
  4: [7, 1],
  5: [8, 1],
  6: [7, 2],
  7: [4, 3],
  8: [4, 3],
};

/** What is checked; wider than the tables themselves, since the check is for tables gone wrong. */
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
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;
const isFace = (value: unknown) => FACES.some((face) => face === value);
const isTavernCard = (value: unknown) => TAVERN_CARDS.some((name) => name === value);

const WITH_COUNT: readonly Bonus['gives'][] = ['thalers', 'monastery', 'reputation', 'schnapps'];
const WITHOUT: readonly Bonus['gives'][] = ['noble', 'deny', 'counterGuest', 'die', 'threeBeerGuest', 'freeUpgrade'];

function isBonus(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.gives === 'card') return isTavernCard(value.card);
  if (value.gives === 'entertainer') return typeof value.entertainer === 'string';
  if (WITH_COUNT.some((gives) => gives === value.gives)) return isCount(value.count) && value.count !== 0;
  return WITHOUT.some((gives) => gives === value.gives);
}

/** Everything that is wrong with a printed game, a sentence each. */
export function faultsIn(print: Print): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) faults.push(sentence);
  };
  const table = (name: keyof Print) => Object.entries(plain(print[name]) as Loose);

  const guests = table('guests').map(([id, entry]) => ({ id, ...(isRecord(entry) ? entry : {}) })) as Loose[];
  for (const guest of guests) {
    const face = isRecord(guest.face) ? guest.face : {};
    const name = `guest ${String(guest.id)}`;
    must(isFace(face.die), `${name}: the die must be 1 to 6, not ${String(face.die)}.`);
    must(isCount(face.thalers), `${name}: the thalers must be a whole number, not ${String(face.thalers)}.`);
    must(isCount(face.vp), `${name}: the victory points must be a whole number, not ${String(face.vp)}.`);
    must(face.bonus === null || isBonus(face.bonus), `${name}: nobody knows the bonus ${JSON.stringify(face.bonus)}.`);
    const late = isRecord(face.bonus) && (face.bonus.gives === 'reputation' || face.bonus.gives === 'schnapps');
    must(!late || guest.from === 3, `${name}: only cards marked for modules 3 to 5 may give reputation or schnapps.`);
    must(
      String(guest.id).startsWith(String(guest.cost)),
      `${name}: the name must begin with the cost ${String(guest.cost)}.`,
    );
  }
  for (const [cost, [always, marked]] of Object.entries(GUEST_COUNTS)) {
    const count = (from: number) => guests.filter((guest) => guest.cost === Number(cost) && guest.from === from).length;
    must(count(1) === always, `guests of cost ${cost}: there must be ${always} for all modules, not ${count(1)}.`);
    must(count(3) === marked, `guests of cost ${cost}: there must be ${marked} marked ones, not ${count(3)}.`);
  }

  for (const [name, entry] of table('regulars')) {
    must(isRecord(entry) && isFace(entry.die), `${name}: the die must be 1 to 6.`);
    must(isRecord(entry) && isCount(entry.thalers), `${name}: the thalers must be a whole number.`);
  }
  for (const [name, entry] of table('tavernCards')) {
    must(isRecord(entry) && isCount(entry.price), `${name}: the price must be a whole number.`);
    must(isRecord(entry) && isCount(entry.copies), `${name}: the number of copies must be a whole number.`);
  }

  const tiles = plain(print.tiles) as Loose;
  for (const name of TILES) {
    const tile = tiles[name];
    must(isRecord(tile), `tile ${name}: it is missing.`);
    if (!isRecord(tile)) continue;
    must(isCount(tile.price) && tile.price !== 0, `tile ${name}: the price must be a whole number above 0.`);
    must(
      isCount(tile.basic) && isCount(tile.upgraded) && (tile.upgraded as number) > (tile.basic as number),
      `tile ${name}: the upgraded side must be better than the basic one.`,
    );
    must(
      (tile.card === null) === (tile.discount === 0),
      `tile ${name}: a discount needs a card that is returned, and the other way round.`,
    );
  }

  const monastery = plain(print.monastery) as Loose;
  for (const [space, bonus] of Object.entries(isRecord(monastery.bonuses) ? monastery.bonuses : {})) {
    must(
      Number(space) <= Number(monastery.last),
      `monastery space ${space}: the track ends at ${String(monastery.last)}.`,
    );
    must(isBonus(bonus), `monastery space ${space}: nobody knows the bonus ${JSON.stringify(bonus)}.`);
  }

  for (const [season, rounds] of table('turnTracks')) {
    const evenings = Array.isArray(rounds) ? (rounds as unknown[]) : [];
    must(evenings.length === 8, `turn track of ${season}: there must be 8 rounds, not ${evenings.length}.`);
    evenings.forEach((evening, index) => {
      const given = Array.isArray(evening) ? (evening as unknown[]) : [];
      must(
        (given.length === 1 || given.length === 2) && given.every(isBonus),
        `turn track of ${season}, round ${index + 1}: it must give one thing, or one of two.`,
      );
    });
  }
  for (const [name, rounds] of table('schnappsOnTheWay')) {
    must(
      Array.isArray(rounds) && rounds.length === 8 && rounds.every(isCount),
      `schnapps on the way, ${name}: there must be a number for each of 8 rounds.`,
    );
  }

  const reputation = plain(print.reputation) as readonly Loose[];
  const isNumber = (space: Loose | undefined) => space !== undefined && 'vp' in space;
  const gives = (what: string) => reputation.filter((space) => space.gives === what).length;
  must(isNumber(reputation[0]) && reputation[0]?.vp === 1, 'reputation track: the first space must be worth 1.');
  must(reputation[5]?.vp === 5, 'reputation track: the sixth space must be worth 5.');
  must(reputation.filter(isNumber).length === 8, 'reputation track: there must be 8 numbers.');
  must(gives('schnapps') + gives('schnappsOrDeny') === 2, 'reputation track: there must be 2 spaces with schnapps.');
  must(gives('signature') === 1, 'reputation track: there must be one signature space.');
  must(
    reputation.at(-1)?.gives === 'crown' && gives('crown') === 1,
    'reputation track: the crown must be the last space.',
  );

  const book = plain(print.guestBook) as Loose;
  for (const column of COLUMNS) {
    const entry = book[column];
    const cells = isRecord(entry) && Array.isArray(entry.cells) ? (entry.cells as unknown[]) : [];
    must(
      cells.length === BOOK_ROWS,
      `guest book, column ${column}: there must be ${BOOK_ROWS} cells, not ${cells.length}.`,
    );
    cells.forEach((cell, row) => {
      must(cell === null || isBonus(cell), `guest book, column ${column}, row ${row + 1}: nobody knows this bonus.`);
    });
  }

  const startCards = table('startCards');
  must(startCards.length === 7, `start cards: there must be 7, not ${startCards.length}.`);
  for (const [number, items] of startCards) {
    for (const item of Array.isArray(items) ? (items as unknown[]) : [undefined]) {
      const known =
        isBonus(item) ||
        (isRecord(item) && item.gives === 'upgrade' && TILES.some((name) => name === item.tile)) ||
        (isRecord(item) && item.gives === 'removal' && isCount(item.regulars));
      must(known, `start card ${number}: nobody knows ${JSON.stringify(item)}.`);
    }
  }
  return faults;
}

/** Stops the program when the data cannot be a game. */
export function checkPrint(print: Print): void {
  const faults = faultsIn(print);
  if (faults.length > 0) throw new Error(`The printed game is impossible:\n${faults.join('\n')}`);
}
