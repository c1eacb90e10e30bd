// The check of the printed data: refuses impossible tables with a sentence that names the entry.
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
const faults: [path: string, value: unknown, entry: string][] = [
  ['guests.3a.face.die', 7, 'guest 3a: '],
  ['guests.5c.face.pays', -1, 'guest 5c: '],
  ['guests.5c.face.pays', 2.5, 'guest 5c: '],
  ['guests.8a.face.vp', '10', 'guest 8a: '],
  ['guests.6d.face.bonus', noSuchBonus, 'guest 6d: '],
  ['guests.6d.face.bonus', { gives: 'thalers' }, 'guest 6d: '],
  ['guests.6d.face.bonus', { gives: 'schnapps', count: 1 }, 'guest 6d: '],
  ['guests.6d.face.bonus', { gives: 'card', card: 'cook' }, 'guest 6d: '],
  ['guests.4a', undefined, 'guests of cost 4: '],
  ['guests.7e', undefined, 'guests of cost 7: '],
  ['guests.4a.cost', 5, 'guest 4a: '],
  ['regulars.regular1.die', 0, 'regular1: '],
  ['regulars.regular2.pays', null, 'regular2: '],
  ['tavernCards.brewer.price', -6, 'card brewer: '],
  ['tavernCards.table.copies', 1000, 'card table: '],
  ['tiles.safe', undefined, 'tile safe: '],
  ['tiles.barrel.price', 0, 'tile barrel: '],
  ['tiles.barrel.upgraded', 1, 'tile barrel: '],
  ['tiles.barrel.discount', 2, 'tile barrel: '],
  ['monastery.bonuses.23', { gives: 'noble' }, 'monastery space 23: '],
  ['monastery.bonuses.10', noSuchBonus, 'monastery space 10: '],
  ['turnTracks.summer.7', [], 'turn track of summer, round 8: '],
  ['turnTracks.winter', [], 'turn track of winter: '],
  ['schnappsOnTheWay.module2', [1], 'schnapps on the way, module2: '],
  ['reputation.0', { vp: 2 }, 'reputation track: '],
  ['reputation.5', { vp: 6 }, 'reputation track: '],
  ['reputation.1', { gives: 'schnapps' }, 'reputation track: '],
  ['reputation.6', { vp: 6 }, 'reputation track: '],
  ['reputation.11', { vp: 9 }, 'reputation track: '],
  ['guestBook.5.cells', [null], 'guest book, column 5: '],
  ['guestBook.3-4.cells.2', noSuchBonus, 'guest book, column 3-4, row 3: '],
  ['noble.cost', [], 'noble: '],
  ['startCards.7', undefined, 'start cards: '],
  ['startCards.2.0', noSuchBonus, 'start card 2: '],
  ['startCards.4.1', { gives: 'upgrade', tile: 'cellar' }, 'start card 4: '],
];

describe('the entry that is wrong is named', () => {
  for (const [path, value, entry] of faults) {
    test(`${path} = ${JSON.stringify(value)}`, () => {
      expect(faultsIn(broken(path, value))).toContainEqual(expect.stringContaining(entry));
    });
  }
});
