// Rules R: settling the reputation, the track and its bonuses. Moving dice after settling is in `givingBack.test.ts`.
import { describe, expect, test } from 'vitest';
import { reputationTrack } from '../../game/index.ts';
import type { SharedPart, Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

const serving = (tavern: Tavern, shared: SharedPart = {}) => aTable({ modules: 3, ...shared }).serving(tavern);

/**
 * A serving turn with the reputation settled. The marker is on this space, counted from 0, and three bards can advance
 * it, unless `tavern` has other cards drawn.
 */
const settledOn = (reputation: number, tavern: Tavern = {}, shared: SharedPart = {}) =>
  serving({ reputation, drawn: 'bard bard bard', ...tavern }, shared)
    .acts('settle')
    .countFromHere();

describe('[R1] settling the reputation', () => {
  test('is the first act of a turn', () => {
    const table = serving({ drawn: '4a bard', dice: '3:table1 4', thalers: 9, beer: 9, counterGuests: 1 });
    for (const move of ['take 3 white table1', 'buy barback', 'upgrade monk 0', 'nobles 1', 'giveUp', 'bard', 'end']) {
      expect(table.refuses(move)).toEqual({ because: 'settleFirst' });
    }
  });
  test('comes after nothing but rearranging dice', () => {
    const table = serving({ drawn: '4a barback', dice: '3 4' });
    table.acts('put 3:hand>table1', 'put 4:hand>barrel', 'settle');
    expect(table.eventsOf('settled')).toEqual([{ type: 'settled', seat: 0, thalers: 4, beer: 2, steps: 2 }]);
    expect(table.refuses('settle')).toEqual({ because: 'alreadySettled' });
  });
  test('is done with no die placed, too', () => {
    expect(serving({}).acts('settle').eventsOf('settled')).toEqual([
      { type: 'settled', seat: 0, thalers: 0, beer: 0, steps: 0 },
    ]);
  });
  test('begins with module 3', () => {
    const table = aTable({ modules: 2 }).serving();
    expect(table.refuses('settle')).toEqual({ because: 'needsModule', module: 3 });
    expect(table.acts('end').state.turn).toBe(1);
  });
});

describe('[R2] the marker advances by the smaller of thalers and beer', () => {
  const settledEvent = (tavern: Tavern) => serving(tavern).acts('settle').eventsOf('settled')[0];
  test('regulars, guests, nobles and cashbox against brewer and barrel', () => {
    const tavern = {
      drawn: 'regular1 4a noble brewer',
      dice: '1:table1 3:table2 2:table3 5:cashbox 6:brewer 4*:barrel',
    };
    expect(settledEvent(tavern)).toMatchObject({ thalers: 1 + 4 + 2 + 1, beer: 2 + 1, steps: 3 });
    expect(serving(tavern).acts('settle').p1.reputation).toBe(2);
  });
  test('with upgraded tiles and raised dice', () => {
    expect(
      settledEvent({
        drawn: 'dishwasher 4a',
        dice: '2+1:table1 5:cashbox 5+1:brewer 6:brewer 4*:barrel',
        upgraded: 'cashbox brewer barrel',
      }),
    ).toMatchObject({ thalers: 7, beer: 6, steps: 6 });
  });
  test('and a beer for each barback', () => {
    expect(settledEvent({ drawn: '4a barback barback', dice: '3:table1' })).toMatchObject({
      thalers: 4,
      beer: 2,
      steps: 2,
    });
  });
  test('unplaced dice and the monk count for nothing', () => {
    expect(settledEvent({ drawn: '4a', dice: '3:table1 5:monk 6' })).toMatchObject({ thalers: 4, beer: 0, steps: 0 });
  });
});

test('[R3] pool, later upgrades and other income do not count', () => {
  const tavern: Tavern = { drawn: '4a', dice: '3:table1 4:barrel', thalers: 9, beer: 5, dancer: 'beer', schnapps: 2 };
  const table = serving(tavern).acts('settle');
  expect(table.p1.reputation).toBe(0);
  table.acts('upgrade barrel 0', 'dance', 'take 3 white table1', 'take 4 white barrel');
  expect(table.p1.reputation).toBe(0);
});

describe('[R4] the track', () => {
  const names = (modules: 3 | 5) => reputationTrack(modules).map((space) => ('vp' in space ? space.vp : space.gives));
  test('is a circuit of eleven spaces, or twelve with the signature space', () => {
    expect(names(3)).toEqual([1, 2, 3, 'schnapps', 4, 5, 6, 'schnappsOrDeny', 7, 8, 'crown']);
    expect(names(5)).toEqual([1, 2, 3, 'schnapps', 4, 5, 'signature', 6, 'schnappsOrDeny', 7, 8, 'crown']);
  });
  test('gives what is passed and what is reached', () => {
    const table = serving({ drawn: '4a barback barback barback', dice: '3:table1', reputation: 1 }).acts('settle');
    expect([table.p1.reputation, table.p1.schnapps]).toEqual([4, 1]);
    expect(settledOn(2).acts('bard').p1.schnapps).toBe(1);
  });
  test('and gives it again on every lap', () => {
    const table = serving({ drawn: '8a', dice: '4:table1 6:brewer 6:brewer 6:brewer 5:barrel', reputation: 10 });
    expect(table.acts('settle').p1).toMatchObject({ reputation: 3, schnapps: 1 });
  });
});

describe('[R5] the marker', () => {
  test('enters on the 1', () => {
    expect(settledOn(-1).acts('bard').eventsOf('stepped')).toEqual([
      { type: 'stepped', seat: 0, track: 'reputation', from: -1, to: 0 },
    ]);
  });
  test('may stop on the crown, and goes on to the 1', () => {
    const table = settledOn(9).acts('bard');
    expect(table.p1.reputation).toBe(10);
    expect(table.acts('bard').p1.reputation).toBe(0);
  });
});

test('[R6] the fourth space gives a schnapps, the crown a noble', () => {
  expect(settledOn(2).acts('bard').p1.schnapps).toBe(1);
  const crowned = settledOn(9).acts('bard');
  expect([crowned.onDeck(), crowned.state.nobles]).toEqual(['noble', 60]);
});

describe('[R7] schnapps or deny service', () => {
  test('is for the player to choose', () => {
    const table = settledOn(6, { drawn: 'bard regular1' }).acts('bard');
    expect(table.moves()).toEqual(['pick schnapps', 'pick deny', 'takeBack']);
    expect(table.acts('pick schnapps').p1.schnapps).toBe(1);
  });
  test('denies on request', () => {
    expect(settledOn(6, { drawn: 'bard regular1' }).acts('bard', 'pick deny', 'deny table1').state.box).toEqual([
      'regular1',
    ]);
  });
  test('is schnapps alone if nobody can be removed', () => {
    expect(settledOn(6, { drawn: 'bard noble' }).acts('bard').p1).toMatchObject({ schnapps: 1, effects: [] });
  });
  test('is denying alone if there is no schnapps', () => {
    const table = settledOn(6, { drawn: 'bard regular1' }, { schnapps: 0 }).acts('bard');
    expect(table.moves()).toEqual(['deny table1', 'deny nobody', 'takeBack']);
  });
  test('is lost if there is neither', () => {
    const table = settledOn(6, { drawn: 'bard' }, { schnapps: 0 }).acts('bard');
    expect([table.p1.effects, table.losses]).toEqual([[], ['schnapps']]);
  });
});

test('[R8] who chooses to deny and removes nobody gets nothing', () => {
  const table = settledOn(6, { drawn: 'bard regular1' }).acts('bard', 'pick deny', 'deny nobody');
  expect(table.p1).toMatchObject({ schnapps: 0, tables: ['regular1'], effects: [] });
});

test('[R13] each bard drawn moves the marker once', () => {
  const table = settledOn(-1, { drawn: 'bard bard' }).acts('bard', 'bard');
  expect(table.p1.reputation).toBe(1);
  expect(table.refuses('bard')).toEqual({ because: 'noBardLeft' });
  expect(settledOn(-1, { drawn: 'regular1' }).refuses('bard')).toEqual({ because: 'noBardLeft' });
});

test('[R13] bards move the marker again in the next round', () => {
  const table = aTable({ modules: 3, start: 1 }).lastTurn({ drawn: 'bard' }).acts('bard', 'end');
  expect(table.p1.bards).toBe(0);
});

test('[R14] a guest with reputation moves the marker, one with schnapps gives one', () => {
  const recruits = (guest: string) =>
    settledOn(-1, { beer: 8 }, { display: `3a ${guest} 4a 5a 6a` }).acts(`recruit ${guest}`);
  // Four steps: the space on which they end gives a schnapps.
  expect([recruits('8g').p1.reputation, recruits('8g').p1.schnapps]).toEqual([3, 1]);
  expect(recruits('7f').p1.schnapps).toBe(1);
});
