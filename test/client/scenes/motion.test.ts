// Parts of motions that need no canvas: paths of markers, throws of dice, dice on coasters that are passed, and sounds.
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../../client/scenes/sound.ts';
import { rect } from '../../../client/scenes/layout/rect.ts';
import { ridesOf } from '../../../client/scenes/motions/coasters.ts';
import { thrownFrom } from '../../../client/scenes/motions/dice.ts';
import { pathOf } from '../../../client/scenes/motions/path.ts';
import { coasterDice, coasterIn } from '../../../client/scenes/pieces/diceOnTable.ts';
import { MONASTERY_LAST, reputationTrack, type Seat } from '../../../game/index.ts';
import { boxAt, layoutWith } from '../../kit/layouts.ts';

describe('a marker', () => {
  const inMonastery = (from: number, to: number) => pathOf('monastery', from, to, MONASTERY_LAST + 1);
  const onReputation = (from: number, to: number) => pathOf('reputation', from, to, reputationTrack(4).length);

  test('steps on every space on its way', () => {
    expect(inMonastery(2, 5)).toEqual([3, 4, 5]);
  });

  test('goes on from the last space of the monastery track to its first', () => {
    expect(inMonastery(21, 1)).toEqual([22, 0, 1]);
  });

  test('begins the reputation track with its first space', () => {
    expect(onReputation(-1, 2)).toEqual([0, 1, 2]);
  });

  test('goes on from the crown of the reputation track to its first space', () => {
    expect(onReputation(10, 0)).toEqual([0]);
  });

  test('goes back on the reputation track when the dice are worth less', () => {
    expect(onReputation(5, 3)).toEqual([4, 3]);
    expect(onReputation(1, -1)).toEqual([0, -1]);
  });
});

test('dice are thrown from inside the table, wherever they come to rest', () => {
  const table = rect(0, 0, 900, 600);
  for (const x of [0, 4, 400, 850])
    for (const y of [0, 10, 300, 560])
      for (let nth = 0; nth < 6; nth++) {
        const from = thrownFrom(rect(x, y, 40, 40), nth, table);
        expect(from.x).toBeGreaterThanOrEqual(20);
        expect(from.x).toBeLessThanOrEqual(880);
        expect(from.y).toBeGreaterThanOrEqual(20);
        expect(from.y).toBeLessThanOrEqual(580);
      }
});

describe('when a coaster is passed', () => {
  const layout = layoutWith({ width: 1280, height: 683, isDrafting: true });
  const coasterOf = (seat: Seat) => {
    const box = coasterIn(boxAt(layout, { at: 'coaster', seat }));
    const dice = coasterDice(layout, seat, [2, 2, 5]);
    return { box, dice, things: dice.map((die) => ({ picture: `die/white/${die.value}` as const, box: die.box })) };
  };

  test.each([
    ['dice become small at the neighbour', 0, 1],
    ['dice become large in the row at the own coaster', 1, 0],
  ] as const)('%s, each in its place', (_, from, to) => {
    const rides = ridesOf(layout, to, coasterOf(from).things, { from: coasterOf(from).box, to: coasterOf(to).box });
    expect(rides.map(({ value, landing }) => ({ value, box: landing }))).toEqual(coasterOf(to).dice);
  });

  test('the coaster itself keeps its place and size within the ride, and lands at the neighbour', () => {
    const coaster = { picture: 'coaster/red' as const, box: coasterOf(0).box };
    const [ride] = ridesOf(layout, 1, [coaster], { from: coasterOf(0).box, to: coasterOf(1).box });
    expect(ride).toMatchObject({
      value: null,
      landing: coasterOf(1).box,
      // In widths of the coaster, from its middle.
      from: { x: 0, y: 0, width: 1 },
      to: { x: 0, y: 0, width: 1 },
    });
  });
});

describe('a sound', () => {
  test('is chosen by the kind of motion', () => {
    expect(soundOf({ motion: 'passCoasters' })).toBe('slide');
    expect(soundOf({ motion: 'roll', seat: 0, dice: [1], own: false, at: { at: 'hand', seat: 0 } })).toBe('rattle');
    expect(soundOf({ motion: 'evening', round: 2 })).toBe('bell');
    expect(
      soundOf({
        motion: 'fly',
        thing: { thing: 'thalers', count: 3 },
        from: { at: 'box' },
        to: { at: 'box' },
        flip: false,
      }),
    ).toBe('coin');
  });

  test('is silent for lights and numbers', () => {
    expect(soundOf({ motion: 'pulse', spot: { at: 'box' } })).toBeNull();
    expect(soundOf({ motion: 'count', spot: { at: 'box' }, by: 1 })).toBeNull();
  });
});
