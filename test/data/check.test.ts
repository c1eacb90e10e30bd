// Impossible data are refused when they are loaded, with a sentence that names the entry.
import { describe, expect, test } from 'vitest';
import { checkPrint, faultsIn, type Print } from '../../game/data/check.ts';
import { NOBLE_CARD, REGULAR_CARDS, TAVERN_CARD_PRINT } from '../../game/data/cards.ts';
import { GUEST_BOOK } from '../../game/data/guestBook.ts';
import { GUEST_CARDS } from '../../game/data/guests.ts';
import { plain } from '../../game/data/house.ts';
import { START_CARDS } from '../../game/data/startCards.ts';
import { TILE_PRINT } from '../../game/data/tiles.ts';
import { MONASTERY_TRACK, REPUTATION_TRACK, SCHNAPPS_ON_THE_WAY, TURN_TRACKS } from '../../game/data/tracks.ts';

const print: Print = {
  guests: GUEST_CARDS,
  regulars: REGULAR_CARDS,
  tavernCards: TAVERN_CARD_PRINT,
  noble: NOBLE_CARD,
  tiles: TILE_PRINT,
  monastery: MONASTERY_TRACK,
  turnTracks: TURN_TRACKS,
  schnappsOnTheWay: SCHNAPPS_ON_THE_WAY,
  reputation: REPUTATION_TRACK,
  guestBook: GUEST_BOOK,
  startCards: START_CARDS,
};

/** A copy in which the value at a path is another; the last word `without` takes it out. */
function broken(path: string, value: unknown): Print {
  const copy = plain(structuredClone(print)) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return copy as unknown as Print;
}

test('the printed game has no fault', () => {
  expect(faultsIn(print)).toEqual([]);
  expect(() => checkPrint(print)).not.toThrow();
});

test('a fault stops the program, and all faults are told at once', () => {
  const twice = broken('tiles.monk.price', 0) as unknown as { guests: Record<string, unknown> };
  twice.guests['3a'] = { ...(twice.guests['3a'] as object), face: { die: 9, thalers: 4, vp: 1, bonus: null } };
  expect(() => checkPrint(twice as unknown as Print)).toThrow(
    /^The printed game is impossible:\nguest 3a: the die must be 1 to 6, not 9\.\ntile monk: the price/,
  );
});

const bonus = { gives: 'luck' };
const faults: [path: string, value: unknown, sentence: string][] = [
  ['guests.3a.face.die', 7, 'guest 3a: the die must be 1 to 6, not 7.'],
  ['guests.5c.face.thalers', -1, 'guest 5c: the thalers must be a whole number, not -1.'],
  ['guests.5c.face.thalers', 2.5, 'guest 5c: the thalers must be a whole number, not 2.5.'],
  ['guests.8a.face.vp', '10', 'guest 8a: the victory points must be a whole number'],
  ['guests.6d.face.bonus', bonus, 'guest 6d: nobody knows the bonus {"gives":"luck"}.'],
  ['guests.6d.face.bonus', { gives: 'thalers' }, 'guest 6d: nobody knows the bonus {"gives":"thalers"}.'],
  ['guests.6d.face.bonus', { gives: 'schnapps', count: 1 }, 'guest 6d: only cards marked for modules 3 to 5'],
  ['guests.6d.face.bonus', { gives: 'card', card: 'cook' }, 'guest 6d: nobody knows the bonus'],
  ['guests.4a', undefined, 'guests of cost 4: there must be 7 for all modules, not 6.'],
  ['guests.7e', undefined, 'guests of cost 7: there must be 3 marked ones, not 2.'],
  ['guests.4a.cost', 5, 'guest 4a: the name must begin with the cost 5.'],
  ['regulars.regular1.die', 0, 'regular1: the die must be 1 to 6'],
  ['regulars.regular2.thalers', null, 'regular2: thalers, points and copies must be whole numbers.'],
  ['tavernCards.brewer.price', -6, 'card brewer: price, copies and points must be whole numbers.'],
  ['tavernCards.table.copies', 1000, 'card table: price, copies and points must be whole numbers.'],
  ['tiles.safe', undefined, 'tile safe: the price must be a whole number above 0, not nothing.'],
  ['tiles.barrel.price', 0, 'tile barrel: the price must be a whole number above 0, not 0.'],
  ['tiles.barrel.upgraded', 1, 'tile barrel: the upgraded side must be better than the basic one.'],
  ['tiles.barrel.discount', 2, 'tile barrel: a discount needs a card that is returned, and the other way round.'],
  ['monastery.bonuses.23', { gives: 'noble' }, 'monastery space 23: the track ends at 22.'],
  ['monastery.bonuses.10', bonus, 'monastery space 10: nobody knows the bonus {"gives":"luck"}.'],
  ['turnTracks.summer.7', [], 'turn track of summer, round 8: it must give one thing, or one of two.'],
  ['turnTracks.winter', [], 'turn track of winter: there must be 8 rounds, not 0.'],
  ['schnappsOnTheWay.module2', [1], 'schnapps on the way, module2: there must be a number for each of 8 rounds.'],
  ['reputation.0', { vp: 2 }, 'reputation track: the first space must be worth 1.'],
  ['reputation.5', { vp: 6 }, 'reputation track: the sixth space must be worth 5.'],
  ['reputation.1', { gives: 'schnapps' }, 'reputation track: there must be 2 spaces with schnapps.'],
  ['reputation.6', { vp: 6 }, 'reputation track: there must be one signature space.'],
  ['reputation.11', { vp: 9 }, 'reputation track: the crown must be the last space'],
  ['guestBook.5.cells', [null], 'guest book, column 5: there must be 4 cells, not 1.'],
  ['guestBook.3-4.cells.2', bonus, 'guest book, column 3-4, row 3: nobody knows the bonus'],
  ['noble.cost', [], 'noble: thalers, points, copies and costs must be whole numbers.'],
  ['startCards.7', undefined, 'start cards: there must be 7, not 6.'],
  ['startCards.2.0', bonus, 'start card 2: nobody knows {"gives":"luck"}.'],
  ['startCards.4.1', { gives: 'upgrade', tile: 'cellar' }, 'start card 4: nobody knows'],
];

describe('the entry that is wrong is named', () => {
  for (const [path, value, sentence] of faults) {
    test(`${path} = ${JSON.stringify(value)}`, () => {
      expect(faultsIn(broken(path, value))).toContainEqual(expect.stringContaining(sentence));
    });
  }
});
