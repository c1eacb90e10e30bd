// The meaning of clicks and drops on the table.
import { describe, expect, test } from 'vitest';
import type { HeldDie } from '../../../client/model/heldDie.ts';
import { meaningOf, type Meaning } from '../../../client/model/picks.ts';
import type { Spot } from '../../../client/model/spots.ts';
import { tableModel } from '../../../client/model/tableModel.ts';
import { format, view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, type TestTable } from '../../kit/table.ts';

const modelOf = ({ state }: TestTable) => tableModel({ view: view(state, 0), me: 0, people: PEOPLE });

const at = (table: TestTable, spot: Spot, held: HeldDie | null = null): Meaning =>
  meaningOf({ pick: 'spot', spot }, modelOf(table), held);

/** The move that a click or a drop makes, or the moves that it lets the player choose from; none if it does neither. */
function movesOf(meaning: Meaning): string[] {
  if (meaning.means === 'move') return [format(meaning.move)];
  return meaning.means === 'which' ? meaning.moves.map(format) : [];
}

const three: HeldDie = { value: 3, own: false, from: null };

describe('a counter guest', () => {
  const atCounter: Spot = { at: 'counterGuests', seat: 0 };

  test('is given up for a new draw only after a question, as nobody can take that back', () => {
    expect(at(aTable().guests({ counterGuests: 1 }), atCounter)).toEqual({ means: 'sure', move: { type: 'giveUp' } });
  });

  test('is given up for a step in the monastery at once, as that can be taken back', () => {
    expect(movesOf(at(aTable().serving({ counterGuests: 1 }), atCounter))).toEqual(['giveUp']);
  });
});

describe('while planning', () => {
  const table = aTable().planning({ drawn: '3a 4b regular1', dice: '3 5:monk' });

  test('a click on a die holds it, and another lets it go', () => {
    const click = { pick: 'die', ...three, lifted: false } as const;
    expect(meaningOf(click, modelOf(table), null)).toEqual({ means: 'hold', die: three });
    expect(meaningOf(click, modelOf(table), three)).toEqual({ means: 'hold', die: null });
  });

  test('a held die is put on the space that is clicked, whether the rules like it or not', () => {
    expect(movesOf(at(table, { at: 'table', seat: 0, table: 0 }, three))).toEqual(['put 3:hand>table1']);
    expect(movesOf(at(table, { at: 'table', seat: 0, table: 1 }, three))).toEqual(['put 3:hand>table2']);
    expect(movesOf(at(table, { at: 'tile', seat: 0, tile: 'barrel' }, three))).toEqual(['put 3:hand>barrel']);
  });

  test('a click on what is for sale tells that this is not the time; one on a gap of the display does nothing', () => {
    const early = { means: 'refused', refused: { because: 'wrongPhase' } };
    const shop = aTable({ display: '- 4a' }).planning();
    expect(at(shop, { at: 'supply', card: 'server' })).toMatchObject(early);
    expect(at(shop, { at: 'display', place: 1 })).toMatchObject(early);
    expect(at(shop, { at: 'nobles' })).toMatchObject(early);
    expect(at(shop, { at: 'display', place: 0 })).toEqual({ means: 'nothing' });
  });

  test('a click on a tile, an entertainer or a bard that waits for the serving tells that this is not the time', () => {
    const early = { means: 'refused', refused: { because: 'wrongPhase' } };
    const house = aTable({ modules: 3 }).planning({ drawn: 'bard dishwasher', dancer: 'beer', upgraded: 'safe' });
    expect(at(house, { at: 'tile', seat: 0, tile: 'dishwasher' })).toMatchObject(early);
    expect(at(house, { at: 'equipment', seat: 0, space: 'monk' })).toMatchObject(early);
    expect(at(house, { at: 'entertainer', seat: 0, entertainer: 'dancer' })).toMatchObject(early);
    expect(at(house, { at: 'beside', seat: 0, card: 'bard' })).toMatchObject(early);
  });

  test('a click on what is upgraded, works by itself or is not there tells nothing of the phase', () => {
    const house = aTable({ modules: 3 }).planning({ drawn: 'dishwasher', upgraded: 'safe' });
    for (const spot of [
      { at: 'tile', seat: 0, tile: 'safe' },
      { at: 'beside', seat: 0, card: 'dishwasher' },
      { at: 'beside', seat: 0, card: 'bard' },
      { at: 'entertainer', seat: 0, entertainer: 'dancer' },
    ] as const)
      expect(at(house, spot)).toEqual({ means: 'nothing' });
  });

  test('a click on the nobles or on another player’s table lets a held die go', () => {
    expect(at(table, { at: 'nobles' }, three)).toEqual({ means: 'hold', die: null });
    expect(at(table, { at: 'table', seat: 1, table: 0 }, three)).toEqual({ means: 'hold', die: null });
  });

  test('a die that is dropped beside everything, or where it came from, stays where it was', () => {
    const drop = { pick: 'drop', ...three, spot: null } as const;
    expect(meaningOf(drop, modelOf(table), three)).toEqual({ means: 'hold', die: null });
    const monk: Spot = { at: 'equipment', seat: 0, space: 'monk' };
    const back = { pick: 'drop', value: 5, own: false, from: 'monk', spot: monk } as const;
    expect(meaningOf(back, modelOf(table), null)).toEqual({ means: 'hold', die: null });
  });

  test('a placed die that is dropped on the hand goes back there', () => {
    const spot: Spot = { at: 'hand', seat: 0 };
    const drop = { pick: 'drop', value: 5, own: false, from: 'monk', spot } as const;
    expect(movesOf(meaningOf(drop, modelOf(table), null))).toEqual(['put 5:monk>hand']);
  });

  test('a space asks which value it gets, and not in which colour', () => {
    // The brewer takes a 1 or a 6 [E2].
    const spot: Spot = { at: 'equipment', seat: 0, space: 'brewer' };
    const colours = aTable().planning({ dice: '6 6* 3' });
    expect(movesOf(at(colours, spot))).toHaveLength(1);
    const values = aTable().planning({ dice: '1 1* 6' });
    expect(movesOf(at(values, spot))).toHaveLength(2);
  });

  test('a space that just one die in the hand fits takes it without a question', () => {
    expect(movesOf(at(table, { at: 'equipment', seat: 0, space: 'cashbox' }))).toEqual(['put 3:hand>cashbox']);
  });
});

describe('while serving', () => {
  const serving = () =>
    aTable().serving({ drawn: '3a brewer brewer regular1', dice: '3:table1 1:brewer', thalers: 20 });

  test('a click on a placed die takes it off, and lifting it does not', () => {
    const die = { pick: 'die', value: 3, own: false, from: 0 } as const;
    expect(movesOf(meaningOf({ ...die, lifted: false }, modelOf(serving()), null))).toEqual(['take 3 white table1']);
    expect(meaningOf({ ...die, lifted: true }, modelOf(serving()), null)).toMatchObject({ means: 'hold' });
  });

  test('a click on a guest with a die serves the guest', () => {
    expect(movesOf(at(serving(), { at: 'table', seat: 0, table: 0 }))).toEqual(['take 3 white table1']);
  });

  test('a click on a card of the supply buys it', () => {
    expect(movesOf(at(serving(), { at: 'supply', card: 'table' }))).toEqual(['buy table']);
  });

  test('a click on what is too dear tells the price', () => {
    const poor = aTable().serving({ thalers: 1 });
    expect(at(poor, { at: 'supply', card: 'table' })).toMatchObject({
      means: 'refused',
      refused: { because: 'tooFewThalers', needs: 5, has: 1 },
    });
  });

  test('a click on a tile with matching cards asks how many go back, the cheapest way first', () => {
    const asked = at(serving(), { at: 'tile', seat: 0, tile: 'brewer' });
    expect(movesOf(asked)).toEqual(['upgrade brewer 2', 'upgrade brewer 1', 'upgrade brewer 0']);
    expect(asked).toMatchObject({ means: 'which' });
  });

  test('a click on a tile that can be upgraded in just one way upgrades it at once, whether a card goes back or not', () => {
    const thirteen = aTable().serving({ drawn: 'brewer', thalers: 13 });
    const upgrade = at(thirteen, { at: 'tile', seat: 0, tile: 'brewer' });
    expect(upgrade.means).toBe('move');
    expect(movesOf(upgrade)).toEqual(['upgrade brewer 1']);
    expect(at(thirteen, { at: 'tile', seat: 0, tile: 'safe' })).toMatchObject({ means: 'move' });
  });

  test('a click on equipment takes its die off, and so does one on its tile if the upgrade is too dear', () => {
    expect(movesOf(at(serving(), { at: 'equipment', seat: 0, space: 'brewer' }))).toEqual(['take 1 white brewer']);
    const poor = aTable().serving({ dice: '1:brewer' });
    expect(movesOf(at(poor, { at: 'tile', seat: 0, tile: 'brewer' }))).toEqual(['take 1 white brewer']);
  });

  test('a tile that only returned cards make affordable suggests the cheapest way first', () => {
    const table = aTable().serving({ drawn: 'brewer brewer', thalers: 12 });
    const asked = at(table, { at: 'tile', seat: 0, tile: 'brewer' });
    expect(movesOf(asked)).toEqual(['upgrade brewer 2', 'upgrade brewer 1']);
    expect(asked).toMatchObject({ means: 'which' });
  });

  test('a click on a guest on display recruits, on the nobles asks how many', () => {
    const table = aTable({ display: '3a 5a 6b 7a 8b' }).serving({ beer: 14 });
    expect(movesOf(at(table, { at: 'display', place: 1 }))).toEqual(['recruit 5a']);
    expect(movesOf(at(table, { at: 'nobles' }))).toEqual(['nobles 1', 'nobles 2']);
  });

  test('a click on somebody else’s tavern looks at it', () => {
    expect(at(serving(), { at: 'tile', seat: 1, tile: 'safe' })).toEqual({ means: 'focus', seat: 1 });
  });
});

test('a click on a die of the coaster takes it', () => {
  const table = aTable().orders({ coaster: '2 4 4 6' });
  expect(movesOf(meaningOf({ pick: 'coasterDie', value: 4 }, modelOf(table), null))).toEqual(['draft 4']);
});

test('a die of the coaster is taken by dropping it on the hand or on one’s own space, and nowhere else', () => {
  const table = aTable().orders({ coaster: '2 4 4 6' });
  const drop = (spot: Spot) => movesOf(meaningOf({ pick: 'coasterDrop', value: 4, spot }, modelOf(table), null));
  expect(drop({ at: 'hand', seat: 0 })).toEqual(['draft 4']);
  expect(drop({ at: 'tile', seat: 0, tile: 'barrel' })).toEqual(['draft 4']);
  expect(drop({ at: 'coaster', seat: 0 })).toEqual([]);
  expect(drop({ at: 'tile', seat: 1, tile: 'barrel' })).toEqual([]);
});

test('a click on the juggler offers the five other values of a die', () => {
  const table = aTable({ modules: 2 }).planning({ dice: '3', juggler: 'die', schnapps: 1, drawn: '3a' });
  const meaning = at(table, { at: 'entertainer', seat: 0, entertainer: 'juggler' });
  expect(movesOf(meaning)).toHaveLength(5);
});

test('a die that is brought to the juggler is turned, and no other; without schnapps it is let go', () => {
  const table = aTable({ modules: 2 }).planning({ dice: '3 5', juggler: 'die', schnapps: 1, drawn: '3a' });
  const spot: Spot = { at: 'entertainer', seat: 0, entertainer: 'juggler' };
  const turns = movesOf(meaningOf({ pick: 'drop', ...three, spot }, modelOf(table), three));
  expect(turns).toHaveLength(5);
  expect(turns.every((turn) => turn.startsWith('juggle 3 '))).toBe(true);
  const poor = aTable({ modules: 2 }).planning({ dice: '3', juggler: 'die', schnapps: 0, drawn: '3a' });
  expect(at(poor, spot, three)).toEqual({ means: 'hold', die: null });
});

test('somebody is turned away by a click on the table', () => {
  const table = aTable({ modules: 2 })
    .serving({ drawn: '3a regular1 regular2', fireBreather: 'deny', schnapps: 2 })
    .acts('breathe');
  expect(movesOf(at(table, { at: 'table', seat: 0, table: 1 }))).toEqual(['deny table2']);
});

describe('a hidden choice that is made', () => {
  const chosen = (): TestTable => aTable({ modules: 4, startCards: '1 3 6' }).choosingStartCards().acts('p1 choose 3');

  test('is changed by a click on another card', () => {
    expect(at(chosen(), { at: 'startCard', card: 6 })).toEqual({
      means: 'change',
      move: { type: 'choose', option: '6' },
    });
  });

  test('stays when its own card is clicked', () => {
    expect(at(chosen(), { at: 'startCard', card: 3 })).toEqual({ means: 'nothing' });
  });
});
