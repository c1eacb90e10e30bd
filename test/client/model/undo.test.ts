// Undo and redo of the player's own moves.
import { describe, expect, test } from 'vitest';
import { afterMove, canUndo, lastOwnMove, redoable } from '../../../client/model/undo.ts';
import type { Move } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

describe('undo and redo', () => {
  const put: Move = { type: 'put', dice: [{ value: 3, own: false, from: null, to: 'barrel' }] };
  const planning = () => aTable().planning({ drawn: '3a regular1 regular2', dice: '3 4' });

  test('a move that was taken back can be redone', () => {
    const table = planning().acts('p1 put 3:hand>barrel');
    expect(canUndo(table.state, 0)).toBe(true);
    const undone = afterMove([], { type: 'takeBack' }, lastOwnMove(table.state, 0));
    table.acts('p1 takeBack');
    expect(redoable(table.state, 0, undone)).toEqual(put);
    expect(canUndo(table.state, 0)).toBe(false);
    expect(afterMove(undone, put, null)).toEqual([]);
  });

  test('any other move clears the redo stack', () => {
    expect(afterMove([put], { type: 'confirm' }, null)).toEqual([]);
  });

  test('a move that is no longer legal cannot be redone', () => {
    const table = planning().acts('p1 put 4:hand>barrel');
    expect(redoable(table.state, 0, [put])).toBeNull();
  });
});
