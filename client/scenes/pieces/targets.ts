// The targets of a die: light around the spaces it could go to, what it would bring there and the help it needs. A held
// die is lit itself, and the spaces that do not take it are darkened.
import { spacesOf, type MoveOf, type Space } from '../../../game/index.ts';
import { heldIndex, isSameDie, type HeldDie } from '../../model/heldDie.ts';
import { spotKey, spotOfDie } from '../../model/spots.ts';
import type { ConsideredDie } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import { helpAt, targetsFromCoaster, targetsOf, type Target } from '../../model/targets.ts';
import { rectIn, type Layout } from '../layout.ts';
import { clamp, grown, rect, type Rect } from '../layout/rect.ts';
import { dieHalo, HALO_REACH, helpMark, shade, type Halo } from '../sketches.ts';
import { yieldTag } from '../yieldTag.ts';
import { lyingDice } from './diceOnTable.ts';
import type { Piece } from './piece.ts';

export type AddHalo = (key: string, box: Rect, kind: Halo) => void;

/** Light around the outline of a die with this box. */
export const dieLight = (key: string, box: Rect, kind: Halo): Piece => ({
  key: `light/${key}`,
  picture: dieHalo(kind),
  box: grown(box, HALO_REACH),
});

/** Marks the held die, lights the spaces it could go to, and darkens those that do not take it. */
export function addHeldDie(pieces: Piece[], model: TableModel, held: HeldDie, layout: Layout, addHalo: AddHalo): void {
  const { me } = model;
  if (me === null) return;
  addShades(pieces, model, held, layout);
  addTargets(pieces, model, targetsOf(model, held), layout, addHalo);
  addHelpElsewhere(pieces, model, held, layout);
  const lying = lyingDice(layout, me, model.dice);
  const index = heldIndex(
    lying.map(({ die }) => die),
    held,
  );
  const marked = lying[index];
  if (marked !== undefined) pieces.push(dieLight(`held/${index}`, marked.box, 'chosen'));
}

/** Lights the spaces that the die under the pointer or the keyboard's focus could go to. */
export function addConsidered(
  pieces: Piece[],
  model: TableModel,
  die: ConsideredDie,
  layout: Layout,
  addHalo: AddHalo,
): void {
  const targets = die.onCoaster ? targetsFromCoaster(model, die.value) : targetsOf(model, die);
  addTargets(pieces, model, targets, layout, addHalo);
}

function addTargets(
  pieces: Piece[],
  { me }: TableModel,
  targets: readonly Target[],
  layout: Layout,
  addHalo: AddHalo,
): void {
  if (me === null) return;
  for (const target of targets) {
    const spot = spotOfDie(me, target.space);
    const box = rectIn(layout, spot);
    if (box === null) continue;
    const key = spotKey(spot);
    addHalo(key, box, target.raise > 0 ? 'helped' : 'allowed');
    if (target.raise > 0) addHelpMark(pieces, key, box, target.raise);
    const height = clamp(box.width * 0.24, 20, 34);
    const width = height * 1.9;
    pieces.push({
      key: `light/brings/${key}/tag`,
      picture: yieldTag(target),
      box: rect(box.x + (box.width - width) / 2, box.y - height * 0.35, width, height),
    });
  }
}

function addHelpMark(pieces: Piece[], key: string, box: Rect, raise: number, alpha = 1): void {
  const size = clamp(box.width * 0.34, 20, 30);
  pieces.push({
    key: `light/help/${key}`,
    picture: helpMark(raise),
    box: rect(box.x + box.width - size * 0.8, box.y - size * 0.2, size, size),
    ...(alpha === 1 ? {} : { alpha }),
  });
}

/** Pale marks on spaces that the held die could reach with the dishwashers that help elsewhere now. */
function addHelpElsewhere(pieces: Piece[], model: TableModel, held: HeldDie, layout: Layout): void {
  const { me } = model;
  if (me === null) return;
  for (const { move, refused } of model.offers) {
    const space = move.type === 'put' ? destination(move, held) : null;
    if (space === null || refused?.because !== 'tooFewDishwashers') continue;
    const raise = helpAt(model, held.value, space);
    const spot = spotOfDie(me, space);
    const box = rectIn(layout, spot);
    if (box !== null && raise > 0 && refused.dishwashers >= raise) addHelpMark(pieces, spotKey(spot), box, raise, 0.45);
  }
}

/** Darkens the spaces that do not take the held die. */
function addShades(pieces: Piece[], { me, view, offers }: TableModel, held: HeldDie, layout: Layout): void {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return;
  const open = new Set<Space | null>([held.from]);
  for (const { move, refused } of offers)
    if (move.type === 'put' && refused === null) open.add(destination(move, held));
  for (const space of spacesOf(player)) {
    if (open.has(space)) continue;
    const spot = spotOfDie(me, space);
    const box = rectIn(layout, spot);
    if (box !== null) pieces.push({ key: `light/dark/${spotKey(spot)}`, picture: shade(0.42), box });
  }
}

/**
 * The space to which a move puts the held die; null if the move is of another die or of several, or puts the die back
 * in the tray.
 */
function destination({ dice }: MoveOf<'put'>, held: HeldDie): Space | null {
  const [shift, more] = dice;
  return more === undefined && isSameDie(shift, held) ? shift.to : null;
}
