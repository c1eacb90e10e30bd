// Rules H: schnapps, and both sides of the three entertainers.
import { describe, expect, test } from 'vitest';
import type { State } from '../../game/index.ts';
import { aTable } from '../kit/table.ts';
import type { Tavern } from '../kit/arrange.ts';
import { playRandomGame } from '../kit/games.ts';

const withSchnapps = (tavern: Tavern) => aTable({ modules: 2 }).serving(tavern);

test('[H1] there are 20 schnapps, and what is paid is back at once', () => {
  const table = withSchnapps({ dancer: 'thalers', schnapps: 4 });
  expect(table.state.schnapps).toBe(16);
  expect(table.acts('dance').state.schnapps).toBe(17);
});

test('[H1] there is a dancer for each of four players', () => {
  const table = aTable({ modules: 2, players: 4, round: 1 }).lastTurn().acts('end').everybody('choose beer');
  expect(table.state.players.map(({ entertainers }) => entertainers.dancer)).toEqual(Array(4).fill('beer'));
});

test('[H2] the side chosen holds to the end of the game', () => {
  const sides = new Map<string, Set<string | null>>();
  const watch = ({ players }: State) => {
    for (const [seat, { entertainers }] of players.entries())
      for (const [who, side] of Object.entries(entertainers)) {
        const key = `p${seat + 1} ${who}`;
        sides.set(key, (sides.get(key) ?? new Set()).add(side));
      }
  };
  const { end } = playRandomGame({ players: 4, modules: 2, seed: 'sides' }, { sees: ({ after }) => watch(after) });
  expect(sides.size).toBe(12);
  for (const [who, seen] of sides) expect([...seen], who).toEqual([null, expect.any(String)]);
  for (const { entertainers } of end.players) expect(Object.values(entertainers)).not.toContain(null);
});

test('[H3] an entertainer is used as often as the schnapps lasts', () => {
  const table = withSchnapps({ dancer: 'thalers', schnapps: 2 }).acts('dance', 'dance');
  expect(table.p1.thalers).toBe(4);
  expect(table.refuses('dance')).toEqual({ because: 'tooLittleSchnapps', needs: 1, has: 0 });
});

describe('[H4] the dancer', () => {
  test('gives 2 thalers for 1 schnapps', () => {
    expect(withSchnapps({ dancer: 'thalers', schnapps: 3 }).acts('dance').p1).toMatchObject({
      thalers: 2,
      schnapps: 2,
    });
  });
  test('or 3 beer for 2 schnapps', () => {
    expect(withSchnapps({ dancer: 'beer', schnapps: 3 }).acts('dance').p1).toMatchObject({ beer: 3, schnapps: 1 });
    expect(withSchnapps({ dancer: 'beer', schnapps: 1 }).refuses('dance')).toEqual({
      because: 'tooLittleSchnapps',
      needs: 2,
      has: 1,
    });
  });
  test('must be there', () => {
    expect(withSchnapps({ schnapps: 3 }).refuses('dance')).toEqual({ because: 'noEntertainer' });
  });
});

describe('[H5] the fire breather upgrades', () => {
  test('any tile for 5 schnapps, with the noble', () => {
    const table = withSchnapps({ fireBreather: 'upgrade', schnapps: 6 }).acts('breatheOn brewer');
    expect(table.p1).toMatchObject({ schnapps: 1, thalers: 0 });
    // `upgraded` is the round from which it counts: this one, 3, or the next.
    expect([table.p1.upgraded.brewer, table.onDeck()]).toEqual([3, 'noble']);
  });
  test('by the same rules as any upgrade', () => {
    const table = withSchnapps({ fireBreather: 'upgrade', schnapps: 10, upgraded: 'monk' });
    expect(table.refuses('breatheOn monk')).toEqual({ because: 'upgradedAlready' });
    expect(table.acts('breatheOn server').p1.upgraded.server).toBe(4);
  });
  test('not for less, and not with the other side', () => {
    const poor = withSchnapps({ fireBreather: 'upgrade', schnapps: 4 });
    expect(poor.refuses('breatheOn monk')).toEqual({ because: 'tooLittleSchnapps', needs: 5, has: 4 });
    const other = withSchnapps({ fireBreather: 'deny', schnapps: 6 });
    expect(other.refuses('breatheOn monk')).toEqual({ because: 'noEntertainer' });
  });
});

describe('[H6] the fire breather denies service', () => {
  test('for 2 schnapps', () => {
    const table = withSchnapps({ fireBreather: 'deny', schnapps: 3, drawn: 'regular1' }).acts('breathe', 'deny table1');
    expect([table.p1.schnapps, table.state.box]).toEqual([1, ['regular1']]);
  });
  test('only if somebody can be removed', () => {
    const table = withSchnapps({ fireBreather: 'deny', schnapps: 3, drawn: 'regular1 noble', dice: '1:table1' });
    expect(table.refuses('breathe')).toEqual({ because: 'nobodyToDeny' });
  });
  test('not for less, and not with the other side', () => {
    const poor = withSchnapps({ fireBreather: 'deny', schnapps: 1, drawn: 'regular1' });
    expect(poor.refuses('breathe')).toEqual({ because: 'tooLittleSchnapps', needs: 2, has: 1 });
    const other = withSchnapps({ fireBreather: 'upgrade', schnapps: 5, drawn: 'regular1' });
    expect(other.refuses('breathe')).toEqual({ because: 'noEntertainer' });
  });
});

describe('[H7] the juggler turns a die', () => {
  const planning = (tavern: Tavern) => aTable({ modules: 2 }).planning({ juggler: 'die', schnapps: 2, ...tavern });
  test('to any other face, and it lies unplaced', () => {
    const table = planning({ dice: '4+1:monk 3*:barrel', drawn: 'dishwasher' }).acts('p1 juggle 4 white monk 6');
    expect([table.dice(), table.p1.schnapps]).toEqual(['3*:barrel 6', 1]);
    expect(table.acts('p1 juggle 3 own barrel 1').dice()).toBe('1* 6');
  });
  test('which counts as if rolled so', () => {
    const table = planning({ dice: '4' }).acts('p1 juggle 4 white hand 5', 'p1 put 5:hand>monk');
    expect(table.dice()).toBe('5:monk');
  });
  test('for good: it cannot be taken back', () => {
    const table = planning({ dice: '4 2' }).acts('p1 put 2:hand>barrel', 'p1 juggle 4 white hand 5');
    expect(table.refuses('p1 takeBack')).toEqual({ because: 'nothingToTakeBack' });
  });
  test('in planning only, a die that the player has, to another face, with schnapps and with this side', () => {
    expect(planning({ dice: '4' }).refuses('p1 juggle 5 white hand 6')).toEqual({ because: 'noSuchDie' });
    expect(planning({ dice: '4' }).refuses('p1 juggle 4 white hand 4')).toEqual({ because: 'sameFace' });
    expect(planning({ dice: '4', schnapps: 0 }).refuses('p1 juggle 4 white hand 5')).toEqual({
      because: 'tooLittleSchnapps',
      needs: 1,
      has: 0,
    });
    expect(planning({ dice: '4', juggler: 'card' }).refuses('p1 juggle 4 white hand 5')).toEqual({
      because: 'noEntertainer',
    });
    const serving = withSchnapps({ juggler: 'die', schnapps: 2, dice: '4' });
    expect(serving.refuses('juggle 4 white hand 5')).toEqual({ because: 'wrongPhase' });
  });
});

describe('[H8] the juggler keeps a card', () => {
  const closing = (tavern: Tavern) =>
    aTable({ modules: 2, round: 8 })
      .lastTurn({ juggler: 'card', schnapps: 2, discard: '', ...tavern })
      .acts('end');
  test('which goes on the deck and not to the discard pile', () => {
    const table = closing({ drawn: '4a server regular1' });
    expect(table.moves('choose').sort()).toEqual(['choose 4a', 'choose nothing', 'choose regular1', 'choose server']);
    table.acts('choose server');
    expect([table.onDeck(), table.p1.discard, table.p1.schnapps]).toEqual(['server', ['4a', 'regular1'], 1]);
  });
  test('or one noble out of several', () => {
    const table = closing({ drawn: 'noble noble noble' }).acts('choose noble');
    expect([table.onDeck(), table.p1.discard]).toEqual(['noble', ['noble', 'noble']]);
  });
  test('once a round, or not at all', () => {
    expect(closing({ drawn: '4a 5a' }).acts('choose 4a').state.phase).toBe('over');
    const keptNothing = closing({ drawn: '4a 5a' }).acts('choose nothing');
    expect([keptNothing.onDeck(), keptNothing.p1.schnapps]).toEqual(['', 2]);
  });
  test('only with schnapps, and only what was drawn', () => {
    expect(closing({ drawn: '4a', schnapps: 0 }).state.phase).toBe('over');
    expect(closing({ drawn: '4a' }).refuses('choose 5a')).toEqual({ because: 'noSuchOption' });
  });
});

test('[H9] more than 4 schnapps may be held until the end of phase G', () => {
  // Player 2 starts, so that the last turn is player 1's.
  const table = aTable({ modules: 3, round: 3, start: 1, display: '3a 4h 5a 6a 7a' }).lastTurn({
    beer: 4,
    schnapps: 4,
  });
  expect(table.acts('recruit 4h').p1.schnapps).toBe(5);
  expect(table.acts('end').p1.schnapps).toBe(4);
});
