// Rules C, D and S10: dice from servers, white dice, and drafting them from the coasters.
import { describe, expect, test } from 'vitest';
import type { Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

/** Ends the guests phase; the faces are rolled with the players' own dice. */
const confirmed = (tavern: Tavern, ...faces: number[]) =>
  aTable()
    .guests(tavern)
    .rolls(...faces)
    .everybody('confirm');

describe('[C1] own dice come', () => {
  test('for each server card', () => {
    expect(confirmed({ drawn: 'server server' }, 3, 5).dice()).toBe('3* 5*');
  });
  test('for the upgraded server tile', () => {
    expect(confirmed({ upgraded: 'server' }, 4).dice()).toBe('4*');
  });
  test('and not for an upgraded tile that is not in force yet', () => {
    const table = aTable({ round: 3 }).guests({});
    table.p1.upgraded.server = 4;
    expect(table.everybody('confirm').dice()).toBe('');
  });
});

describe('[C2] never more than three', () => {
  test('of four servers, one brings nothing', () => {
    const table = confirmed({ drawn: 'server server server server' }, 1, 2, 3);
    expect([table.dice(), table.losses]).toEqual(['1* 2* 3*', ['die']]);
  });
  test('a die of phase A counts', () => {
    expect(confirmed({ dice: '6*', drawn: 'server server server' }, 1, 2).dice()).toBe('1* 2* 6*');
  });
});

test('[C3] dice brought by servers are rolled at once, before the white ones', () => {
  const { events } = confirmed({ drawn: 'server' }, 2);
  expect(events.flatMap((event) => (event.type === 'rolled' ? [event.own] : []))).toEqual([true, false, false]);
});

test('[C3] a die stays when its server is returned', () => {
  const table = aTable().serving({ drawn: 'server', dice: '5*', thalers: 8 }).acts('upgrade server 1');
  expect([table.p1.beside.server, table.dice()]).toEqual([0, '5*']);
});

test('[S10] [D1] all roll four white dice', () => {
  const table = aTable({ players: 3 }).guests().rolls(1, 2, 3, 4, 5, 6, 1, 2, 3, 3, 3, 3).everybody('confirm');
  expect(table.state.players.map(({ coaster }) => coaster)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 1, 2],
    [3, 3, 3, 3],
  ]);
});

test('[S10] there are three dice of the own colour and three counter guests for each player', () => {
  expect(confirmed({ drawn: 'server server server server server' }).p1.dice).toHaveLength(3);
  const table = aTable({ round: 3, start: 1 }).lastTurn({ counterGuests: 3 }).acts('end');
  expect([table.p1.counterGuests, table.p2.counterGuests, table.losses]).toEqual([3, 1, ['counterGuest']]);
});

describe('[D1] each takes a die of the coaster in front of them', () => {
  const table = () =>
    aTable({ players: 3, start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 3' }, { coaster: '4 5' });
  test('in turn order from the start player', () => {
    expect(table().refuses('p1 draft 1')).toEqual({ because: 'notYourTurn' });
    const drafted = table().acts('p2 draft 3', 'p3 draft 5');
    expect([drafted.state.turn, drafted.eventsOf('turn').map(({ seat }) => seat)]).toEqual([0, [2, 0]]);
  });
  test('any one, and none that lies elsewhere', () => {
    expect(table().acts('p2 draft 3').moves()).toEqual(['draft 4', 'draft 5']);
    expect(table().refuses('p2 draft 4')).toEqual({ because: 'notOnCoaster' });
  });
  test('which lies unplaced before them', () => {
    expect(table().acts('p2 draft 3').dice(1)).toBe('3');
  });
});

test('[D2] when all have taken one, the coasters move to the left', () => {
  const table = aTable({ players: 3 }).orders({ coaster: '1 2' }, { coaster: '3 4' }, { coaster: '5 6' });
  table.acts('draft 1', 'draft 3', 'draft 5');
  expect(table.eventsOf('passed')).toHaveLength(1);
  expect(table.state.players.map(({ coaster }) => coaster)).toEqual([[6], [2], [4]]);
  expect(table.state.turn).toBe(0);
});

test('[D3] dice are taken until all coasters are empty and everyone has four', () => {
  const table = aTable().orders({ coaster: '1 1 1 1' }, { coaster: '2 2 2 2' });
  table.acts('draft 1', 'draft 2', 'draft 2', 'draft 1', 'draft 1', 'draft 2', 'draft 2');
  expect(table.state.phase).toBe('orders');
  table.acts('draft 1');
  expect([table.state.phase, table.dice(0), table.dice(1)]).toEqual(['planning', '1 1 2 2', '1 1 2 2']);
  expect(table.eventsOf('passed')).toHaveLength(3);
});
