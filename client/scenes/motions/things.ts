// Things that fly: what each looks like, where exactly it starts, and where exactly it comes to lie.
import type { Face, Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { Thing } from '../../model/timeline.ts';
import type { ArtKey } from '../art.ts';
import { CARD_SHAPE, ENTERTAINER_SHAPE } from '../layout/needs.ts';
import { centred, fitted, type Rect } from '../layout/rect.ts';
import { cardPicture } from '../pieces/cards.ts';
import { dieSize, diePicture, placeOfDie } from '../pieces/diceOnTable.ts';
import { besideBox } from '../pieces/largeTavern.ts';
import type { Piece, Stands } from '../pieces/piece.ts';
import type { Act } from './act.ts';

/** Cards come from and go onto piles without changing what is to be seen of them. */
const PILES: readonly Spot['at'][] = ['deck', 'discard', 'supply', 'nobles', 'guestDeck', 'box'];

const isPile = (spot: Spot): boolean => PILES.includes(spot.at);

/** Face down on decks and on its way out of the game. */
const FACE_DOWN: readonly Spot['at'][] = ['deck', 'guestDeck'];

export function pictureOf(act: Act, thing: Thing, faceDown: boolean): ArtKey {
  switch (thing.thing) {
    case 'card':
      return thing.card === null || faceDown ? 'card/back' : cardPicture(thing.card);
    case 'die':
      return diePicture(thing.value, thing.own, act.after.people[thing.seat]?.colour ?? 'red');
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

export const isFaceDown = (spot: Spot): boolean => FACE_DOWN.includes(spot.at);

const same = (a: Spot | undefined, b: Spot): boolean => a !== undefined && spotKey(a) === spotKey(b);

/** Whether a piece on the table is the thing that is about to leave its spot. */
function isThing(thing: Thing, spot: Spot): (piece: Piece) => boolean {
  return ({ spot: at, stands }) => {
    if (!same(at, spot) || stands === undefined) return false;
    return standsFor(thing, stands);
  };
}

function standsFor(thing: Thing, stands: Stands): boolean {
  if (thing.thing === 'card') {
    if (stands.is === 'offer') return stands.guest === thing.card;
    return stands.is === 'card' && (thing.card === null || stands.card === thing.card);
  }
  if (thing.thing !== 'die') return false;
  if (stands.is === 'coasterDie') return stands.value === thing.value && !thing.own;
  return stands.is === 'die' && stands.value === thing.value && stands.own === thing.own;
}

/** What lies there leaves it; returns where it lay. */
export function leave(act: Act, thing: Thing, spot: Spot): Rect | null {
  const ghost = act
    .lying(spot)
    .find(({ lies }) => lies !== null && lies.stands !== null && standsFor(thing, lies.stands));
  if (ghost !== undefined) {
    act.letGo(ghost);
    return ghost.box;
  }
  if (isPile(spot)) return cardOn(act.at(spot));
  const [piece] = act.pieces(isThing(thing, spot));
  if (piece !== undefined) {
    act.hideAllUnder(piece.piece.key);
    return piece.piece.box;
  }
  return thing.thing === 'card' ? cardOn(act.at(spot)) : smallOn(act, thing, spot);
}

/** Where it will lie. */
export function arrive(act: Act, thing: Thing, spot: Spot): Rect | null {
  const box = act.at(spot);
  if (box === null) return null;
  if (thing.thing === 'card') {
    if (isPile(spot)) return cardOn(box);
    const coming = act.destination(isThing(thing, spot));
    if (coming !== null) return coming.box;
    return spot.at === 'beside' && act.isLarge(spot.seat) ? besideBox(box, act.lying(spot).length) : cardOn(box);
  }
  if (thing.thing === 'die') {
    const coming = act.destination(isThing(thing, spot));
    return coming?.box ?? smallOn(act, thing, spot);
  }
  if (thing.thing === 'entertainer') return fitted(box, ENTERTAINER_SHAPE);
  return smallOn(act, thing, spot);
}

const cardOn = (box: Rect | null): Rect | null => (box === null ? null : fitted(box, CARD_SHAPE));

function smallOn(act: Act, thing: Thing, spot: Spot): Rect | null {
  const box = act.at(spot);
  if (box === null) return null;
  if (thing.thing === 'die') {
    const size = dieSize(act.layout, spot, thing.seat);
    return (
      placeOfDie(act.layout, spot, act.lying(spot).length, act.lying(spot).length + 1, size) ?? centred(box, size, size)
    );
  }
  const size = Math.min(Math.max(18, Math.min(box.width, box.height)), 46);
  return centred(box, size, size);
}

/** What a thing is, once it lies somewhere. */
export function standing(thing: Thing, spot: Spot): Stands | null {
  if (thing.thing === 'card') return thing.card === null ? null : { is: 'card', card: thing.card };
  if (thing.thing !== 'die') return null;
  return spot.at === 'coaster'
    ? coasterDie(thing.value, spot.seat)
    : { is: 'die', value: thing.value, own: thing.own, seat: thing.seat, at: null };
}

const coasterDie = (value: Face, seat: Seat): Stands => ({ is: 'coasterDie', value, seat });

/** Cards and dice stay where they land; goods go up in a number. */
export const staysAt = (act: Act, thing: Thing, spot: Spot): boolean => {
  if (thing.thing === 'card') return !isPile(spot);
  if (thing.thing === 'die') return true;
  // A small tavern tells of its goods on the plate.
  if ('seat' in spot && !act.isLarge(spot.seat)) return false;
  return thing.thing === 'entertainer' || thing.thing === 'signature' || thing.thing === 'counterGuest';
};
