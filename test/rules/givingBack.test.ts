// Rules R9 to R12: dice that are moved after settling move the marker, and bonuses that it goes back over are given back.
import { describe, expect, test } from 'vitest';
import type { Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

const serving = (tavern: Tavern) => aTable({ modules: 3 }).serving(tavern);

describe('[R9] when dice are moved after settling', () => {
  test('both counts are made anew', () => {
    const table = serving({ drawn: '4a brewer', dice: '3:table1 6' }).acts('settle', 'put 6:hand>brewer');
    expect(table.p1.reputation).toBe(1);
    expect(table.acts('put 6:brewer>barrel').p1.reputation).toBe(0);
    expect(table.acts('put 6:barrel>hand').p1.reputation).toBe(-1);
  });
  test('spaces yield what they did when the reputation was settled', () => {
    const table = serving({ drawn: '4a barback', dice: '3:table1 6', thalers: 18 });
    table.acts('settle', 'upgrade brewer 0', 'put 6:hand>brewer');
    expect(table.p1.settled?.counted).toBe(2);
    const returned = serving({ drawn: '4a brewer brewer', dice: '3:table1 6', thalers: 6 });
    returned.acts('settle', 'upgrade brewer 2', 'put 6:hand>brewer');
    expect(returned.p1.settled?.counted).toBe(3);
  });
  test('dice taken off go on counting where they lay', () => {
    const table = serving({ drawn: '4a', dice: '3:table1 6' }).acts(
      'settle',
      'take 3 white table1',
      'put 6:hand>barrel',
    );
    expect(table.p1.reputation).toBe(0);
  });
  test('dice taken off go on counting even if their guest is removed', () => {
    const drawn = '4a bard';
    const table = serving({ drawn, dice: '3:table1 6', reputation: 6 }).acts('settle', 'take 3 white table1', 'bard');
    expect(table.acts('pick deny', 'deny table1', 'put 6:hand>barrel').p1.reputation).toBe(8);
  });
});

test('[R10] the marker moves by the difference from where it is, and earns what it passes', () => {
  const table = serving({ drawn: '4a bard brewer', dice: '3:table1 6', reputation: 1 }).acts('settle', 'bard');
  expect(table.p1.reputation).toBe(2);
  expect(table.acts('put 6:hand>brewer').p1).toMatchObject({ reputation: 4, schnapps: 1 });
});

describe('[R11] the marker moves back and gives back the newest first', () => {
  test('a schnapps of those held', () => {
    const table = serving({ drawn: '4a', dice: '3:table1 6:barrel', reputation: 2 }).acts('settle');
    expect(table.p1.schnapps).toBe(1);
    table.acts('put 6:barrel>hand');
    expect([table.p1.schnapps, table.p1.reputation, table.state.schnapps]).toEqual([0, 2, 20]);
    expect(table.eventsOf('givenBack')).toEqual([{ type: 'givenBack', seat: 0, what: 'schnapps' }]);
  });
  test('the noble that was gained there, and not another, wherever it lies in the deck', () => {
    const tavern = { deck: 'regular1', drawn: '4a', dice: '3:table1 6:barrel', reputation: 9, thalers: 2, beer: 9 };
    const table = serving(tavern).acts('settle', 'buy barback', 'nobles 1');
    expect(table.p1.deck).toEqual(['regular1', 'noble', 'barback', 'noble']);
    table.acts('put 6:barrel>hand');
    expect([table.p1.deck, table.state.nobles]).toEqual([['regular1', 'barback', 'noble'], 60]);
    expect(table.events.slice(-2)).toEqual([
      { type: 'stepped', seat: 0, track: 'reputation', from: 10, to: 9 },
      { type: 'givenBack', seat: 0, what: 'noble' },
    ]);
  });
  test('also what a bard brought after settling', () => {
    const table = serving({ drawn: '4a bard', dice: '3:table1 6:barrel', reputation: 1 }).acts('settle', 'bard');
    expect(table.p1).toMatchObject({ reputation: 3, schnapps: 1 });
    expect(table.acts('put 6:barrel>hand').p1).toMatchObject({ reputation: 2, schnapps: 0 });
  });
  test('and a schnapps that was offered with deny', () => {
    const table = serving({ drawn: '4a regular1', dice: '3:table1 6:barrel', reputation: 6 });
    table.acts('settle', 'pick schnapps', 'put 6:barrel>hand');
    expect(table.p1).toMatchObject({ reputation: 6, schnapps: 0 });
  });
});

describe('[R12] a move of dice is refused', () => {
  test('if the schnapps was spent', () => {
    const tavern: Tavern = { drawn: '4a', dice: '3:table1 6:barrel', reputation: 2, dancer: 'thalers' };
    const table = serving(tavern).acts('settle', 'dance');
    expect(table.refuses('put 6:barrel>hand')).toEqual({ because: 'cannotGiveBack', what: 'schnapps' });
    expect(table.moves('put')).toEqual(['put 3:table1>cashbox', 'put 6:barrel>brewer']);
  });
  test('if it would give back a step for which somebody was removed', () => {
    const table = serving({ drawn: '4a regular1', dice: '3:table1 6:barrel', reputation: 6 });
    table.acts('settle', 'pick deny', 'deny table2');
    expect(table.refuses('put 6:barrel>hand')).toEqual({ because: 'cannotGiveBack', what: 'removal' });
  });
  test('but not if nobody was removed', () => {
    const table = serving({ drawn: '4a regular1', dice: '3:table1 6:barrel', reputation: 6 });
    table.acts('settle', 'pick deny', 'deny nobody', 'put 6:barrel>hand');
    expect(table.p1.reputation).toBe(6);
  });
  test('if the marker would go back over the signature space', () => {
    const table = aTable({ modules: 5 }).serving({ drawn: '4a', dice: '3:table1 6:barrel', reputation: 5 });
    table.acts('settle', 'sign 5');
    expect(table.refuses('put 6:barrel>hand')).toEqual({ because: 'cannotGiveBack', what: 'signature' });
  });
  test('even if the signature space gave nothing', () => {
    const table = aTable({ modules: 5, signatures: 0 }).serving({
      drawn: '4a',
      dice: '3:table1 6:barrel',
      reputation: 5,
    });
    expect(table.acts('settle').refuses('put 6:barrel>hand')).toEqual({ because: 'cannotGiveBack', what: 'signature' });
  });
});
