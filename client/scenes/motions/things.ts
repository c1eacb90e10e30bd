// Flying things: the picture of each, its exact start and its exact destination, and which of them stay there.
import { sitterAt, type SitterLook } from '../../model/sitters.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { Thing } from '../../model/timeline.ts';
import { type ArtKey, cardKey } from '../art.ts';
import { CARD_SHAPE, ENTERTAINER_SHAPE } from '../layout/needs.ts';
import { centred, fitted, type Rect } from '../layout/rect.ts';
import { dieSize, diePicture, placeOfDie } from '../pieces/diceOnTable.ts';
import { besideBox } from '../pieces/largeTavern.ts';
import type { Piece, Subject } from '../pieces/piece.ts';
import type { Animator } from './animator.ts';

/** Piles whose picture does not change during a timeline when a card leaves or arrives. */
const PILES: readonly Spot['at'][] = ['deck', 'discard', 'supply', 'nobles', 'guestDeck', 'box'];

const isPile = (spot: Spot): boolean => PILES.includes(spot.at);

/** Spots where cards lie face down. */
const FACE_DOWN: readonly Spot['at'][] = ['deck', 'guestDeck'];

/** The person on a card that comes to a table or leaves one. */
export function sitterOf({ before, after }: Animator, thing: Thing, from: Spot, to: Spot): SitterLook | undefined {
  const table = [to, from].find((spot) => spot.at === 'table');
  if (thing.thing !== 'card' || table === undefined) return undefined;
  const players = (to.at === 'table' ? [after, before] : [before, after]).map(({ view }) => view.players[table.seat]);
  const player = players.find((one) => one?.tables[table.table] === thing.card);
  if (player === undefined) return undefined;
  const sitter = sitterAt(player, table.seat, table.table);
  if (to.at === 'table') return { ...sitter, mood: 'waiting' };
  return to.at === 'box' ? { ...sitter, mood: 'leaving' } : sitter;
}

interface CardView {
  isFaceDown: boolean;
  /** The person on a card that lies at a table. */
  sitter: SitterLook | undefined;
}

export function pictureOf(animator: Animator, thing: Thing, { isFaceDown, sitter }: CardView): ArtKey {
  switch (thing.thing) {
    case 'card':
      return thing.card === null || isFaceDown ? 'card/back' : cardKey(thing.card, sitter);
    case 'die':
      return diePicture(thing, animator.colourOf(thing.seat));
    case 'thalers':
      return 'thing/coin';
    case 'beer':
      return 'thing/stein';
    case 'schnapps':
      return 'thing/schnapps';
    case 'signature':
      return 'thing/signature';
    case 'counterGuest':
      return 'thing/counterGuest';
    case 'entertainer':
      return `entertainer/${thing.entertainer}/${thing.side}` as ArtKey;
    case 'mug':
      return 'thing/startMug';
    default:
      return thing satisfies never;
  }
}

export const liesFaceDown = (spot: Spot): boolean => FACE_DOWN.includes(spot.at);

const isSameSpot = (a: Spot | undefined, b: Spot): boolean => a !== undefined && spotKey(a) === spotKey(b);

/** Returns a function that is true for the piece that shows the thing at the spot. */
function showsThing(thing: Thing, spot: Spot): (piece: Piece) => boolean {
  return ({ spot: at, subject }) => {
    return isSameSpot(at, spot) && subject !== undefined && depicts(subject, thing);
  };
}

function depicts(subject: Subject, thing: Thing): boolean {
  if (thing.thing === 'card') {
    if (subject.is === 'display') return subject.guest === thing.card;
    return subject.is === 'card' && (thing.card === null || subject.card === thing.card);
  }
  if (thing.thing !== 'die') return false;
  if (subject.is === 'coasterDie') return subject.value === thing.value && !thing.own;
  return subject.is === 'die' && subject.value === thing.value && subject.own === thing.own;
}

/** Takes the thing away from its spot and returns the box where it lay. */
export function takeFrom(animator: Animator, thing: Thing, spot: Spot): Rect | null {
  const ghost = animator
    .lying(spot)
    .find(({ lies }) => lies !== null && lies.subject !== null && depicts(lies.subject, thing));
  if (ghost !== undefined) {
    animator.letGo(ghost);
    return ghost.box;
  }
  if (isPile(spot)) return cardBoxOn(animator.at(spot));
  const fitting = animator.pieces(showsThing(thing, spot));
  // Of equal dice the one whose place is empty afterwards.
  const shown = fitting.find(({ piece }) => thing.thing === 'die' && !animator.stays(piece)) ?? fitting[0];
  if (shown !== undefined) {
    animator.hideAllUnder(shown.piece.key);
    return shown.piece.box;
  }
  return thing.thing === 'card' ? cardBoxOn(animator.at(spot)) : smallBoxOn(animator, thing, spot);
}

/** The box where the thing will land. Claims its place on the table after the timeline, so call this once for each thing. */
export function claimLanding(animator: Animator, thing: Thing, spot: Spot): Rect | null {
  const box = animator.at(spot);
  if (box === null) return null;
  if (thing.thing === 'card') {
    if (isPile(spot)) return cardBoxOn(box);
    const coming = animator.destination(showsThing(thing, spot));
    if (coming !== null) return coming.box;
    if (spot.at !== 'beside') return cardBoxOn(box);
    return animator.isLarge(spot.seat) ? besideBox(box, animator.lying(spot).length) : box;
  }
  if (thing.thing === 'die') {
    const coming = animator.destination(showsThing(thing, spot));
    return coming?.box ?? smallBoxOn(animator, thing, spot);
  }
  if (thing.thing === 'entertainer') return fitted(box, ENTERTAINER_SHAPE);
  return smallBoxOn(animator, thing, spot);
}

const cardBoxOn = (box: Rect | null): Rect | null => (box === null ? null : fitted(box, CARD_SHAPE));

function smallBoxOn(animator: Animator, thing: Thing, spot: Spot): Rect | null {
  const box = animator.at(spot);
  if (box === null) return null;
  if (thing.thing === 'die') {
    const size = dieSize(animator.layout, spot, thing.seat);
    const index = animator.lying(spot).length;
    return placeOfDie(animator.layout, spot, index, index + 1, size) ?? centred(box, size, size);
  }
  const size = Math.min(Math.max(18, Math.min(box.width, box.height)), 46);
  return centred(box, size, size);
}

/** The subject of a piece that shows the thing once it has landed. */
export function subjectOf(thing: Thing, spot: Spot): Subject | null {
  if (thing.thing === 'card') return thing.card === null ? null : { is: 'card', card: thing.card };
  if (thing.thing !== 'die') return null;
  return spot.at === 'coaster'
    ? { is: 'coasterDie', value: thing.value, seat: spot.seat }
    : { is: 'die', value: thing.value, own: thing.own, seat: thing.seat, at: null };
}

/** True if a thing stays where it lands; goods vanish there and change a count. */
export const staysAt = (animator: Animator, thing: Thing, spot: Spot): boolean => {
  if (thing.thing === 'card') return !isPile(spot);
  if (thing.thing === 'die') return true;
  // A small tavern shows its goods on the plate.
  if ('seat' in spot && !animator.isLarge(spot.seat)) return false;
  return thing.thing === 'entertainer' || thing.thing === 'signature' || thing.thing === 'counterGuest';
};
