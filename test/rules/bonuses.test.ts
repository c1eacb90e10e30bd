// Rules M and N: the monastery track, and bonuses.
import { describe, expect, test } from 'vitest';
import { MONASTERY_BONUS, MONASTERY_LAST } from '../../game/index.ts';
import type { Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

/** Moves the marker of the monastery by a die on the monk. */
const oneStepFrom = (monastery: number, tavern: Tavern = {}) =>
  aTable()
    .serving({ monastery, dice: '5:monk', ...tavern })
    .acts('take 5 white monk');
const twoStepsFrom = (monastery: number, tavern: Tavern = {}) =>
  oneStepFrom(monastery, { upgraded: 'monk', ...tavern });

test('[M1] the track has 22 spaces after the start, and space 3 brings the same in summer and in winter', () => {
  expect(MONASTERY_LAST).toBe(22);
  for (const modules of [1, 2] as const) {
    const table = aTable({ modules }).serving({ monastery: 2, dice: '5:monk' }).acts('take 5 white monk');
    expect(table.onDeck()).toBe('barback');
  }
});

test('[M2] bonuses that are passed and those that are reached are earned', () => {
  const table = twoStepsFrom(4);
  expect([table.p1.monastery, table.p1.thalers, table.onDeck()]).toEqual([6, 2, 'dishwasher']);
});

test('[M2] a step onto a space brings the bonus that is printed there', () => {
  const earned = (space: number) => {
    const table = aTable()
      .serving({ monastery: space - 1, counterGuests: 1 })
      .acts('giveUp');
    // As all tables are empty, “deny service” is earned and lost.
    return [table.onDeck(), table.p1.thalers, table.losses].flat().filter((gain) => gain !== '' && gain !== 0);
  };
  const all = Array.from({ length: MONASTERY_LAST }, (_, index) => [index + 1, ...earned(index + 1)]);
  expect(all.filter((gains) => gains.length > 1)).toEqual([
    [3, 'barback'],
    [5, 2],
    [6, 'dishwasher'],
    [8, 'server'],
    [10, 'noble'],
    [12, 4],
    [13, 'deny'],
    [15, 'noble'],
    [17, 'brewer'],
    [19, 'table'],
    [21, 'noble'],
  ]);
});

test('[M3] from 22 the next step is to 0, and on from there', () => {
  const table = twoStepsFrom(22);
  expect(table.p1.monastery).toBe(1);
  expect(table.eventsOf('stepped').map(({ from, to }) => [from, to])).toEqual([
    [22, 0],
    [0, 1],
  ]);
});

test('[M3] on the next lap the bonuses are earned again', () => {
  const table = aTable().serving({ monastery: 20, upgraded: 'monk', dice: '5:monk 5:monk 5:monk' });
  table.acts('take 5 white monk', 'take 5 white monk', 'take 5 white monk');
  expect([table.p1.monastery, table.onDeck()]).toEqual([3, 'barback noble']);
});

test('[M4] of spaces 1 to 3 only space 3 has a bonus', () => {
  expect([1, 2, 3].map((space) => MONASTERY_BONUS[space])).toEqual([
    undefined,
    undefined,
    { gives: 'card', card: 'barback' },
  ]);
});

describe('[N1] a bonus', () => {
  test('is given at once and without being asked for', () => {
    const table = aTable({ display: '3a 5f 4a 6a 8a' }).serving({ beer: 5 }).acts('recruit 5f');
    expect([table.onDeck(), table.p1.effects]).toEqual(['dishwasher 5f', []]);
  });
  test('is lost and not owed when it cannot be given', () => {
    const table = aTable({ display: '3a 5f 4a 6a 8a', supply: { dishwasher: 0 } }).serving({ beer: 5 });
    table.acts('recruit 5f');
    expect([table.onDeck(), table.losses, table.p1.effects]).toEqual(['5f', ['dishwasher'], []]);
  });
});

test('[N1] of schnapps as many are given as are left', () => {
  const table = aTable({ modules: 2, round: 2, schnapps: 1 }).lastTurn({}, {}).acts('end');
  expect([table.p1.schnapps, table.p2.schnapps, table.state.schnapps]).toEqual([0, 1, 0]);
  expect(table.losses).toEqual(['schnapps', 'schnapps']);
});

describe('[N2] nobody has to', () => {
  test('deny service', () => {
    const table = aTable().serving({ drawn: 'regular1', monastery: 12, counterGuests: 1 }).acts('giveUp');
    expect(table.moves('deny')).toEqual(['deny table1', 'deny nobody']);
    expect(table.acts('deny nobody').p1.tables).toEqual(['regular1']);
  });
  test('use a bard', () => {
    const table = aTable({ modules: 3 }).serving({ drawn: 'bard' }).acts('settle', 'end');
    expect(table.p1.reputation).toBe(-1);
  });
  test('but of schnapps or deny one must be chosen', () => {
    const table = aTable({ modules: 3 }).serving({ drawn: 'bard regular1', reputation: 6 }).acts('settle', 'bard');
    expect(table.refuses('end')).toEqual({ because: 'answerFirst' });
    expect(table.acts('pick schnapps').p1.schnapps).toBe(1);
  });
});

test('[N3] bonuses come in the order of the spaces, each finished before the next', () => {
  const table = aTable({ modules: 5, display: '3a* 7g* 5a 4a 6a' }).serving({
    beer: 7,
    reputation: 4,
    book: { '3-4': 1 },
  });
  table.acts('settle').countFromHere().acts('recruit 7g', 'sign 3-4');
  const order = table.events.flatMap((event) => {
    if (event.type === 'stepped') return [`to ${event.to}`];
    return event.type === 'signed' ? [`in ${event.column}`] : [];
  });
  expect(order).toEqual(['to 5', 'to 6', 'in 3-4', 'to 7', 'to 8', 'in 7-8', 'to 9']);
});

test('[N3] a chain: a step in the monastery brings its bonus before the next step', () => {
  const table = twoStepsFrom(12, { drawn: 'regular1' });
  expect([table.p1.monastery, table.moves('deny')]).toEqual([13, ['deny table1', 'deny nobody']]);
  expect(table.acts('deny table1').p1.monastery).toBe(14);
});

test('[N4] until a choice is answered nothing can be done but taking back, and it is asked only once', () => {
  const table = twoStepsFrom(12, { drawn: 'regular1 regular2', beer: 9, thalers: 9 });
  expect(table.refuses('nobles 1')).toEqual({ because: 'answerFirst' });
  expect(table.refuses('end')).toEqual({ because: 'answerFirst' });
  expect(table.refuses('pick schnapps')).toEqual({ because: 'answerFirst' });
  expect(table.moves()).toEqual(['deny table1', 'deny table2', 'deny nobody', 'takeBack']);
  expect(table.acts('deny table2').refuses('deny table1')).toEqual({ because: 'notAsked' });
});

test('[N5] cards and nobles go on the deck, thalers to the pool, steps move the marker', () => {
  const recruits = (guest: string, cost: number) =>
    aTable({ display: `3a ${guest} 4a 5a 6a` })
      .serving({ beer: cost, monastery: 1 })
      .acts(`recruit ${guest}`);
  expect(recruits('8b', 8).onDeck()).toBe('brewer 8b');
  expect(recruits('8d', 8).onDeck()).toBe('noble 8d');
  expect(recruits('8c', 8).p1.thalers).toBe(4);
  const walked = recruits('7d', 7);
  expect([walked.p1.monastery, walked.onDeck()]).toEqual([3, 'barback 7d']);
});

describe('[N6] deny service', () => {
  const denying = (tavern: Tavern) => oneStepFrom(12, tavern);
  test('removes a regular or a guest from the game', () => {
    expect(denying({ drawn: 'regular1 4a' }).acts('deny table1').state.box).toEqual(['regular1']);
    const table = denying({ drawn: 'regular1 4a' }).acts('deny table2');
    expect([table.p1.tables, table.state.box]).toEqual([['regular1', null], ['4a']]);
    expect(table.eventsOf('removed')).toEqual([{ type: 'removed', seat: 0, card: '4a', table: 1 }]);
  });
  test('never a noble', () => {
    const table = denying({ drawn: 'regular1 noble' });
    expect(table.refuses('deny table2')).toEqual({ because: 'nobodyThere' });
    expect(table.moves('deny')).toEqual(['deny table1', 'deny nobody']);
  });
  test('at the tables of drawn and of returned cards, too', () => {
    const drawn = denying({ drawn: 'table regular1 regular1 regular2 4a' });
    expect(drawn.acts('deny table4').state.box).toEqual(['4a']);
    const table = aTable().serving({
      drawn: 'table regular1 regular1 regular2 4a',
      thalers: 10,
      monastery: 12,
      counterGuests: 1,
    });
    expect(table.acts('upgrade tables 1', 'giveUp', 'deny table4').state.box).toEqual(['4a']);
  });
  test('is lost when nobody but a noble is there', () => {
    expect(denying({ drawn: 'noble' }).losses).toEqual(['deny']);
  });
});

describe('[N7] whoever has a die on their card', () => {
  const denying = (dice: string) => aTable().serving({ drawn: '4a regular1', dice, monastery: 12, counterGuests: 1 });
  test('cannot be removed', () => {
    const table = denying('3:table1').acts('giveUp');
    expect(table.refuses('deny table1')).toEqual({ because: 'dieOnGuest' });
    expect(table.moves('deny')).toEqual(['deny table2', 'deny nobody']);
  });
  test('can be removed once they are served', () => {
    expect(denying('3:table1').acts('take 3 white table1', 'giveUp', 'deny table1').state.box).toEqual(['4a']);
  });
});

test('[N8] no new guest comes to the table, and no die can be placed there', () => {
  const table = oneStepFrom(12, { drawn: 'regular1 4a', dice: '5:monk 3' }).acts('deny table2');
  expect([table.p1.tables, table.eventsOf('drawn')]).toEqual([['regular1', null], []]);
  expect(table.refuses('put 3:hand>table2')).toEqual({ because: 'nobodyThere' });
});
