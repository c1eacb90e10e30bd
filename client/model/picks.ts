// Interprets a click or drop on the table: a move, a choice of moves, a die to hold, a tavern to show, or a refusal.
import {
  EQUIPMENT,
  mayBeFinal,
  refusal,
  type Face,
  type Move,
  type Refusal,
  type Seat,
  type Space,
  type View,
} from '../../game/index.ts';
import { isSameDie, type HeldDie } from './heldDie.ts';
import { cheapestFirst, isLegal, type Offer } from './offers.ts';
import { sameSpot, type Spot } from './spots.ts';
import type { Pick } from './stage.ts';
import type { TableModel } from './tableModel.ts';

export type Meaning =
  | { means: 'move'; move: Move }
  /** A counter guest is given up for good: the player is asked to confirm it, as the tap may have slipped. */
  | { means: 'sure'; move: Move }
  /** Another hidden choice instead of the one that was made. */
  | { means: 'change'; move: Move }
  /** The moves in order, the one that is suggested first. */
  | { means: 'which'; moves: Move[]; spot: Spot }
  | { means: 'hold'; die: HeldDie | null }
  | { means: 'refused'; refused: Refusal; spot: Spot }
  | { means: 'focus'; seat: Seat }
  | { means: 'nothing' };

type PickOf<P extends Pick['pick']> = Extract<Pick, { pick: P }>;

const NOTHING: Meaning = { means: 'nothing' };
const RELEASE: Meaning = { means: 'hold', die: null };

export function meaningOf(
  pick: Exclude<Pick, { pick: 'hover' | 'consider' }>,
  model: TableModel,
  held: HeldDie | null,
): Meaning {
  switch (pick.pick) {
    case 'coasterDie':
      return meaningOfOffers(draftsOf(pick.value, model));
    case 'coasterDrop':
      return spaceAt(pick.spot, model.me) === undefined ? NOTHING : meaningOfOffers(draftsOf(pick.value, model));
    case 'die':
      return meaningOfDie(pick, model, held);
    case 'drop': {
      const { value, own, from, spot } = pick;
      return spot === null ? RELEASE : putOn({ value, own, from }, spot, model);
    }
    case 'spot':
      return held === null ? meaningOfSpot(pick.spot, model) : putOn(held, pick.spot, model);
    default:
      return pick satisfies never;
  }
}

const draftsOf = (value: Face, { offers }: TableModel): Offer[] =>
  offers.filter(({ move }) => move.type === 'draft' && move.value === value);

/** While serving, a click on a placed die takes it off, if it can; otherwise a click holds a die or lets it go. */
function meaningOfDie(
  { value, own, from, nth = 0, lifted }: PickOf<'die'>,
  model: TableModel,
  held: HeldDie | null,
): Meaning {
  if (!lifted && from !== null && model.view.phase === 'serving') {
    const take = model.offers.find(({ move }) => move.type === 'take' && isSameDie(move, { value, own, from }));
    if (take?.refused === null) return { means: 'move', move: take.move };
  }
  const isHeld = held !== null && isSameDie(held, { value, own, from }) && (held.nth ?? 0) === nth;
  return isHeld && !lifted ? RELEASE : { means: 'hold', die: { value, own, from, ...(nth > 0 ? { nth } : {}) } };
}

/** The space for dice at a spot: null for the hand, undefined where no die goes. Tiles of equipment are spaces, too. */
function spaceAt(spot: Spot, me: Seat | null): Space | null | undefined {
  if (!('seat' in spot) || spot.seat !== me) return undefined;
  if (spot.at === 'hand') return null;
  if (spot.at === 'table') return spot.table;
  if (spot.at === 'equipment') return spot.space;
  return spot.at === 'tile' ? EQUIPMENT.find((name) => name === spot.tile) : undefined;
}

const isJuggler = (spot: Spot): boolean => spot.at === 'entertainer' && spot.entertainer === 'juggler';

/** A die dropped on the juggler is turned. */
function putOn({ value, own, from }: HeldDie, spot: Spot, model: TableModel): Meaning {
  const die = { value, own, from };
  if (isJuggler(spot)) {
    const turns = model.offers.filter(({ move }) => move.type === 'juggle' && isSameDie(move, die));
    if (turns.length > 0) return meaningOfOffers(turns, spot);
  }
  const to = spaceAt(spot, model.me);
  if (to === undefined || to === die.from) return RELEASE;
  return { means: 'move', move: { type: 'put', dice: [{ ...die, to }] } };
}

/** Tile and space of the same equipment lie over each other, and the juggler turns dice that lie elsewhere. */
export function isDoneAt({ move, spot }: Offer, picked: Spot): boolean {
  if (move.type === 'juggle') return isJuggler(picked);
  if (spot === null) return false;
  if (sameSpot(spot, picked)) return true;
  const overlaid =
    (spot.at === 'tile' && picked.at === 'equipment' && spot.tile === picked.space) ||
    (spot.at === 'equipment' && picked.at === 'tile' && spot.space === picked.tile);
  return overlaid && spot.seat === picked.seat;
}

function meaningOfSpot(spot: Spot, model: TableModel): Meaning {
  const here = model.offers.filter((offer) => isDoneAt(offer, spot));
  const takes = here.filter(({ move }) => move.type === 'take');
  const others = here.filter(({ move }) => move.type !== 'put' && move.type !== 'take');
  const puts = onePerValue(here.filter(({ move }) => move.type === 'put' && move.dice[0].from === null));
  // A click beside the die on an upgradable tile means the upgrade; elsewhere the die comes first.
  const inOrder = spot.at === 'tile' ? [others, takes, puts] : [takes, others, puts];
  for (const offers of inOrder)
    if (offers.some(isLegal)) return askingIfFinal(meaningOfOffers(offers, spot), model.view);
  const other = otherChoice(others, model);
  if (other !== null) return other;
  if (others.length > 0) return meaningOfOffers(others, spot);
  const refused = refusalAt(spot, model);
  if (refused !== null) return { means: 'refused', refused, spot };
  return 'seat' in spot && spot.seat !== model.me ? { means: 'focus', seat: spot.seat } : NOTHING;
}

/** Dice that differ only in colour are worth the same to every space: which of them is put there is not asked. */
function onePerValue(puts: readonly Offer[]): Offer[] {
  const valueOf = ({ move }: Offer) => (move.type === 'put' ? move.dice[0].value : null);
  return puts.filter((put, nth) => puts.findIndex((other) => valueOf(other) === valueOf(put)) === nth);
}

/** A counter guest who is given up in phase B takes all the guests along, and nobody can take that back. */
const askingIfFinal = (meaning: Meaning, view: View): Meaning =>
  meaning.means === 'move' && meaning.move.type === 'giveUp' && mayBeFinal(view, meaning.move)
    ? { means: 'sure', move: meaning.move }
    : meaning;

/** Once a hidden choice is made, a click on another option changes it; a click on the chosen option does nothing. */
function otherChoice(offers: readonly Offer[], { prompt }: TableModel): Meaning | null {
  const chosen = 'chosen' in prompt ? prompt.chosen : null;
  const [choice, more] = offers.flatMap(({ move }) => (move.type === 'choose' ? [move] : []));
  if (chosen === null || choice === undefined || more !== undefined) return null;
  return choice.option === chosen ? NOTHING : { means: 'change', move: choice };
}

/** Why a click on the spot does nothing, if the rules have an answer. */
export const refusalAt = (spot: Spot, { view, me }: TableModel): Refusal | null =>
  me === null ? null : whyNot(spot, view, me);

/** The rules' refusal of a click on something that can be bought or used at another time. */
function whyNot(spot: Spot, view: View, me: Seat): Refusal | null {
  if ('seat' in spot) return spot.seat === me ? whyNotInOwnTavern(spot, view, me) : null;
  const guest = spot.at === 'display' ? view.display[spot.place]?.guest : undefined;
  if (guest !== undefined) return refusal(view, me, { type: 'recruit', guest });
  if (spot.at === 'nobles') return refusal(view, me, { type: 'nobles', count: 1 });
  return spot.at === 'supply' ? refusal(view, me, { type: 'buy', card: spot.card }) : null;
}

/** Null for upgraded tiles and for cards that work by themselves: a click there does nothing that could be refused. */
function whyNotInOwnTavern(spot: Spot, view: View, me: Seat): Refusal | null {
  const player = view.players[me];
  if (spot.at === 'tile' || spot.at === 'equipment') {
    const tile = spot.at === 'tile' ? spot.tile : spot.space;
    return player?.upgraded[tile] === 0 ? refusal(view, me, { type: 'upgrade', tile, returns: 0 }) : null;
  }
  if (spot.at === 'beside')
    return spot.card === 'bard' && (player?.beside.bard ?? 0) > 0 ? refusal(view, me, { type: 'bard' }) : null;
  if (spot.at !== 'entertainer' || (player?.entertainers[spot.entertainer] ?? null) === null) return null;
  if (spot.entertainer === 'dancer') return refusal(view, me, { type: 'dance' });
  return spot.entertainer === 'fireBreather' ? refusal(view, me, { type: 'breathe' }) : null;
}

/** True if it does not matter which move is made: all dice on one space bring the same. */
const areEqual = (moves: readonly Move[]): boolean => moves.every((move) => move.type === 'take');

function meaningOfOffers(offers: readonly Offer[], spot: Spot | null = null): Meaning {
  const moves = cheapestFirst(offers.filter(isLegal)).map(({ move }) => move);
  const [first] = moves;
  if (first !== undefined && (moves.length === 1 || areEqual(moves))) return { means: 'move', move: first };
  const [offer] = offers;
  const at = spot ?? offer?.spot ?? null;
  if (at === null || offer === undefined) return NOTHING;
  if (first !== undefined) return { means: 'which', moves, spot: at };
  return offer.refused === null ? NOTHING : { means: 'refused', refused: offer.refused, spot: at };
}
