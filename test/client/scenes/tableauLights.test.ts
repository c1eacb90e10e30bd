// Light on a table: a tavern's lamps and darkness, and the halo of what only schnapps can pay; and the forecast of what
// the placed dice will bring.
import { describe, expect, test } from 'vitest';
import { rngFrom, setup } from '../../../game/index.ts';
import { spotKey } from '../../../client/model/spots.ts';
import type { TableModel } from '../../../client/model/tableModel.ts';
import type { Piece } from '../../../client/scenes/pieces/piece.ts';
import { asks, savedState } from '../../kit/savedGames.ts';
import { ME, modelOf, piecesOf } from '../../kit/tableaux.ts';

/** The key of the sketch that the piece shows; null if there is no such piece, or if it shows no sketch. */
function pictureOf(pieces: readonly Piece[], key: string): string | null {
  const picture = pieces.find((piece) => piece.key === key)?.picture;
  return typeof picture === 'object' ? picture.key : null;
}

describe('the light of a tavern', () => {
  const { state } = setup({ players: 2, modules: 3 }, rngFrom('light'));
  const empty = modelOf(state);
  empty.view.players[ME]!.tables = [];
  const changed = (change: (player: TableModel['view']['players'][number]) => void): TableModel => {
    const model = structuredClone(empty);
    change(model.view.players[ME]!);
    return model;
  };
  const darkness = (model: TableModel): number =>
    Number(/^gloom ([\d.]+)/.exec(pictureOf(piecesOf(model), `${ME}/gloom`) ?? '')?.[1]);

  test('grows with each guest and with each upgrade', () => {
    const oneGuest = changed((player) => (player.tables = ['regular1']));
    const oneLamp = changed((player) => (player.upgraded.brewer = empty.view.round));
    for (const model of [oneGuest, oneLamp]) expect(darkness(model)).toBeLessThan(darkness(empty));
  });

  test('has a lamp over each tile whose upgrade is in force, and none before', () => {
    const lamps = (model: TableModel): string[] =>
      piecesOf(model).flatMap(({ key }) => (key.startsWith(`${ME}/lamp/`) ? [key] : []));
    expect(lamps(empty)).toEqual([]);
    expect(lamps(changed((player) => (player.upgraded.safe = empty.view.round)))).toEqual([`${ME}/lamp/safe`]);
    expect(lamps(changed((player) => (player.upgraded.safe = empty.view.round + 1)))).toEqual([]);
  });
});

describe('what the placed dice will bring', () => {
  const { state } = setup({ players: 2, modules: 3 }, rngFrom('forecast'));
  const model: TableModel = { ...modelOf(state), forecast: { thalers: 4, beer: 2, steps: 1, reputation: 3 } };
  const shownAt = (key: string) => pictureOf(piecesOf(model), key);

  test('stands on the pools of goods and beside the markers', () => {
    // The key of a pool's sketch ends with what will be added.
    expect(shownAt(`${ME}/pool/thalers`)).toMatch(/ 4$/);
    expect(shownAt(`${ME}/pool/beer`)).toMatch(/ 2$/);
    expect(shownAt('forecast/steps')).toBe('coming 1');
    expect(shownAt('forecast/reputation')).toBe('coming 3');
  });

  test('is not shown in the large tavern of another player', () => {
    const pieces = piecesOf({ ...model, me: 1 });
    expect(pictureOf(pieces, `${ME}/pool/thalers`)).toMatch(/ 0$/);
    expect(pictureOf(pieces, 'forecast/reputation')).toBeNull();
  });
});

describe('what can be paid', () => {
  test('only in schnapps, by the fire breather, has another light than what thalers pay, and its price', () => {
    const state = savedState({ id: 'serve', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'] }, (moment) => {
      const [player] = moment.players;
      return asks('serve')(moment) && player?.schnapps === 5 && player.entertainers.fireBreather === 'upgrade';
    });
    const lightOf = (thalers: number) => {
      const [player, ...others] = state.players;
      const pieces = piecesOf(
        modelOf({
          ...state,
          players: [{ ...player!, thalers, upgraded: { ...player!.upgraded, monk: 0 } }, ...others],
        }),
      );
      const at = spotKey({ at: 'tile', seat: ME, tile: 'monk' });
      return { light: pictureOf(pieces, `light/${at}`), price: pictureOf(pieces, `light/price/${at}`) };
    };
    expect(lightOf(0)).toEqual({ light: 'halo schnapps', price: 'schnapps 5' });
    expect(lightOf(20)).toEqual({ light: 'halo allowed', price: null });
  });
});
