// Highlights: available offers, spaces for the held die, spaces that need a dishwasher, the spot pointed at.
import { raiseFor, spacesOf, accepts, type Face, type MoveOf, type Space } from '../../../game/index.ts';
import { isHeld, isSameDie, type HeldDie } from '../../model/heldDie.ts';
import { spotOfChoice } from '../../model/offers.ts';
import { spotKey, spotOfDie, type Spot } from '../../model/spots.ts';
import type { TableSelection } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import type { Offer } from '../../model/offers.ts';
import { rectIn, type Layout } from '../layout.ts';
import { clamp, grown, rect, right, type Rect } from '../layout/rect.ts';
import { CHOSEN_MARK, halo, HALO_REACH, type Halo, helpMark, shade } from '../sketches.ts';
import { coasterDice, lyingDice } from './diceOnTable.ts';
import type { Pile } from './piece.ts';

/** Offers that light their spot when no die is held. Dice have lights of their own. */
const LIT: readonly Offer['move']['type'][] = [
  'buy',
  'upgrade',
  'breatheOn',
  'recruit',
  'nobles',
  'giveUp',
  'dance',
  'breathe',
  'bard',
  'deny',
  'sign',
  'strike',
  'choose',
];

export function addLights(pile: Pile, model: TableModel, selection: TableSelection, layout: Layout): void {
  const addHalo: AddHalo = (key, box, kind, round = false) =>
    pile.add({ key: `light/${key}`, picture: halo(kind, round), box: grown(box, HALO_REACH) });

  const juggler = jugglerFor(model, selection.held);
  const turning = juggler === null ? null : rectIn(layout, juggler);
  if (turning !== null) addHalo('juggler', turning, 'allowed');
  if (selection.held !== null) addTargets(pile, model, selection.held, layout, addHalo);
  else {
    const lit = new Map<string, Spot>();
    for (const { move, refused, spot } of model.offers)
      if (refused === null && spot !== null && LIT.includes(move.type)) lit.set(spotKey(spot), spot);
    for (const [key, spot] of lit) {
      const box = rectIn(layout, spot);
      if (box !== null) addHalo(key, box, 'allowed');
    }
    if (model.me !== null && model.offers.some(({ move, refused }) => move.type === 'draft' && refused === null)) {
      coasterDice(layout, model.me, model.view.players[model.me]?.coaster ?? []).forEach(({ box }, nth) =>
        addHalo(`coaster/${nth}`, dieBody(box), 'allowed'),
      );
    }
    addReadyDice(model, layout, addHalo);
  }
  const choice = spotOfChoice(model);
  const chosen = choice === null ? null : rectIn(layout, choice);
  if (chosen !== null) {
    addHalo('chosen', chosen, 'chosen');
    const size = clamp(chosen.width * 0.3, 20, 48);
    pile.add({
      key: 'light/chosen/mark',
      picture: CHOSEN_MARK,
      box: rect(right(chosen) - size * 0.8, chosen.y - size * 0.2, size, size),
    });
  }
  if (selection.pointedAt !== null) {
    const box = rectIn(layout, selection.pointedAt);
    if (box !== null) addHalo('pointed', box, 'pointed');
  }
}

/** The juggler, if the held die, or any die, could be turned. */
function jugglerFor({ me, offers }: TableModel, held: HeldDie | null): Spot | null {
  const turns = offers.some(
    ({ move, refused }) => refused === null && move.type === 'juggle' && (held === null || isSameDie(move, held)),
  );
  return turns && me !== null ? { at: 'entertainer', seat: me, entertainer: 'juggler' } : null;
}

type AddHalo = (key: string, box: Rect, kind: Halo, round?: boolean) => void;

/** Dice that can be taken off now. */
function addReadyDice({ me, dice, offers }: TableModel, layout: Layout, addHalo: AddHalo): void {
  if (me === null) return;
  const takes = offers.flatMap(({ move, refused }) => (move.type === 'take' && refused === null ? [move] : []));
  lyingDice(layout, me, dice).forEach(({ die, box }, nth) => {
    if (takes.some((take) => isHeld(die, take))) addHalo(`take/${nth}`, dieBody(box), 'allowed');
  });
}

/** Removes the margin for the shadow from the box of a die. */
const dieBody = (box: Rect): Rect => grown(box, -box.width * 0.12);

function addTargets(pile: Pile, model: TableModel, held: HeldDie, layout: Layout, addHalo: AddHalo): void {
  const { me } = model;
  if (me === null) return;
  addShades(pile, model, held, layout);
  for (const { move, refused } of model.offers) {
    const shift = move.type === 'put' ? shiftOf(move, held) : null;
    if (shift === null) continue;
    const spot = spotOfDie(me, shift);
    const box = rectIn(layout, spot);
    if (box === null) continue;
    const raise = raiseAt(model, held.value, shift);
    if (refused === null) addHalo(spotKey(spot), box, raise > 0 ? 'helped' : 'allowed');
    // Help that is given elsewhere could be had here instead.
    if (raise > 0 && (refused === null || (refused.because === 'noHelp' && refused.dishwashers >= raise))) {
      const size = Math.min(30, box.width * 0.34);
      pile.add({
        key: `light/help/${spotKey(spot)}`,
        picture: helpMark(raise),
        box: rect(box.x + box.width - size * 0.8, box.y - size * 0.2, size, size),
        ...(refused === null ? {} : { alpha: 0.45 }),
      });
    }
  }
}

/** Darkens spaces that do not take the held die. */
function addShades(pile: Pile, { me, view, offers }: TableModel, held: HeldDie, layout: Layout): void {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return;
  const open = new Set<Space | null>([held.from]);
  for (const { move, refused } of offers) if (move.type === 'put' && refused === null) open.add(shiftOf(move, held));
  for (const space of spacesOf(player)) {
    if (open.has(space)) continue;
    const spot = spotOfDie(me, space);
    const box = rectIn(layout, spot);
    if (box !== null) pile.add({ key: `light/dark/${spotKey(spot)}`, picture: shade(0.42), box });
  }
}

/** Destination of a single die; null if the move concerns another die or lifts it off a space. */
function shiftOf({ dice }: MoveOf<'put'>, held: HeldDie): Space | null {
  if (dice.length !== 1) return null;
  const [shift] = dice;
  return isSameDie(shift, held) ? shift.to : null;
}

/** Number of dishwashers that a die needs on a space. */
function raiseAt({ me, view }: TableModel, value: Face, space: Space): number {
  const player = me === null ? undefined : view.players[me];
  const wanted = player === undefined ? null : accepts(player, space);
  return wanted === null ? 0 : (raiseFor(value, wanted) ?? 0);
}
