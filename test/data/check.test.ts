// The check of the printed data: impossible data are refused with a sentence that names the entry and the broken rule.
import { describe, expect, test } from 'vitest';
import { checkPrint, faultsIn, type Print } from '../../game/data/check.ts';
import { stripHouse } from '../../game/data/house.ts';
import { PRINT } from '../../game/data/print.ts';

/** A copy of the printed game with another value at the path; undefined removes the entry. */
function broken(path: string, value: unknown): Print {
  const copy = stripHouse(structuredClone(PRINT)) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return copy as unknown as Print;
}

test('the printed game has no fault', () => {
  expect(faultsIn(PRINT)).toEqual([]);
  expect(() => checkPrint(PRINT)).not.toThrow();
});

test('faulty data are refused with one error that names all faults', () => {
  const twoFaults = broken('tiles.monk.price', 0) as unknown as { guests: Record<string, unknown> };
  twoFaults.guests['3a'] = { ...(twoFaults.guests['3a'] as object), face: { die: 9, pays: 4, vp: 1, bonus: null } };
  expect(() => checkPrint(twoFaults as unknown as Print)).toThrow(/impossible.*\nguest 3a: .*\ntile monk: /);
});

const noSuchBonus = { gives: 'luck' };
const faults: [path: string, value: unknown, sentence: string][] = [
  ['guests.3a.face.die', 7, 'guest 3a: the die must be 1 to 6'],
  ['guests.5c.face.pays', -1, 'guest 5c: the thalers must be a whole number'],
  ['guests.5c.face.pays', 2.5, 'guest 5c: the thalers must be a whole number'],
  ['guests.8a.face.vp', '10', 'guest 8a: the victory points must be a whole number'],
  ['guests.6d.face.bonus', noSuchBonus, 'guest 6d: unknown bonus'],
  ['guests.6d.face.bonus', { gives: 'thalers' }, 'guest 6d: unknown bonus'],
  ['guests.6d.face.bonus', { gives: 'schnapps', count: 1 }, 'guest 6d: only cards marked for modules 3 to 5'],
  ['guests.6d.face.bonus', { gives: 'card', card: 'cook' }, 'guest 6d: unknown bonus'],
  ['guests.4a', undefined, 'guests of cost 4: there must be 7 for all modules'],
  ['guests.7e', undefined, 'guests of cost 7: there must be 3 marked ones'],
  ['guests.4a.cost', 5, 'guest 4a: the name must begin with the cost'],
  ['regulars.regular1.die', 0, 'regular1: the die must be 1 to 6'],
  ['regulars.regular2.pays', null, 'regular2: thalers, points and copies must be whole numbers'],
  ['tavernCards.brewer.price', -6, 'card brewer: price, copies and points must be whole numbers'],
  ['tavernCards.table.copies', 1000, 'card table: price, copies and points must be whole numbers'],
  ['tiles.safe', undefined, 'tile safe: the price must be a whole number above 0, not nothing'],
  ['tiles.barrel.price', 0, 'tile barrel: the price must be a whole number above 0'],
  ['tiles.barrel.upgraded', 1, 'tile barrel: the upgraded side must be better'],
  ['tiles.barrel.discount', 2, 'tile barrel: a discount needs a tavern card'],
  ['monastery.bonuses.23', { gives: 'noble' }, 'monastery space 23: the track goes from 0 to 22'],
  ['monastery.bonuses.10', noSuchBonus, 'monastery space 10: unknown bonus'],
  ['turnTracks.summer.7', [], 'turn track of summer, round 8: it must give one thing, or one of two bonuses'],
  ['turnTracks.winter', [], 'turn track of winter: there must be 8 rounds'],
  ['schnappsOnTheWay.module2', [1], 'schnapps on the way, module2: there must be a number for each of 8 rounds'],
  ['reputation.0', { vp: 2 }, 'reputation track: the first space must be worth 1'],
  ['reputation.5', { vp: 6 }, 'reputation track: the sixth space must be worth 5'],
  ['reputation.1', { gives: 'schnapps' }, 'reputation track: there must be 2 spaces with schnapps'],
  ['reputation.6', { vp: 6 }, 'reputation track: there must be one signature space'],
  ['reputation.11', { vp: 9 }, 'reputation track: the crown must be the last space'],
  ['guestBook.5.cells', [null], 'guest book, column 5: there must be 4 cells'],
  ['guestBook.3-4.cells.2', noSuchBonus, 'guest book, column 3-4, row 3: unknown bonus'],
  ['noble.cost', [], 'noble: thalers, points, copies and costs must be whole numbers'],
  ['startCards.7', undefined, 'start cards: there must be 7, and each must give something'],
  ['startCards.2.0', noSuchBonus, 'start card 2: unknown item'],
  ['startCards.4.1', { gives: 'upgrade', tile: 'cellar' }, 'start card 4: unknown item'],
];

describe('a fault names the entry and the broken rule', () => {
  for (const [path, value, sentence] of faults) {
    test(`${path} = ${JSON.stringify(value)}`, () => {
      expect(faultsIn(broken(path, value))).toContainEqual(expect.stringContaining(sentence));
    });
  }
});
