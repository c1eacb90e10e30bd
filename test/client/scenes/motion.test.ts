// Parts of motions that need no canvas: the path of markers, and the sound of each motion.
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../../client/scenes/sound.ts';
import { rect } from '../../../client/scenes/layout/rect.ts';
import { thrownFrom } from '../../../client/scenes/motions/dice.ts';
import { pathOf } from '../../../client/scenes/motions/path.ts';

describe('a marker', () => {
  test('steps on every space on its way', () => {
    expect(pathOf('monastery', 2, 5, 23)).toEqual([3, 4, 5]);
  });

  test('goes on from the last space of the monastery track to its first', () => {
    expect(pathOf('monastery', 21, 1, 23)).toEqual([22, 0, 1]);
  });

  test('begins the reputation track with its first space', () => {
    expect(pathOf('reputation', -1, 2, 11)).toEqual([0, 1, 2]);
  });

  test('goes on from the crown to the first space', () => {
    expect(pathOf('reputation', 10, 0, 11)).toEqual([0]);
  });

  test('goes back on the reputation track when the dice are worth less', () => {
    expect(pathOf('reputation', 5, 3, 11)).toEqual([4, 3]);
    expect(pathOf('reputation', 1, -1, 11)).toEqual([0, -1]);
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
