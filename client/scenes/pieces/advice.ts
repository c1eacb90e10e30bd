// The coach's advice on the table: pale dice where they would lie, and light around what a move is about.
import type { Die, Space } from '../../../game/index.ts';
import { spotOfMove } from '../../model/offers.ts';
import { spotKey, spotOfDie, type Spot } from '../../model/spots.ts';
import type { Advised } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { grown, type Rect } from '../layout/rect.ts';
import { halo, HALO_REACH } from '../sketches.ts';
import { coasterDice, dieSize, diePicture, lyingDice, placeOfDie } from './diceOnTable.ts';
import type { Piece } from './piece.ts';

const PALE = 0.62;

/** Light around the spots that a lesson speaks of. Two dice on one space make one light. */
export function addLessonLights(pieces: Piece[], lights: readonly Spot[], layout: Layout): void {
  for (const [key, spot] of new Map(lights.map((spot) => [spotKey(spot), spot]))) {
    const box = rectIn(layout, spot);
    if (box !== null) pieces.push({ key: `lesson/${key}`, picture: halo('advised'), box: grown(box, HALO_REACH) });
  }
}

export function addAdvice(pieces: Piece[], model: TableModel, advised: Advised, layout: Layout): void {
  const { me, view, people } = model;
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return;
  const colour = people[me]?.colour ?? 'red';
  const around = (key: string, box: Rect): void => {
    pieces.push({ key: `advice/${key}`, picture: halo('advised'), box: grown(box, HALO_REACH) });
  };
  const aroundSpot = (spot: Spot): void => {
    const box = rectIn(layout, spot);
    if (box !== null) around(spotKey(spot), box);
  };
  const aroundDie = (key: string, box: Rect): void => around(key, grown(box, -box.width * 0.12));

  /** Counts the pale dice of each space: they lie beside the dice that are there already. */
  const added = new Map<Space, number>();
  const addPaleDie = ({ value, own }: Pick<Die, 'value' | 'own'>, space: Space, moved: readonly Space[]): void => {
    const spot = spotOfDie(me, space);
    const staying = model.dice.filter(({ at }) => at === space).length - moved.filter((from) => from === space).length;
    const nth = added.get(space) ?? 0;
    added.set(space, nth + 1);
    const index = Math.max(0, staying) + nth;
    const box = placeOfDie(layout, spot, index, index + 1, dieSize(layout, spot, me));
    if (box === null) return;
    pieces.push({
      key: `advice/die/${spotKey(spot)}/${nth}`,
      picture: diePicture(value, own, colour),
      box,
      alpha: PALE,
    });
    aroundDie(`${spotKey(spot)}/${nth}`, box);
  };

  const { move, space } = advised;
  switch (move.type) {
    case 'draft': {
      const taken = coasterDice(layout, me, player.coaster).find(({ value }) => value === move.value);
      if (taken !== undefined) aroundDie('coaster', taken.box);
      if (space !== null) addPaleDie({ value: move.value, own: false }, space, []);
      break;
    }
    case 'put': {
      const moved = move.dice.flatMap(({ from }) => (from === null ? [] : [from]));
      for (const { value, own, to } of move.dice) if (to !== null) addPaleDie({ value, own }, to, moved);
      break;
    }
    case 'take':
    case 'juggle': {
      const die = lyingDice(layout, me, model.dice).find(
        ({ die: one }) => one.at === move.from && one.value === move.value && one.own === move.own && !one.spent,
      );
      if (die !== undefined) aroundDie('die', die.box);
      break;
    }
    default: {
      const spot = spotOfMove(view, me, move);
      if (spot !== null) aroundSpot(spot);
    }
  }
}
