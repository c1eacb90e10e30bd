// Pieces of advice: dice in a dashed frame where the coach would put them, and light around what the coach or a lesson speaks of.
import type { Die, Space } from '../../../game/index.ts';
import { spotOfMove } from '../../model/offers.ts';
import { spotKey, spotOfDie, type Spot } from '../../model/spots.ts';
import type { Advised } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { grown, type Rect } from '../layout/rect.ts';
import { halo, HALO_REACH, SUGGESTED } from '../sketches.ts';
import { coasterDice, dieBody, dieSize, diePicture, lyingDice, placeOfDie } from './diceOnTable.ts';
import type { Piece } from './piece.ts';

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

  /** Lays a suggested die on a space, beside those that stay there; `nth` of `count` that are suggested for this space. */
  const addSuggested = (
    { value, own }: Pick<Die, 'value' | 'own'>,
    space: Space,
    { nth, count, staying }: { nth: number; count: number; staying: number },
  ): void => {
    const spot = spotOfDie(me, space);
    const box = placeOfDie(layout, spot, staying + nth, staying + count, dieSize(layout, spot, me));
    if (box === null) return;
    const key = `${spotKey(spot)}/${nth}`;
    // Opaque: pips that shine through from below would count as its own. The dashed frame tells it from a placed die.
    pieces.push({ key: `advice/die/${key}`, picture: diePicture({ value, own }, colour), box });
    pieces.push({ key: `advice/veil/${key}`, picture: SUGGESTED, box: dieBody(box) });
    aroundDie(key, box);
  };
  const lyingOn = (space: Space): number => model.dice.filter(({ at }) => at === space).length;

  const { move, space } = advised;
  switch (move.type) {
    case 'draft': {
      const taken = coasterDice(layout, me, player.coaster).find(({ value }) => value === move.value);
      if (taken !== undefined) aroundDie('coaster', taken.box);
      if (space !== null)
        addSuggested({ value: move.value, own: false }, space, { nth: 0, count: 1, staying: lyingOn(space) });
      break;
    }
    case 'put': {
      const spaces = new Set(move.dice.flatMap(({ to }) => (to === null ? [] : [to])));
      for (const on of spaces) {
        const coming = move.dice.filter(({ to }) => to === on);
        const staying = Math.max(0, lyingOn(on) - move.dice.filter(({ from }) => from === on).length);
        coming.forEach((die, nth) => addSuggested(die, on, { nth, count: coming.length, staying }));
      }
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
