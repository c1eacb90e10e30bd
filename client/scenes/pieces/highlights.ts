// Highlights: light around what can be done or taken now, around the spaces for a die that is held or looked at, around
// the chosen option and around the spot pointed at.
import { ENTERTAINER_PRINT } from '../../../game/index.ts';
import { isNamedBy, isSameDie, type HeldDie } from '../../model/heldDie.ts';
import { spotOfChoice } from '../../model/offers.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { TableSelection } from '../../model/stage.ts';
import type { TableModel } from '../../model/tableModel.ts';
import type { Offer } from '../../model/offers.ts';
import { rectIn, type Layout } from '../layout.ts';
import { clamp, grown, rect, right } from '../layout/rect.ts';
import { CHOSEN_MARK, halo, HALO_REACH } from '../sketches.ts';
import { coasterDice, lyingDice } from './diceOnTable.ts';
import { schnappsTag } from '../yieldTag.ts';
import type { Piece } from './piece.ts';
import { addConsidered, addHeldDie, dieLight, type AddHalo } from './targets.ts';

/** Moves that light their spot when they can be made and no die is held. */
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

/** Those of `LIT` that are paid in schnapps. */
const FOR_SCHNAPPS: readonly Offer['move']['type'][] = ['breatheOn', 'breathe', 'dance'];

export function addHighlights(pieces: Piece[], model: TableModel, selection: TableSelection, layout: Layout): void {
  const addHalo: AddHalo = (key, box, kind) =>
    pieces.push({ key: `light/${key}`, picture: halo(kind), box: grown(box, HALO_REACH) });

  const juggler = jugglerFor(model, selection.held);
  const jugglerBox = juggler === null ? null : rectIn(layout, juggler);
  if (jugglerBox !== null) addHalo('juggler', jugglerBox, 'allowed');
  const { held, considered = null } = selection;
  if (held !== null) addHeldDie(pieces, model, held, layout, addHalo);
  else {
    if (considered !== null) addConsidered(pieces, model, considered, layout, addHalo);
    addOffers(pieces, model, layout, addHalo);
    if (model.me !== null && model.offers.some(({ move, refused }) => move.type === 'draft' && refused === null)) {
      coasterDice(layout, model.me, model.view.players[model.me]?.coaster ?? []).forEach(({ box }, nth) =>
        pieces.push(dieLight(`coaster/${nth}`, box, 'allowed')),
      );
    }
    addReadyDice(pieces, model, layout);
  }
  const choice = spotOfChoice(model);
  const chosen = choice === null ? null : rectIn(layout, choice);
  if (chosen !== null) {
    addHalo('chosen', chosen, 'chosen');
    const size = clamp(chosen.width * 0.3, 20, 48);
    pieces.push({
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

interface LitSpot {
  spot: Spot;
  /** True if every move that lights the spot is paid in schnapps. */
  isOnlySchnapps: boolean;
}

/** The spots of the offers that can be taken now, by their key; dice have lights of their own. */
function litSpots({ offers }: TableModel): Map<string, LitSpot> {
  const lit = new Map<string, LitSpot>();
  for (const { move, refused, spot } of offers) {
    if (refused !== null || spot === null || !LIT.includes(move.type)) continue;
    const key = spotKey(spot);
    const wasOnlySchnapps = lit.get(key)?.isOnlySchnapps ?? true;
    lit.set(key, { spot, isOnlySchnapps: wasOnlySchnapps && FOR_SCHNAPPS.includes(move.type) });
  }
  return lit;
}

/** The spots that shine while no die is held. */
export const shiningSpots = (model: TableModel, { held }: TableSelection): Spot[] =>
  held === null ? [...litSpots(model).values()].map(({ spot }) => spot) : [];

/**
 * True if the camera may go to what shines: in a serving turn once all placed dice are taken off; never for an evening's
 * choice and the juggler's card, which are chosen by pictures in the panel; otherwise always.
 */
export const mayFollow = ({ prompt }: TableModel): boolean =>
  prompt.kind === 'serve' ? prompt.unserved === 0 : prompt.kind !== 'evening' && prompt.kind !== 'keepCard';

/** Light around the offers. Where only schnapps pays it is of another kind, and on a tile the price is written. */
function addOffers(pieces: Piece[], model: TableModel, layout: Layout, addHalo: AddHalo): void {
  for (const [key, { spot, isOnlySchnapps }] of litSpots(model)) {
    const box = rectIn(layout, spot);
    if (box === null) continue;
    addHalo(key, box, isOnlySchnapps ? 'schnapps' : 'allowed');
    if (!isOnlySchnapps || spot.at !== 'tile') continue;
    const height = clamp(box.width * 0.19, 18, 30);
    const width = height * 1.9;
    pieces.push({
      key: `light/price/${key}`,
      picture: schnappsTag(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps),
      box: rect(box.x + (box.width - width) / 2, box.y + box.height - height * 0.6, width, height),
    });
  }
}

/** The juggler's spot, if the held die could be turned, or, with none held, any die. */
function jugglerFor({ me, offers }: TableModel, held: HeldDie | null): Spot | null {
  const turns = offers.some(
    ({ move, refused }) => refused === null && move.type === 'juggle' && (held === null || isSameDie(move, held)),
  );
  return turns && me !== null ? { at: 'entertainer', seat: me, entertainer: 'juggler' } : null;
}

/** Light around the dice that can be taken off now. */
function addReadyDice(pieces: Piece[], { me, dice, offers }: TableModel, layout: Layout): void {
  if (me === null) return;
  const takes = offers.flatMap(({ move, refused }) => (move.type === 'take' && refused === null ? [move] : []));
  lyingDice(layout, me, dice).forEach(({ die, box }, nth) => {
    if (takes.some((take) => isNamedBy(die, take))) pieces.push(dieLight(`take/${nth}`, box, 'allowed'));
  });
}
