// Pieces of advice: dice in a dashed frame where the coach would put them and faded where they lie now, and light
// around what the coach or a lesson speaks of.
import type { Die, Seat, Shift, Space } from '../../../game/index.ts';
import { spotOfMove } from '../../model/offers.ts';
import { spotKey, spotOfDie, type Spot } from '../../model/spots.ts';
import type { Advised } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { grown, type Rect } from '../layout/rect.ts';
import { dieHalo, halo, HALO_REACH, SUGGESTED } from '../sketches.ts';
import { coasterDice, dieBody, dieSize, diePicture, lyingDice, placeOfDie } from './diceOnTable.ts';
import type { Piece } from './piece.ts';

/** Light around the spots that a lesson speaks of. A spot that is named twice, as for two dice, gets one light. */
export function addLessonLights(pieces: Piece[], lights: readonly Spot[], layout: Layout): void {
  for (const [key, spot] of new Map(lights.map((spot) => [spotKey(spot), spot]))) {
    const box = rectIn(layout, spot);
    if (box !== null) pieces.push({ key: `lesson/${key}`, picture: halo('advised'), box: grown(box, HALO_REACH) });
  }
}

/** The opacity of a die at the place from which the advice moves it. */
const LEAVING_ALPHA = 0.3;

/** The dice that the shifts move. */
function diceThatMove(dice: readonly Die[], shifts: readonly Shift[]): Set<Die> {
  const moving = new Set<Die>();
  for (const { value, own, from } of shifts) {
    const die = dice.find(
      (one) => !moving.has(one) && one.value === value && one.own === own && one.at === from && !one.spent,
    );
    if (die !== undefined) moving.add(die);
  }
  return moving;
}

/** Fades the dice that the advice moves, with their marks, where they lie now. */
function fade(pieces: Piece[], me: Seat, dice: ReadonlySet<Die>): void {
  const faded = new Set<string>();
  for (const { value, own, at } of dice) {
    const piece = pieces.find(
      ({ key, alpha, subject }) =>
        subject?.is === 'die' &&
        subject.seat === me &&
        subject.value === value &&
        subject.own === own &&
        subject.at === at &&
        alpha === undefined &&
        !faded.has(key),
    );
    if (piece !== undefined) faded.add(piece.key);
  }
  pieces.forEach((piece, index) => {
    const isFaded = faded.has(piece.key) || faded.has(piece.key.replace(/\/help$/, ''));
    if (isFaded) pieces[index] = { ...piece, alpha: LEAVING_ALPHA };
  });
}

export function addAdvice(pieces: Piece[], model: TableModel, advised: Advised, layout: Layout): void {
  const { view, people } = model;
  const me = advised.seat ?? model.me;
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return;
  const dice = me === model.me ? model.dice : player.dice;
  const colour = people[me]?.colour ?? 'red';
  const around = (key: string, box: Rect): void => {
    pieces.push({ key: `advice/${key}`, picture: halo('advised'), box: grown(box, HALO_REACH) });
  };
  const aroundSpot = (spot: Spot): void => {
    const box = rectIn(layout, spot);
    if (box !== null) around(spotKey(spot), box);
  };
  const aroundDie = (key: string, box: Rect): void => {
    pieces.push({ key: `advice/${key}`, picture: dieHalo('advised'), box: grown(box, HALO_REACH) });
  };

  /** Lays a suggested die on a space: at its place `index` among `count` dice. */
  const addSuggested = (
    { value, own }: Pick<Die, 'value' | 'own'>,
    space: Space,
    { index, count }: { index: number; count: number },
  ): void => {
    const spot = spotOfDie(me, space);
    const box = placeOfDie(layout, spot, index, count, dieSize(layout, spot, me));
    if (box === null) return;
    const key = `${spotKey(spot)}/${index}`;
    // Opaque: pips that shine through from below would count as its own. The dashed frame tells it from a placed die.
    pieces.push({ key: `advice/die/${key}`, picture: diePicture({ value, own }, colour), box });
    pieces.push({ key: `advice/veil/${key}`, picture: SUGGESTED, box: dieBody(box) });
    aroundDie(key, box);
  };
  const lyingOn = (space: Space): Die[] => dice.filter(({ at }) => at === space);

  const { move, space } = advised;
  switch (move.type) {
    case 'draft': {
      const taken = coasterDice(layout, me, player.coaster).find(({ value }) => value === move.value);
      if (taken !== undefined) aroundDie('coaster', taken.box);
      if (space !== null)
        addSuggested({ value: move.value, own: false }, space, {
          index: lyingOn(space).length,
          count: lyingOn(space).length + 1,
        });
      break;
    }
    case 'put': {
      const leaving = diceThatMove(dice, move.dice);
      fade(pieces, me, leaving);
      const spaces = new Set(move.dice.flatMap(({ to }) => (to === null ? [] : [to])));
      for (const on of spaces) {
        const lying = lyingOn(on);
        const coming = move.dice.filter(({ to }) => to === on);
        // First the places of the dice that leave, so that none comes to lie on one that stays.
        const free = lying.flatMap((die, index) => (leaving.has(die) ? [index] : []));
        coming.forEach((die, nth) => {
          const index = free[nth] ?? lying.length + nth - free.length;
          addSuggested(die, on, { index, count: Math.max(lying.length, lying.length + coming.length - free.length) });
        });
      }
      break;
    }
    case 'take':
    case 'juggle': {
      const die = lyingDice(layout, me, dice).find(
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
