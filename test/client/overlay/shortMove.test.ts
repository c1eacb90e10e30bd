// The short faces of buttons: what a move costs and brings, in numbers and icons.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { shortMove } from '../../../client/overlay/table/shortMove.ts';
import type { Player } from '../../../game/index.ts';
import { asks, savedState } from '../../kit/savedGames.ts';

const [player] = savedState({ id: 'column', modules: 5 }, asks('column')).players as [Player];

describe('a button without room for a sentence', () => {
  test('of the dancer has the schnapps that she takes and what she brings', () => {
    const withDancer = (dancer: 'thalers' | 'beer') => ({
      ...player,
      entertainers: { ...player.entertainers, dancer },
    });
    expect(shortMove(withDancer('thalers'), { type: 'dance' })).toEqual({
      costs: [1, 'schnapps'],
      brings: [2, 'thaler'],
    });
    expect(shortMove(withDancer('beer'), { type: 'dance' })).toEqual({ costs: [2, 'schnapps'], brings: [3, 'stein'] });
  });

  test('of a column of the guest book has the beer of its guests and how much its cell brings', () => {
    const book = { '3-4': 0, '5': 3, '6': 1, '7-8': 2 };
    expect(shortMove({ ...player, book }, { type: 'sign', column: '3-4' })).toEqual({
      costs: [3, 4, 'stein'],
      // Its first cell brings nothing, but fills the row.
      brings: ['noble'],
    });
    expect(shortMove({ ...player, book }, { type: 'sign', column: '5' })).toEqual({ costs: [5, 'stein'], brings: [3] });
  });

  test('of the end of the turn has no short face', () => {
    expect(shortMove(player, { type: 'end' })).toBeNull();
  });
});
