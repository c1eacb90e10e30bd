// Warnings before the end of a turn or a plan: everything that would be wasted, and nothing else.
import { expect, test } from 'vitest';
import { warnings } from '../../../client/model/warnings.ts';
import { view, type State } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

const warned = (state: State) => warnings(view(state, 0), 0);

test('a plan warns of dice that could still be placed', () => {
  expect(warned(aTable().planning({ drawn: 'regular1 3a 3b', dice: '2 2 5:monk' }).state)).toEqual([
    { warns: 'diceUnplaced', count: 2 },
  ]);
});

test('a plan does not warn of dice for which there is no space', () => {
  const full = { drawn: 'regular1 3a 3b', dice: '2 4:cashbox 4*:barrel' };
  expect(warned(aTable().planning(full).state)).toEqual([]);
});

test('a turn warns of dice that were not taken off', () => {
  expect(warned(aTable().serving({ drawn: '3a regular1 regular2', dice: '3:table1 1:brewer' }).state)).toEqual([
    { warns: 'diceNotTaken', count: 2 },
  ]);
});

test('a turn warns of thalers for which the safe has no room, and of beer for which the storage has none', () => {
  expect(warned(aTable().serving({ thalers: 6, beer: 9, upgraded: 'storage' }).state)).toEqual([
    { warns: 'thalersLost', count: 4, kept: 2 },
    { warns: 'beerLost', count: 4, kept: 5 },
  ]);
});

test('the last turn warns of beer only if it still buys something', () => {
  const { state } = aTable({ round: 8 }).serving({ beer: 5 });
  expect(warned(state)).toEqual([{ warns: 'beerLost', count: 3, kept: 2 }]);
  state.players[0]!.recruited = true;
  expect(warned(state)).toEqual([]);
});

test('a turn warns of an upgrade that the drawn cards would pay for', () => {
  const state = aTable().serving({ drawn: 'dishwasher dishwasher dishwasher brewer' }).state;
  expect(warned(state)).toEqual([{ warns: 'freeUpgrade', tile: 'dishwasher' }]);
});

test('a turn warns of bards who have not sung, and of schnapps over the limit', () => {
  const table = aTable({ modules: 3 }).serving({ drawn: 'bard bard', schnapps: 6 }).acts('settle');
  expect(warned(table.state)).toEqual([
    { warns: 'bardsUnused', count: 2 },
    { warns: 'schnappsOver', count: 2 },
  ]);
  table.acts('bard');
  expect(warned(table.state)).toContainEqual({ warns: 'bardsUnused', count: 1 });
});

test('nobody is warned in the turn of another player', () => {
  expect(warned(aTable({ start: 1 }).serving({ thalers: 9 }).state)).toEqual([]);
});
